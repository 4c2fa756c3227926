import * as z from "zod";

const tristate = z.union([z.boolean(), z.literal("mixed")]);

/** States by their ARIA name without `aria-`; each is absent where it does not apply. */
export const StatesSchema = z.strictObject({
  checked: tristate.optional(),
  pressed: tristate.optional(),
  selected: z.boolean().optional(),
  expanded: z.boolean().optional(),
  disabled: z.boolean().optional(),
  required: z.boolean().optional(),
  readonly: z.boolean().optional(),
  invalid: z.union([z.boolean(), z.string()]).optional(),
  errormessage: z.string().optional(),
  haspopup: z.string().optional(),
  current: z.union([z.string(), z.literal(false)]).optional(),
  sort: z.string().optional(),
  level: z.number().optional(),
  posinset: z.number().optional(),
  setsize: z.number().optional(),
  rowcount: z.number().optional(),
  rowindex: z.number().optional(),
  rowspan: z.number().optional(),
  colcount: z.number().optional(),
  colindex: z.number().optional(),
  colspan: z.number().optional(),
  valuenow: z.number().optional(),
  valuemin: z.number().optional(),
  valuemax: z.number().optional(),
  valuetext: z.string().optional(),
  orientation: z.string().optional(),
  autocomplete: z.string().optional(),
  placeholder: z.string().optional(),
  multiline: z.boolean().optional(),
  multiselectable: z.boolean().optional(),
  modal: z.boolean().optional(),
  busy: z.boolean().optional(),
  live: z.string().optional(),
  atomic: z.boolean().optional(),
  relevant: z.string().optional(),
  keyshortcuts: z.string().optional(),
  roledescription: z.string().optional(),
  braillelabel: z.string().optional(),
  brailleroledescription: z.string().optional(),
  focused: z.boolean().optional(),
});

/** One thing on the page: what it is, what it is called, what can be done with it. */
export const TreeNodeSchema = z.strictObject({
  ref: z.string().optional(),
  fragile: z.literal(true).optional(),
  role: z.string(),
  name: z.string(),
  description: z.string().optional(),
  states: StatesSchema,
  value: z.string().optional(),
  url: z.string().optional(),
  omitted: z.number().optional(),
  get children() {
    return z.array(TreeNodeSchema);
  },
});

/** A change since an earlier tree. */
export const TreeChangeSchema = z.discriminatedUnion("change", [
  z.strictObject({ change: z.literal("added"), node: TreeNodeSchema, in: z.string().optional() }),
  z.strictObject({ change: z.literal("removed"), node: TreeNodeSchema }),
  z.strictObject({ change: z.literal("changed"), was: TreeNodeSchema, node: TreeNodeSchema }),
]);

/** A whole reading, as `JSON.stringify(readTree(page))` gives it. */
export const TreeSchema = z.strictObject({
  url: z.string(),
  title: z.string(),
  frame: z.array(z.string()),
  trust: z.literal("page-content"),
  status: z.enum(["ok", "gone", "ambiguous", "unknown"]),
  nodes: z.array(TreeNodeSchema),
  changes: z.array(TreeChangeSchema).optional(),
  notes: z.array(z.string()),
  text: z.string(),
  cursor: z.string().optional(),
});
