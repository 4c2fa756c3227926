import {
  above,
  absent,
  attr,
  byType,
  checked,
  derived,
  type Field,
  type FieldOption,
  flag,
  group,
  initial,
  list,
  masked,
  oneOf,
  type Reference,
  ref,
  self,
  shown,
  source,
  textEvenHidden,
  unlessEmpty,
  value,
  when,
} from "@onscreen/core";
import { isMasked } from "./fields.js";
import type { FormField } from "./schema.js";
import { masks, unlessMasked } from "./values.js";

/** Which component stands for which kind of field; below a component of a record those of the design system do its work. */
const KINDS: Readonly<Record<string, string>> = {
  reference: "sn-record-reference-connected, now-record-typeahead, now-typeahead",
  glide_list: "now-record-typeahead-multiple",
  choice: "sn-record-choice-connected, sn-record-choice-search, sn-record-choice-search-dropdown, now-select",
  currency: "sn-record-currency-connected",
  boolean: "now-record-checkbox, now-checkbox",
  date: "now-record-date-picker",
  time: "sn-record-time",
  duration: "sn-record-duration",
  email: "sn-record-email",
  phone: "sn-record-phone-connected",
  url: "sn-record-url",
  string: "sn-record-input-connected, sn-record-input, now-input, now-textarea",
};

/** A row of the table below, with what it knows beside the record's keys. */
interface Row extends FormField {
  isNew: boolean;
  typed: string;
  committed: string;
  invalid: boolean;
  masks: boolean;
}

/** Journals have a place of their own in the record. */
export const JOURNALS = "[name=comments], [name=work_notes]";

const control = "input:not([type=hidden i]), textarea";
/** A date and its time stand in an input each; absent where one of them can't be known. */
const dateAndTime = (read: (css: string) => Field<string>): Field<string> =>
  group<{ date: string; time: string; timed: boolean }>({
    date: read('input[name$="-date"]'),
    time: read('input[name$="-time"]'),
    timed: flag('input[name$="-time"]'),
  }).map(({ date, time, timed }) =>
    timed && time === undefined ? undefined : date && time ? `${date} ${time}` : date,
  );

const ownValue = attr("value", ":scope[value]").blank("");
const chosen = list<FieldOption>(
  ["now-select >>> [role=option]"],
  { key: "value", hidden: "keep" },
  {
    value: attr("id", self),
    label: textEvenHidden(self),
    selected: flag(":scope[aria-selected=true]"),
  },
).map(unlessEmpty);

/** The target of a reference. Typed text that was not resolved has a display and no id; no page names the target's table. */
const reference = derived<Row, Reference>((row) => {
  const { type, display, invalid } = row;
  const id = row.value;
  if (type !== "reference" || (!id && !display)) return undefined;
  return { ...(display !== undefined && { display }), ...(id && !invalid && { id }) } as Reference;
});

/** Typed text differs from what the input was last given; once it is committed the page no longer tells. */
const typedNow = (row: Partial<Row>): boolean =>
  row.typed !== undefined && row.committed !== undefined && row.typed !== row.committed;

/**
 * One field of a workspace form. The component of a field carries its column's name, whether it is required or read only, and
 * a reference's sys_id; label and control stand some shadow roots below it, at a depth that changes between releases.
 */
export const workspaceFields = list<FormField>(
  Object.values(KINDS),
  {
    key: "name",
    hidden: "keep",
    not: [JOURNALS, ...JOURNALS.split(", ").map((journal) => `${journal} >>> *`), "now-activity-combo >>> *"],
    given: {
      isNew: above<boolean>("isNew"),
      typed: oneOf(dateAndTime(value), value(control)),
      committed: oneOf(dateAndTime(initial), initial("input:not([type=hidden i])")),
      masks: oneOf(masked("input"), value(control).map(masks)),
      invalid: flag("input[aria-invalid=true]"),
    },
  },
  {
    type: oneOf(...Object.entries(KINDS).map(([kind, tags]) => when<string>(kind, `:scope:is(${tags})`))),
    label: oneOf(
      textEvenHidden(".now-form-field-label", "label", ".now-checkbox-label"),
      attr("aria-label", `${control}, button, [role=checkbox]`),
    ),
    name: oneOf(
      attr("name", ":scope[name]"),
      byType("type", {
        reference: attr("name", "input").map((name) => name.replace(/_input$/, "")),
        date: attr("name", "input").map((name) => name.replace(/-(?:date|time)$/, "")),
        "*": attr("name", control),
      }),
    ),
    options: chosen,
    value: byType<string>("type", {
      reference: ownValue,
      choice: oneOf(
        derived<Row, FieldOption>(({ options }) => options?.find((option) => option.selected)).map(
          (option) => option.value,
        ),
        ownValue,
      ),
      boolean: checked("[role=checkbox]", "input[type=checkbox]").map(String),
      "*": derived<Row, string>((row) => row.typed),
    }).map(unlessMasked),
    display: byType<string>("type", {
      reference: value("input"),
      choice: textEvenHidden(".now-select-trigger-label", "[role=combobox]"),
      "*": absent,
    }),
    original: byType<string>("type", {
      reference: absent,
      choice: absent,
      boolean: absent,
      "*": derived<Row, string>((row) => (typedNow(row) ? row.committed : undefined)),
    }).map(unlessMasked),
    required: flag(":scope[required]", "[aria-required=true]", "[icon=asterisk-fill]"),
    readOnly: flag(":scope[readonly]", "input[readonly]", "textarea[readonly]", "[aria-readonly=true]"),
    dirty: derived<Row, boolean | null>((row) => {
      if (row.masks) return row.readOnly ? false : null;
      if (typedNow(row)) return true;
      return row.readOnly || (row.isNew && row.value === "") ? false : null;
    }),
    disabled: flag(":scope[disabled]", "input[disabled]", "[aria-disabled=true]"),
    visible: shown(self),
    error: absent,
    reference,
    masked: isMasked,
    source: oneOf<FormField["source"]>(
      derived<Row, "unknown">((row) => (row.masks ? "unknown" : undefined)),
      when("attribute", "now-select"),
      source(control, "[role=checkbox]"),
    ),
    ref: ref(control, "[role=combobox]", "[role=checkbox]", self),
    userEdited: absent,
  },
);
