import type { Got } from "./compare.js";

interface AxValue {
  readonly type?: string;
  readonly value?: unknown;
}

interface AxNode {
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
}

/** Names of the browser's own for what ARIA has a role for. */
const INTERNAL: Readonly<Record<string, string>> = {
  ColorWell: "",
  Date: "textbox",
  DescriptionList: "list",
  Details: "group",
  DisclosureTriangle: "button",
  EmbeddedObject: "",
  Figcaption: "caption",
  Iframe: "",
  InputTime: "textbox",
  LabelText: "",
  LayoutTable: "",
  LayoutTableCell: "",
  LayoutTableRow: "",
  Legend: "",
  PopUpButton: "combobox",
  MenuListPopup: "listbox",
  ToggleButton: "button",
};

const STATES: Readonly<Record<string, string>> = {
  hasPopup: "haspopup",
  multiselectable: "multiselectable",
  keyshortcuts: "keyshortcuts",
  roledescription: "roledescription",
};

const TOLD = new Set(
  "atomic autocomplete busy checked disabled expanded invalid level live modal multiline orientation pressed readonly relevant required selected valuemax valuemin valuetext".split(
    " ",
  ),
);

/** A node of the browser's tree in the words of the corpus. */
export function chromiumAnswer(node: AxNode | undefined): Got | undefined {
  if (!node) return undefined;
  const role = String(node.role?.value ?? "");
  const states: Record<string, unknown> = {};
  for (const { name, value } of node.properties ?? []) {
    const state = STATES[name] ?? (TOLD.has(name) ? name : undefined);
    if (state) states[state] = value.value;
  }
  if (node.value && typeof node.value.value === "number") states["valuenow"] = node.value.value;
  return {
    role: node.ignored ? null : node.role?.type === "internalRole" ? (INTERNAL[role] ?? null) : role,
    name: String(node.name?.value ?? ""),
    description: String(node.description?.value ?? ""),
    states,
    exposed: !node.ignored,
  };
}
