import { attr, type Field, list, oneOf, self, text, unlessEmpty, when } from "@onscreen/core";
import { ending, holding } from "./anchors.js";
import { searchesFor } from "./values.js";

interface Tag {
  shown: string;
  leadsTo: string;
}

/** Values that lead to a search for them; a word in the name of another value is none. */
const searched = (field: string): Field<string[]> =>
  list<Tag>([`a[href*="jql="][href*="${field}"]`], {}, { shown: text(self), leadsTo: attr("href", self) })
    .map((tags) => tags.filter(({ leadsTo }) => searchesFor(field, leadsTo)).map(({ shown }) => shown))
    .map(unlessEmpty);

/** Components and versions: tags in the field's box or links to a search; none where the box holds neither. */
export function tags(box: string, field: string): Field<string[]> {
  const at = holding(`select-inline-edit.${box}`);
  return oneOf<string[]>(
    list<string>([`${at} [data-tag-text]`], {}, text(self)).map(unlessEmpty),
    searched(field),
    when<string[]>([], `:scope:has(${at}):not(:has(${at} a, ${at} [data-tag-text], ${at} input))`),
  );
}

/** The box of a field of labels: the labels themselves, and every field of this site that is of their kind. */
const BOX = ending("issue-base.context.labels");
const PLACE = '[data-testid*=".sortable-item-container-"], [data-test-id*=".sortable-item-container-"]';
const OWN_PLACE = ending(".sortable-item-container-labels");

/** An issue's labels, which lead to a search for labels; another field of their kind leads to one for itself. */
export const labels: Field<string[]> = oneOf<string[]>(
  list<string>([`${OWN_PLACE} ${BOX} a[href]`], {}, text(self)).map(unlessEmpty),
  searched("labels"),
  when<string[]>([], `${OWN_PLACE} ${BOX}:not(:has(a))`, `${BOX}:not(:has(a)):not(:is(${PLACE}) *)`),
);
