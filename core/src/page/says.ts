import { FROZEN } from "./frozen.js";

/** The attributes that are asked of every element of a page, some together because one question asks for all of them. */
export const SAYS = {
  role: 1,
  tabindex: 2,
  /** `aria-hidden`, `inert`: may take the element away from assistive technology. */
  silence: 4,
  /** Any attribute of ARIA. */
  aria: 8,
  /** `draggable`, `autofocus`, `popover`: at least a group. */
  something: 16,
  contenteditable: 32,
  /** A handler of a click, as a page or a snapshot writes it. */
  handler: 64,
  title: 128,
  /** `id`, `name`. */
  label: 256,
  /** `data-*` and `sys_id`, ServiceNow's own. */
  data: 512,
  href: 1024,
  /** What decides style in the markup: `style`, `hidden`, `popover`, and what a snapshot froze. */
  style: 2048,
  /** Generated content that a snapshot froze. */
  generated: 4096,
  /** That it has the focus, as a snapshot says. */
  focus: 8192,
} as const;

/** A framework's own click attribute is a handler too: it stands in the markup and survives in a snapshot. */
export const HANDLERS = ["onclick", "ng-click", "data-ng-click", "@click", "v-on:click"] as const;

const BITS = new Map<string, number>([
  ["role", SAYS.role],
  ["tabindex", SAYS.tabindex],
  ["inert", SAYS.silence],
  ["aria-hidden", SAYS.silence | SAYS.aria],
  ["draggable", SAYS.something],
  ["autofocus", SAYS.something],
  ["popover", SAYS.something | SAYS.style],
  ["contenteditable", SAYS.contenteditable],
  [FROZEN.click, SAYS.handler | SAYS.style],
  ...HANDLERS.map((name) => [name, SAYS.handler] as const),
  ["title", SAYS.title],
  ["id", SAYS.label],
  ["name", SAYS.label],
  ["sys_id", SAYS.data],
  ["href", SAYS.href],
  [FROZEN.focus, SAYS.focus],
  ...["style", "hidden", FROZEN.hidden, FROZEN.display, FROZEN.transform].map((name) => [name, SAYS.style] as const),
  ...[FROZEN.before, FROZEN.after, FROZEN.marker].map((name) => [name, SAYS.generated] as const),
]);

/** The bits of all attributes of an element. Asking a browser for the names once is cheaper than asking for two of them. */
export function saidBy(element: Element): number {
  if (!element.hasAttributes()) return 0;
  const names = element.getAttributeNames();
  let bits = 0;
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as string;
    bits |= BITS.get(name) ?? familyOf(name);
  }
  return bits;
}

const familyOf = (name: string): number =>
  name.startsWith("aria-") ? SAYS.aria : name.startsWith("data-") ? SAYS.data : 0;
