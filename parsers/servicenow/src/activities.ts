import { attr, list, moment, oneOf, person, ref, richText, self, text, textEvenHidden } from "@onscreen/core";
import type { Activity } from "./schema.js";
import { isoFromUtc } from "./values.js";

/** The bullet and both forms of the time stand in one line with the kind of the entry. */
const TIMES = [".sn-card-component_accent-bar_bullet", ".date-calendar", ".date-timeago"];

const VALUE = ".sn-widget-list-table-cell:nth-child(2)";

type Change = Activity["changes"][number];

/** Entries of the activity stream. Empty cards are templates. */
export const activities = list<Activity>(
  ["li.h-card:has(.sn-card-component-createdby)"],
  {},
  {
    kind: text(".sn-card-component-time")
      .without(...TIMES)
      .map((kind) => kind.replace(/\s*\u2022$/, "") || undefined),
    author: person({ name: text(".sn-card-component-createdby"), id: attr("data-presence-id", "[data-presence-id]") }),
    date: moment({
      text: text(".date-calendar", ".date-timeago"),
      full: textEvenHidden(".date-calendar").map((full, { row }) => (full === row["text"] ? undefined : full)),
      iso: attr("timeago", ".date-timeago").map(isoFromUtc),
    }),
    changes: list<Change>(
      [".sn-widget-list-table > li:has(.sn-widget-list-table-cell)"],
      {},
      {
        label: text(".sn-widget-list-table-cell:first-child"),
        // a value that replaced another stands in a span of its own, and so does the other at the end
        new: oneOf(text(`${VALUE} > span:first-child`), text(VALUE)),
        old: text(`${VALUE} > span:last-child:not(:first-child)`),
      },
    ),
    body: richText(".sn-widget-textblock-body"),
    ref: ref(self),
  },
);
