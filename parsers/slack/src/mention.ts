import { attr, constant, derived, type Field, list, oneOf, self, text, when, within } from "@onscreen/core";
import type { Mention } from "./schema.js";
import { mentionId, mentionKind } from "./values.js";

const MENTIONS = [
  '[data-stringify-type="mention"]',
  '[data-qa="inline_channel_entity"][data-channel-id]',
  'ts-mention[data-id]:not([data-id="UNVERIFIED"])',
  ".c-member_slug:not(ts-mention)",
  ".c-mrkdwn__mention",
  ".c-mrkdwn__user_group",
  ".c-user_group",
  ".c-mrkdwn__broadcast",
  ".c-broadcast",
].join(", ");

/** Whom a text mentions, sent or only typed. */
export const mentions = (region: string): Field<Mention[]> =>
  list<Mention>(
    [within(region, MENTIONS)],
    {},
    {
      id: oneOf(
        attr("data-member-id", self, "[data-member-id]"),
        attr("data-stringify-id", self, "[data-stringify-id]"),
        attr("data-user-group-id", self, "[data-user-group-id]"),
        attr("data-channel-id", self, "[data-channel-id]"),
        attr("data-id", self),
      ).map(mentionId),
      label: text(self),
      kind: oneOf<Mention["kind"]>(
        when("broadcast", ":scope.c-broadcast", ":scope.c-mrkdwn__broadcast", ':scope[data-id^="BK"]'),
        derived<Mention, Mention["kind"]>(({ id }) => mentionKind(id)),
        when("channel", ":scope[data-channel-id]"),
        when("group", ":scope[data-user-group-id]", ":scope.c-user_group", ":scope.c-mrkdwn__user_group"),
        constant("user"),
      ),
    },
  );
