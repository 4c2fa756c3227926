import type { Strategy } from "../types.js";
import { browserUse } from "./browser-use.js";
import { nodeIdentity, nodeNamed, nodeOrNth, ordinal } from "./node.js";
import { ours, oursStateless, oursVerified } from "./ours.js";
import { absolutePath, developerPath, finderPath } from "./paths.js";
import { similoLead, similoNearest } from "./similo.js";

export const STRATEGIES: readonly Strategy[] = [
  ours,
  oursStateless,
  oursVerified,
  nodeIdentity,
  nodeNamed,
  nodeOrNth,
  ordinal,
  absolutePath,
  developerPath,
  finderPath,
  browserUse,
  similoNearest,
  similoLead,
];
