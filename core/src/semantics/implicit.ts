import { perReading, type Reading } from "../page/reading.js";
import { authorName } from "./author-name.js";
import { climb } from "./climb.js";
import { HTML, INPUT_ROLES, inputType, SECTIONING, SECTIONING_ROLES, SVG, TAG_ROLES } from "./elements.js";
import { hasTabindex, isDisclosure } from "./focusable.js";
import { accessibleParent } from "./owns.js";
import { said } from "./references.js";
import { cellKindOf, headerRole } from "./tables.js";

type RoleOf = (reading: Reading, element: Element) => string;

/** The role that an element has without an attribute, by its tag, attributes and place. `generic` where it has none. */
export function implicitRole(reading: Reading, element: Element, roleOf: RoleOf): string {
  const tag = element.localName;
  const namespace = element.namespaceURI;
  if (namespace === SVG) return svgRole(reading, element);
  if (namespace !== null && namespace !== HTML) return tag === "math" ? "math" : "generic";
  const plain = PLAIN_ROLES.get(tag);
  if (plain !== undefined) return plain;
  return OWNED_BY[tag] && losesItsRole(reading, element, roleOf) ? "none" : htmlRole(reading, element, roleOf);
}

function htmlRole(reading: Reading, element: Element, roleOf: RoleOf): string {
  const tag = element.localName;
  switch (tag) {
    case "a":
    case "area":
      return element.hasAttribute("href") ? "link" : "generic";
    case "aside":
      return !isScoped(reading, element, roleOf, false) || authorName(reading, element) !== ""
        ? "complementary"
        : "generic";
    case "header":
      return isScoped(reading, element, roleOf, true) ? "sectionheader" : "banner";
    case "footer":
      return isScoped(reading, element, roleOf, true) ? "sectionfooter" : "contentinfo";
    case "section":
      return authorName(reading, element) === "" ? "generic" : "region";
    case "img":
      return imageRole(reading, element);
    case "input":
      return inputRole(reading, element);
    case "select":
      return element.hasAttribute("multiple") || Number(element.getAttribute("size") ?? 0) > 1 ? "listbox" : "combobox";
    case "li":
      return isInList(element) ? "listitem" : "generic";
    case "summary":
      return isDisclosure(element) ? "button" : "generic";
    case "td":
      return cellKindOf(reading, element, roleOf) ?? "generic";
    case "th":
      return cellKindOf(reading, element, roleOf) ? headerRole(reading, element) : "generic";
    default:
      return Object.hasOwn(TAG_ROLES, tag) ? (TAG_ROLES[tag] as string) : "generic";
  }
}

/** An image that says nothing is decoration, unless it is named in another way than by a tooltip. */
function imageRole(reading: Reading, image: Element): string {
  const alt = image.getAttribute("alt");
  if (alt === null || alt.trim() !== "") return "image";
  return authorName(reading, image, { withoutTooltip: true }) !== "" || hasTabindex(image) ? "image" : "none";
}

function inputRole(reading: Reading, input: Element): string {
  const type = inputType(input);
  const role = INPUT_ROLES[type] ?? "generic";
  if (type === "checkbox" && input.hasAttribute("switch")) return "switch";
  if (SUGGESTING.has(type) && said(input, "list")) {
    const list = reading.dom.queryFirst(
      input.getRootNode() as Document,
      `datalist[id="${(input.getAttribute("list") ?? "").replace(/["\\]/g, "\\$&")}"]`,
    );
    if (list) return "combobox";
  }
  return role;
}

/** Types that a list of suggestions makes a combobox. */
const SUGGESTING = new Set("text search tel url email".split(" "));

const scopes = perReading(() => new Map<Element, boolean>());
const scopesWithMain = perReading(() => new Map<Element, boolean>());

/** Whether a header, footer or aside belongs to a section of the page instead of to the page. */
function isScoped(reading: Reading, element: Element, roleOf: RoleOf, byMain: boolean): boolean {
  const known = byMain ? scopesWithMain(reading) : scopes(reading);
  return climb(
    reading,
    accessibleParent(element, reading),
    known,
    (node) => scopeOf(reading, node, roleOf, byMain),
    false,
  );
}

function scopeOf(reading: Reading, node: Element, roleOf: RoleOf, byMain: boolean): boolean | undefined {
  const tag = node.localName;
  if (tag === "body") return false;
  const role = node.hasAttribute("role") ? roleOf(reading, node) : undefined;
  if (role !== undefined && role !== "generic" && role !== "none")
    return SECTIONING_ROLES.has(role) || (byMain && role === "main") ? true : undefined;
  if (!SECTIONING.has(tag) && !(byMain && tag === "main")) return undefined;
  // a section without a name is none for an aside
  return tag !== "section" || byMain || roleOf(reading, node) !== "generic" ? true : undefined;
}

/** Whether an item stands in a list of HTML. */
export const isInList = (item: Element): boolean => /^(?:ul|ol|menu|dir)$/.test(item.parentElement?.localName ?? "");

/** Elements whose role hangs on the one they belong to: a list or table without meaning takes it from its parts. */
const OWNED_BY: Readonly<Record<string, readonly string[]>> = {
  li: ["ul", "ol", "menu", "dir"],
  dt: ["dl"],
  dd: ["dl"],
  caption: ["table"],
  thead: ["table"],
  tbody: ["table"],
  tfoot: ["table"],
  tr: ["table"],
  td: ["table"],
  th: ["table"],
};

/** By the element that holds them: all cells of a row, all rows of a body are the same. */
const losses = perReading(() => new Map<Element, boolean>());

function losesItsRole(reading: Reading, element: Element, roleOf: RoleOf): boolean {
  const holder = element.parentElement;
  if (!holder || !CELLS.has(element.localName)) return isOwnedByNothing(reading, element, roleOf);
  const known = losses(reading);
  let answer = known.get(holder);
  if (answer === undefined) {
    answer = isOwnedByNothing(reading, element, roleOf);
    known.set(holder, answer);
  }
  return answer;
}

/** Of these a page has thousands, in few rows. */
const CELLS = new Set(["tr", "td", "th"]);

function isOwnedByNothing(reading: Reading, element: Element, roleOf: RoleOf): boolean {
  const owners = OWNED_BY[element.localName] as readonly string[];
  for (let node = element.parentElement; node; node = node.parentElement) {
    if (owners.includes(node.localName)) return roleOf(reading, node) === "none";
    if (node.hasAttribute("role") && !/^(?:none|generic)$/.test(roleOf(reading, node))) return false;
    if (!BETWEEN.has(node.localName)) return false;
  }
  return false;
}

/** Tags with a role of their own that nothing around them changes. */
const PLAIN_ROLES: ReadonlyMap<string, string> = new Map(
  Object.entries(TAG_ROLES).filter(([tag]) => !Object.hasOwn(OWNED_BY, tag)),
);

const BETWEEN = new Set("thead tbody tfoot tr div".split(" "));

/** https://w3c.github.io/svg-aam/#mapping_role_table; shapes without a name are drawing, not content. */
function svgRole(reading: Reading, element: Element): string {
  switch (element.localName) {
    case "a":
      return element.hasAttribute("href") || element.hasAttribute("xlink:href") ? "link" : "group";
    case "svg":
      return authorName(reading, element) !== "" ? "image" : "generic";
    case "image":
      return "image";
    case "g":
    case "text":
    case "foreignObject":
    case "use":
      return authorName(reading, element) !== "" ? "group" : "generic";
    default:
      return authorName(reading, element) !== "" ? "image" : "generic";
  }
}
