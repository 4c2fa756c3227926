import { attr, inView, list, oneOf, ref, self, textEvenHidden, value } from "@onscreen/core";
import type { Journal } from "./schema.js";
import { fieldName } from "./values.js";

const typed = (text: string): string | undefined => text || undefined;
const ALL = "#activity-stream-{name}-textarea:not(.ng-hide, .ng-hide *)";
const ONE = '#activity-stream-textarea[data-stream-text-input="{name}"]:not(.ng-hide, .ng-hide *)';

/**
 * Inputs for comments and work notes. Each stands on the page up to three times: in the form, in the stream's box for all
 * fields and in its box for the chosen one. It is one journal, with the text of whichever has any.
 */
export const journals = list<Journal>(
  ['[id^="element."]:has([id^="label."][type^="journal_input"])'],
  {
    key: "name",
    hidden: "keep",
    unique: true,
    given: { id: attr("id", self).map((id) => id.slice("element.".length)) },
  },
  {
    name: attr("id", self).map((id) => fieldName(id.slice("element.".length))),
    label: textEvenHidden("#label\\.{id} .label-text"),
    text: oneOf(
      value("#{id}").map(typed),
      value(inView(ALL)).map(typed),
      value(inView(ONE)).map(typed),
      value("#{id}"),
    ),
    ref: ref(inView(ONE), inView(ALL), "#{id}", self),
  },
);

/** Typed text makes a form dirty; text that can't be known leaves it open. */
export const journalDirt = ({ text }: Partial<Journal>): { dirty: boolean | null } => ({
  dirty: text === undefined ? null : text !== "",
});

/** Of several inputs for one journal the one that was typed into, else the first. */
export const withText = (found: Journal[]): Journal[] => [
  ...found
    .reduce((byName, journal) => {
      const known = byName.get(journal.name);
      return known?.text ? byName : byName.set(journal.name, known && !journal.text ? known : journal);
    }, new Map<string, Journal>())
    .values(),
];
