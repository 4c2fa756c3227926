/** Roles of HTML elements that depend on nothing but the tag: https://w3c.github.io/html-aam/#html-element-role-mappings */
export const TAG_ROLES: Readonly<Record<string, string>> = {
  address: "group",
  article: "article",
  b: "generic",
  bdi: "generic",
  bdo: "generic",
  blockquote: "blockquote",
  body: "generic",
  button: "button",
  caption: "caption",
  code: "code",
  data: "generic",
  datalist: "listbox",
  dd: "definition",
  del: "deletion",
  details: "group",
  dfn: "term",
  dialog: "dialog",
  dir: "list",
  div: "generic",
  dl: "list",
  dt: "term",
  em: "emphasis",
  fieldset: "group",
  figcaption: "caption",
  figure: "figure",
  form: "form",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  h5: "heading",
  h6: "heading",
  hgroup: "group",
  hr: "separator",
  html: "document",
  i: "generic",
  ins: "insertion",
  main: "main",
  mark: "mark",
  math: "math",
  menu: "list",
  meter: "meter",
  nav: "navigation",
  ol: "list",
  optgroup: "group",
  option: "option",
  output: "status",
  p: "paragraph",
  pre: "generic",
  progress: "progressbar",
  q: "generic",
  s: "deletion",
  samp: "generic",
  search: "search",
  small: "generic",
  span: "generic",
  strong: "strong",
  sub: "subscript",
  sup: "superscript",
  table: "table",
  tbody: "rowgroup",
  textarea: "textbox",
  tfoot: "rowgroup",
  thead: "rowgroup",
  time: "time",
  tr: "row",
  u: "generic",
  ul: "list",
};

/** Roles of `input` by type; what is absent has no role of its own. `list` makes the text types comboboxes. */
export const INPUT_ROLES: Readonly<Record<string, string>> = {
  button: "button",
  checkbox: "checkbox",
  email: "textbox",
  password: "textbox",
  image: "button",
  number: "spinbutton",
  radio: "radio",
  range: "slider",
  reset: "button",
  search: "searchbox",
  submit: "button",
  tel: "textbox",
  text: "textbox",
  url: "textbox",
};

const KNOWN_TYPES: ReadonlySet<string> = new Set(
  "hidden text search tel url email password date month week time datetime-local number range color checkbox radio file submit image reset button".split(
    " ",
  ),
);

/** The type of an `input`; an unknown one is text. */
export function inputType(input: Element): string {
  const type = input.getAttribute("type")?.toLowerCase() ?? "";
  return KNOWN_TYPES.has(type) ? type : "text";
}

export const HTML = "http://www.w3.org/1999/xhtml";
export const SVG = "http://www.w3.org/2000/svg";

export const isSvg = (element: Element): boolean => element.namespaceURI === SVG;

/** Sectioning content: what scopes a header, footer or aside. */
export const SECTIONING: ReadonlySet<string> = new Set("article aside nav section".split(" "));
export const SECTIONING_ROLES: ReadonlySet<string> = new Set("article complementary navigation region".split(" "));
