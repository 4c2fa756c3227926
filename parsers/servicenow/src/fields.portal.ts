import {
  above,
  absent,
  attr,
  byType,
  type Field as Column,
  checked,
  closest,
  constant,
  derived,
  type FieldOption,
  flag,
  list,
  masked,
  oneOf,
  type Reference,
  ref,
  type SelectorSpec,
  self,
  shown,
  source,
  textEvenHidden,
  unlessEmpty,
  value,
  when,
} from "@onscreen/core";
import { choices, isMasked } from "./fields.js";
import type { FormField } from "./schema.js";
import { durationOf, masks, unlessMasked } from "./values.js";

/** What belongs to a question stands around its control: in the wrapper that has its name, else in its form group. */
const wrapped = (css: string): SelectorSpec => closest('[id="{name}"]', css);
const grouped = (css: string): SelectorSpec => closest(".form-group", css);
/** The select2 that stands in for a control. */
const picker = '[id="s2id_sp_formfield_{name}"]';

interface Row extends FormField {
  isNew: boolean;
  masks: boolean;
}

/** A duration stands in an input a unit, and nowhere as a whole; units may be left out. */
const PART = 'input[id^="dur-"]';

const duration = list<{ unit: string; count: string }>(
  [PART],
  { key: "unit", hidden: "keep" },
  { unit: attr("id", self).map((id) => /^dur-([a-z]+)-/.exec(id)?.[1]), count: value(self) },
).map((parts) =>
  parts.every(({ count }) => count !== undefined)
    ? durationOf(Object.fromEntries(parts.map(({ unit, count }) => [unit, count])))
    : undefined,
);

const radios = list<FieldOption>(
  ['input[type="radio"]'],
  { key: "value", hidden: "keep" },
  {
    value: attr("value", self).blank(""),
    label: oneOf(attr("aria-label", self), textEvenHidden(closest("label"))),
    selected: checked(self).otherwise(false),
  },
).map(unlessEmpty);

const chosen = derived<FormField, FieldOption>(({ options }) => options?.find((option) => option.selected));
const picked = textEvenHidden(grouped(`${picker} .select2-choice:not(.select2-default) .select2-chosen`));
const pills = list<string>([grouped(`${picker} .select2-search-choice`)], { hidden: "keep" }, textEvenHidden(self)).map(
  (names) => names.join(", "),
);

/** Who typed into a control leaves AngularJS's mark on it; what a picker sets leaves none, so its absence says nothing there. */
const dirty = oneOf<boolean | null>(
  when(true, ":scope.ng-dirty", "input.ng-dirty"),
  when(false, ":scope.ng-pristine:is(textarea, input):not([aria-hidden=true]):not([type=hidden i])"),
  derived<Row, boolean>((row) => (row.readOnly || (row.isNew && row.value === "") ? false : undefined)),
  constant(null),
);

/** One question of a form in Service Portal or Employee Center; the id of its control ends in the field's own name. */
export const portalFields = (within: string): Column<FormField[]> =>
  list<FormField>(
    ["input", "textarea", "select", "fieldset"].map((tag) => `${tag}[id^="sp_formfield_"]${within}`),
    {
      key: "name",
      hidden: "keep",
      given: { isNew: above<boolean>("isNew"), masks: oneOf(masked(self), value(self).map(masks)) },
    },
    {
      name: attr("id", self).map((id) => id.slice("sp_formfield_".length)),
      label: oneOf(
        textEvenHidden(
          wrapped('label[for="sp_formfield_{name}"]'),
          grouped('label[for="sp_formfield_{name}"]'),
          "legend",
          wrapped("label, legend"),
          grouped("label, legend"),
        ).without(".mandatory", ".sr-only"),
        attr("aria-label", self),
      ),
      type: oneOf<string>(
        when("multiple_choice", 'input[type="radio"]'),
        when("duration", ':scope:is(fieldset):has([id^="dur-"])'),
        when("checkbox", ':scope[type="checkbox"]'),
        when("masked", ':scope[type="password"]'),
        when("glide_list", grouped(`${picker}.select2-container-multi`)),
        when("choice", ":scope:is(select)"),
        when("reference", grouped(picker)),
        when("date", closest("sp-date-picker")),
        when("multi_line_text", ":scope:is(textarea)"),
        constant("string"),
      ),
      options: oneOf(radios, choices(":scope:is(select)")),
      value: byType<string>("type", {
        multiple_choice: chosen.map((option) => option.value),
        checkbox: checked(self).map(String),
        duration,
        "*": value(self),
      }).map(unlessMasked),
      display: byType<string>("type", {
        multiple_choice: chosen.map((option) => option.label),
        choice: oneOf(
          picked,
          chosen.map((option) => option.label),
        ),
        reference: picked,
        glide_list: pills,
        "*": absent,
      }),
      original: absent,
      required: flag(wrapped(".mandatory"), grouped(".mandatory"), ":scope[required]", ":scope[aria-required=true]"),
      readOnly: flag(":scope[readonly]", ":scope[aria-readonly=true]", grouped(`${picker}.select2-container-disabled`)),
      dirty,
      disabled: flag(":scope[disabled]"),
      visible: shown(closest(".form-group, fieldset, sp-variable-layout")),
      error: absent,
      reference: derived<FormField, Reference>((row) =>
        row.type === "reference" && row.value && row.display !== undefined
          ? { display: row.display, id: row.value }
          : undefined,
      ),
      masked: isMasked,
      source: oneOf<FormField["source"]>(
        derived<Row, "unknown">((row) => (row.masks ? "unknown" : undefined)),
        source(":scope:not(fieldset)", 'input[type="radio"]', PART),
      ),
      ref: ref(grouped(`${picker} .select2-choice, ${picker} .select2-input`), 'input[type="radio"]', self),
      userEdited: absent,
    },
  );
