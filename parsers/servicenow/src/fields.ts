import {
  above,
  attr,
  byType,
  type Field as Column,
  current,
  derived,
  type FieldOption,
  flag,
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
  value,
  when,
} from "@onscreen/core";
import { isDirty } from "./dirty.js";
import type { FormField } from "./schema.js";
import { fieldName, letters, lettersOfHtml, masks, tableOf, unlessMasked } from "./values.js";

/** A row of the table below, with what it knows beside the record's keys. */
export interface Row extends FormField {
  isNew: boolean;
  current: boolean;
  marked: boolean;
  editor: boolean;
  masks: boolean;
  invalid: boolean;
  prefilled: boolean;
  target: string;
  shownOriginal: string;
}

/** The choices of a select. In a plain saved page the chosen one is the one that the server sent. */
export const choices = (...selects: string[]): Column<FieldOption[]> =>
  list<FieldOption>(
    selects.map((select) => `${select} option`),
    { key: "value", hidden: "keep" },
    {
      value: attr("value", self).blank(""),
      label: textEvenHidden(self),
      selected: selected(self).otherwise(false),
    },
  ).map(unlessEmpty);

const chosen = derived<Row, string>(({ options }) => options?.find((option) => option.selected)?.label);
const members = list<string>(["#select_0{id} option"], { hidden: "keep" }, textEvenHidden(self)).map(
  (names) => names.join(", ") || undefined,
);
const rawValue = value("#{id}");

/** The target of a reference. Typed text that was not resolved has a display and no id. */
export const reference = derived<Row, Reference>((row) => {
  const { type, display, target } = row;
  const id = row.value;
  const isUnknown = isUnresolved(row);
  if (type !== "reference" || (!id && !display) || (isUnknown && !display)) return undefined;
  // a name that can't be known stays out, and is reported as lost
  return {
    ...(display !== undefined && { display }),
    ...(id && !isUnknown && { id }),
    ...(target && { type: target }),
  } as Reference;
});

/** Nobody chose the text from the list: no sys_id is behind it, or the old one, or the page says that it is none. */
function isUnresolved(row: Partial<Row>): boolean {
  const { display, shownOriginal, original, invalid, readOnly } = row;
  if (display === undefined || readOnly) return false;
  if (display !== "" && (row.value === "" || invalid)) return true;
  return shownOriginal !== undefined && display !== shownOriginal && row.value === original;
}

export const dirty = derived<Row, boolean | null>((row) => {
  const { type = "", original, display, editor, marked = false, current: live = false, readOnly } = row;
  const html = { current: true, loaded: original && lettersOfHtml(original), now: display && letters(display) };
  const raw = { current: live, loaded: original, now: row.value };
  if (type === "reference" && isUnresolved(row)) return true;
  const changed = isDirty({ type, marked, ...(editor ? html : raw) });
  // nobody types into a field that can't be edited
  return changed ?? (readOnly ? false : null);
});

export const isMasked = derived<Row, boolean>((row) => row.masks || undefined);

/** On a new record a page tells what somebody changed and what it filled in itself, but not of every field. */
export const userEdited = derived<Row, boolean | null>(({ isNew, dirty: changed, marked, prefilled }) => {
  if (!isNew || !changed) return undefined;
  return marked ? true : prefilled ? false : null;
});

/**
 * One field of a classic form: everything is joined by the id `{table}.{field}`, which has been the same from 2015 to today
 * and is in no language. The hidden input of that id holds the raw value, `sys_original.` the one that was loaded.
 *
 * @param from which containers of fields: `[id^="element."]`, or only some of them.
 */
export const formFields = (from: string): Column<FormField[]> =>
  list<FormField>(
    [`${from}:has([id^="label."], [id^="sys_original."])`],
    {
      key: "name",
      hidden: "keep",
      not: ['[id^="element."]:has([id^="label."][type^="journal"])', '[id^="element."]:has(.cat_item_option)'],
      given: {
        id: attr("id", self).map((id) => id.slice("element.".length)),
        isNew: above<boolean>("isNew"),
        current: current("#{id}"),
        marked: flag("#status\\.{id}.changed", ":scope.is-filled"),
        editor: flag("#{id}_ifr"),
        masks: oneOf(
          masked("#{id}"),
          when(true, '#label\\.{id}[type^="password"]'),
          value("#sys_readonly\\.{id}").map(masks),
          rawValue.map(masks),
        ),
        invalid: flag("#sys_display\\.{id}[aria-invalid=true]"),
        prefilled: flag(":scope.is-prefilled"),
        target: oneOf(attr("data-table", "#sys_display\\.{id}"), attr("data-form", "#viewr\\.{id}").map(tableOf)),
        shownOriginal: value("#sys_display\\.original\\.{id}"),
      },
    },
    {
      label: textEvenHidden("#label\\.{id} .label-text", "#label\\.{id} label"),
      name: attr("id", self).map((id) => fieldName(id.slice("element.".length))),
      type: attr("type", "#label\\.{id}"),
      options: choices("select#{id}", "select#sys_readonly\\.{id}"),
      value: byType("type", {
        html: rawValue.map((html, { row }) => (row["editor"] ? undefined : html)),
        "*": rawValue,
      }).map(unlessMasked),
      display: byType<string>("type", {
        reference: value("#{id}_label", "#sys_display\\.{id}", "#sys_readonly\\.{id}"),
        glide_list: oneOf(text("#{id}_nonedit"), members, textEvenHidden("#{id}_nonedit").blank("")),
        html: textEvenHidden("#{id}_ifr >>> body").blank(""),
        "*": oneOf(chosen, value("input#sys_readonly\\.{id}")),
      }).map(unlessMasked),
      original: value("#sys_original\\.{id}").map(unlessMasked),
      required: oneOf(
        flag({ on: ['#status\\.{id}[mandatory="true"]'], off: ['#status\\.{id}[mandatory="false"]'] }),
        flag("#{id}[aria-required=true]", "#sys_display\\.{id}[aria-required=true]"),
      ),
      readOnly: flag(
        "#status\\.{id}.read_only",
        "#sys_readonly\\.{id}",
        "#{id}[readonly]",
        '#{id}[writeaccess="false"]',
        '#{id}[gsftlocked="true"]',
        "#sys_display\\.{id}[readonly]",
      ),
      dirty,
      disabled: flag(
        "#{id}[disabled]",
        "#ni\\.{id}[disabled]",
        "#sys_display\\.{id}[disabled]",
        "#sys_readonly\\.{id}[disabled]",
      ),
      visible: shown(self),
      error: text(".fieldmsg.notification-error", ".fieldmsg_error"),
      reference,
      masked: isMasked,
      source: oneOf<FormField["source"]>(
        derived<Row, "unknown">((row) => (row.editor || row.masks ? "unknown" : undefined)),
        source("#{id}"),
      ),
      ref: ref(
        "#sys_readonly\\.{id}",
        "#sys_display\\.{id}:not([type=hidden i])",
        "#ni\\.{id}",
        "#{id}:not([type=hidden i])",
        "#{id}_label",
        "#{id}_unlock",
        self,
      ),
      userEdited,
    },
  );
