import { gmail } from "@onscreen/gmail";
import { hubspot } from "@onscreen/hubspot";
import { jira } from "@onscreen/jira";
import { salesforce } from "@onscreen/salesforce";
import { servicenow } from "@onscreen/servicenow";
import { slack } from "@onscreen/slack";

/** Every platform that is read, in no order of preference: no two apply to one address. Each adds one line here. */
export const allParsers = [gmail, hubspot, jira, salesforce, servicenow, slack] as const;

export type AllParsers = typeof allParsers;
