import {
  absent,
  attr,
  byType,
  checked,
  constant,
  current,
  derived,
  type FieldOption,
  type FormField,
  flag,
  following,
  group,
  initial,
  inView,
  list,
  masked,
  oneOf,
  type Reference,
  ref,
  selected,
  self,
  shown,
  source,
  text,
  textEvenHidden,
  unlessEmpty,
  url,
  value,
  when,
} from "@onscreen/core";
import { classicField, classicRecord, isMask, unlessMasked, unmasked } from "./values.js";

const cell = (css?: string) => following("td.dataCol", css);
const recordLink = 'a[href^="/"][id^="lookup"]';
const label = text(self).without(".requiredMark", ".assistiveText", ".helpButton");

const linkedId = attr("href", cell(recordLink)).map(classicRecord);

/** A row of the tables below, with what it knows beside the record's keys. */
interface Row extends FormField {
  id: string;
  live: boolean;
  loadedName: string;
  touched: boolean;
  masks: boolean;
}

/** One field of a Classic detail page. Its id is the platform's own: `acc2` of a standard field, `00N…` of a custom one. */
export const CLASSIC_ITEMS = ["table.detailList td.labelCol"];

export const classicShownFields = {
  label,
  name: oneOf(attr("id", cell("[id$=_ileinner]")).map(classicField), attr("id", cell()).map(classicField)),
  type: oneOf<string>(
    when("lookup", cell(recordLink)),
    when("boolean", cell("img.checkImg")),
    when("email", cell('a[href^="mailto:"]')),
    when("url", cell('a[href^="http"]')),
    constant("text"),
  ),
  value: oneOf(linkedId, flag({ on: [cell('img[src*="checkbox_checked"]')], off: [cell("img.checkImg")] }).map(String)),
  display: byType("type", {
    boolean: absent,
    "*": oneOf(text(cell(recordLink)), text(cell()).blank("")).map(unmasked),
  }),
  original: absent,
  dirty: flag(cell(".inlineEditModified"), cell(":scope.inlineEditModified")),
  required: flag(".requiredMark"),
  readOnly: flag(cell(":scope.inlineEditLock"), cell(":scope:not([id$=_ilecell])")),
  disabled: absent,
  visible: shown(self),
  error: absent,
  options: absent,
  reference: group<Reference>(
    {
      display: textEvenHidden(self),
      id: attr("href", self).map(classicRecord),
      type: absent,
      url: url(self),
    },
    cell(recordLink),
  ),
  masked: text(cell()).map((found) => isMask(found) || undefined),
  source: oneOf<FormField["source"]>(when("attribute", cell(recordLink)), constant("unknown")),
  ref: ref(cell("[id$=_ileinner]"), cell(), self),
};

const control = "#{id}";
/** The cell of a field that can't be edited. */
const shownCell = cell(":scope:not(:has(input, select, textarea))");

/** Changed or not: a lookup by the name that was loaded, a text by what the server sent. Lists and boxes say nothing. */
const dirty = derived<Row, boolean | null>((row) => {
  const { type, display, loadedName, touched, original, live, readOnly } = row;
  if (readOnly) return false;
  if (type === "lookup") {
    if (touched) return true;
    return display === undefined || loadedName === undefined ? null : display !== loadedName;
  }
  return live && original !== undefined && row.value !== undefined ? row.value !== original : null;
});

/** One field of a Classic edit page: the control's id is the field's, the twins of a lookup are named after it. */
export const classicFormFields = {
  label: oneOf(text("label").without(".requiredMark", ".assistiveText", ".helpButton"), label),
  name: derived<Row, string>(({ id }) => (id === undefined ? undefined : classicField(id))),
  type: oneOf<string>(
    when("password", inView(`input[type=password]${control}`)),
    when("lookup", inView("#{id}_lkid")),
    when("multipicklist", inView(`select[multiple]${control}`), inView("#{id}_selected")),
    when("picklist", inView(`select${control}`)),
    when("textarea", inView(`textarea${control}`)),
    when("boolean", inView(`input[type=checkbox]${control}`)),
    when("date", cell(".dateInput")),
    constant("text"),
  ),
  options: list<FieldOption>(
    [inView(`select${control} option`)],
    { key: "value", hidden: "keep" },
    { value: attr("value", self).blank(""), label: textEvenHidden(self), selected: selected(self).otherwise(false) },
  ).map(unlessEmpty),
  value: byType("type", {
    password: absent,
    lookup: value(inView("#{id}_lkid")).map((id) => (/^0*$/.test(id) ? "" : id)),
    boolean: checked(inView(control)).map(String),
    date: absent,
    "*": value(inView(control)),
  }).map(unlessMasked),
  display: byType("type", {
    lookup: value(inView(control)),
    date: value(inView(control)),
    picklist: derived<Row, string>(({ options }) => options?.find((option) => option.selected)?.label),
    text: text(shownCell),
    "*": absent,
  }).map(unlessMasked),
  original: byType("type", { text: initial(inView(`input${control}`)), "*": absent }).map(unlessMasked),
  required: flag(".requiredMark", cell(".requiredInput"), cell(".requiredBlock")),
  readOnly: flag(":scope:not(:has(label[for]))"),
  dirty,
  disabled: flag(inView(`${control}[disabled]`)),
  visible: shown(self),
  error: text(cell(".errorMsg")),
  reference: derived<Row, Reference>((row) => {
    if (row.type !== "lookup" || !row.display) return undefined;
    const isResolved = row.dirty === false || row.touched;
    return { display: row.display, ...(row.value && isResolved && { id: row.value }) };
  }),
  masked: oneOf(
    masked(inView(control)),
    derived<Row, boolean>(({ masks }) => masks || undefined),
  ),
  source: oneOf<FormField["source"]>(
    derived<Row, "unknown">(({ masks }) => (masks ? "unknown" : undefined)),
    source(inView(control)),
  ),
  ref: ref(inView(control), self),
};

export const classicFormGiven = {
  id: attr("for", "label[for]"),
  live: current(inView(control)),
  loadedName: value(inView("#{id}_lkold")),
  touched: value(inView("#{id}_mod")).map((mod) => mod === "1"),
  masks: oneOf(value(inView(control)), text(shownCell)).map(isMask),
};
