import {
  above,
  attr,
  byType,
  checked,
  current,
  derived,
  type FieldOption,
  flag,
  following,
  inView,
  list,
  masked,
  oneOf,
  ref,
  self,
  shown,
  source,
  text,
  textEvenHidden,
  unlessEmpty,
  value,
  when,
} from "@onscreen/core";
import { choices, dirty, isMasked, type Row, reference, userEdited } from "./fields.js";
import type { FormField } from "./schema.js";
import { masks, questionKind, sysIdIn, unlessMasked, variableOf } from "./values.js";

/** Where a saved page does not keep up with the buttons, the hidden input that the form keeps names the chosen one. */
const radios = list<FieldOption>(
  ['input[type="radio"][name="{control}"]'],
  {
    key: "value",
    hidden: "keep",
    given: { id: attr("id", self), current: current(self), chosen: above<string>("chosen") },
  },
  {
    value: attr("value", self).blank(""),
    label: textEvenHidden(following("label")),
    selected: oneOf(
      derived<{ id: string; current: boolean; chosen: string }, boolean>((row) =>
        row.current || !row.chosen ? undefined : row.id === row.chosen,
      ),
      checked(self),
    ).otherwise(false),
  },
).map(unlessEmpty);

const chosen = derived<Row, FieldOption>(({ options }) => options?.find((option) => option.selected));
const raw = value("#{control}");

/**
 * One question of a catalog item (`IO:{variable}`) or of a variable editor on a record (`ni.VE{answer}`). Its API name comes
 * from the page's map; an answer is mapped to its variable first. The label of a set of checkboxes is no question.
 */
export const variables = list<FormField>(
  ['[id^="element."]:has(.cat_item_option)', ".sc_checkbox"],
  {
    key: "name",
    hidden: "keep",
    not: ['[id^="element.checkbox_container"]', '[id^="element."]:has([id^="element."])'],
    given: {
      control: oneOf(
        attr("id", ':scope[id^="element."]').map((id) => id.slice("element.".length)),
        attr("id", '.cat_item_option[data-type="checkbox"]'),
      ),
      variable: oneOf(
        attr("value", inView("#variable_def_mapping")).map((mapping, { row }) =>
          variableOf(mapping, sysIdIn(String(row["control"])) ?? ""),
        ),
        derived<{ control: string }, string>(({ control = "" }) => sysIdIn(control)),
      ),
      chosen: value("#{control}_checked_radio"),
      isNew: above<boolean>("isNew"),
      current: oneOf(
        when(true, "#{control}_checked_radio"),
        current('input[type="radio"][name="{control}"]', "#{control}"),
      ),
      marked: flag("#status\\.{control}.changed"),
      masks: oneOf(masked("#{control}"), when(true, '#label_{control}[type="25"]'), raw.map(masks)),
      invalid: flag("#sys_display\\.{control}[aria-invalid=true]"),
      target: attr("data-table", "#sys_display\\.{control}"),
      shownOriginal: value("#sys_display\\.original\\.{control}"),
    },
  },
  {
    label: textEvenHidden(
      "#label_{control} [role=heading]",
      "#label_{control} label",
      "#label_{control} legend",
      "label.checkbox-label",
    ),
    name: attr("qname", inView("#variable_map item#{variable}")),
    type: oneOf(
      attr("type", "#label_{control}").map(questionKind),
      when("checkbox", '.cat_item_option[data-type="checkbox"]'),
    ),
    options: oneOf(radios, choices("select#{control}")),
    value: oneOf(
      chosen.map((option) => option.value),
      raw,
    ).map(unlessMasked),
    display: byType<string>("type", {
      reference: value("#sys_display\\.{control}"),
      "*": chosen.map((option) => option.label),
    }).map(unlessMasked),
    original: value("#sys_original\\.{control}").map(unlessMasked),
    required: oneOf(
      flag({ on: ['#status\\.{control}[mandatory="true"]'], off: ['#status\\.{control}[mandatory="false"]'] }),
      flag("[aria-required=true]"),
    ),
    readOnly: flag(
      "#status\\.{control}.read_only",
      "#{control}[readonly]",
      "#{control}[disabled]",
      '[id^="sys_readonly."]',
    ),
    dirty,
    disabled: flag(
      "#{control}[disabled]",
      "#ni\\.{control}[disabled]",
      'input[type="radio"][name="{control}"][disabled]',
    ),
    visible: shown(self),
    error: text(".fieldmsg.notification-error", ".fieldmsg_error"),
    reference,
    masked: isMasked,
    source: oneOf<FormField["source"]>(
      derived<Row, "unknown">((row) => (row.masks ? "unknown" : undefined)),
      source('input[type="radio"][name="{control}"]', "#{control}"),
    ),
    ref: ref(
      "#sys_display\\.{control}",
      "#ni\\.{control}",
      'input[type="radio"][name="{control}"]',
      "#{control}:not([type=hidden i])",
      self,
    ),
    userEdited,
  },
);
