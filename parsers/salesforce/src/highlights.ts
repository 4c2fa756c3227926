import {
  attr,
  derived,
  type Field,
  group,
  list,
  oneOf,
  self,
  text,
  textEvenHidden,
  unlessEmpty,
  url,
  when,
} from "@onscreen/core";
import { apiName, shownType } from "./fields.js";
import { HELPERS } from "./pages.js";
import type { Highlight, Path, Step } from "./schema.js";
import { unmasked, withLabel } from "./values.js";

const BODY = ["p.fieldComponent", ".slds-form-element__static", ".test-id__field-value"];

/** The fields beside the name: `records-`, before Spring '22 `force-`, dynamic highlights, Aura. */
export const highlights = list<Highlight>(
  [
    "records-highlights-details-item",
    "force-highlights-details-item",
    "record_flexipage-dynamic-highlights2 >>> record_flexipage-record-field",
    ".forceHighlightsStencilDesktop .secondaryFields li",
    ".slds-page-header__detail-row > li.slds-page-header__detail-block",
  ],
  { key: "label" },
  {
    label: oneOf(
      textEvenHidden(".test-id__field-label"),
      attr("title", ".slds-text-title[title]", ".slds-form-element__label[title]"),
      text(".slds-text-title", ".slds-form-element__label"),
    ),
    name: apiName,
    display: text(...BODY)
      .without(...HELPERS)
      .map(unmasked),
    type: shownType,
    link: url(...BODY.map((body) => `${body} a[href]`)),
  },
).map(withLabel);

const steps = list<Step>(
  ["li.slds-path__item", "runtime_sales_pathassistant-path-step", "li.runtime_sales_pathassistantPathAssistantTab"],
  {},
  {
    label: oneOf(
      text(".slds-path__title"),
      attr("data-label", ".slds-path__title"),
      text(".title", "a").without(...HELPERS),
    ),
    state: oneOf<Step["state"]>(
      when("won", ":scope.slds-is-won", ".slds-is-won"),
      when("lost", ":scope.slds-is-lost", ".slds-is-lost"),
      when("current", ":scope.slds-is-current", ".slds-is-current", ":scope.current", ".current"),
      when("complete", ":scope.slds-is-complete", ".slds-is-complete", ":scope.complete", ".complete"),
      when("incomplete", ":scope.slds-is-incomplete", ".slds-is-incomplete", ":scope.incomplete", ".incomplete"),
    ).otherwise("unknown"),
  },
);

/** The stages above the page. A closed record stands in its last one. */
export const path: Field<Path> = group<Path>(
  {
    steps: steps.map(withLabel).map(unlessEmpty),
    current: derived<Path, string>(
      (row) => row.steps?.find(({ state }) => state === "current" || state === "won" || state === "lost")?.label,
    ),
  },
  self,
);
