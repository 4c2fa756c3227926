/** What WAI-ARIA says of a role. Facts from the tables of https://w3c.github.io/aria/#role_definitions, DPUB-ARIA 1.1 and Graphics-ARIA 1.0. */
export interface RoleFacts {
  /** The name may come from what the element holds. */
  readonly named?: "contents" | "prohibited";
  /** Nothing inside is exposed: the element is one thing. */
  readonly leaf?: true;
  /** One of these must be an ancestor, nothing but generic elements and groups in between. */
  readonly within?: readonly string[];
  /** States and properties beyond the global ones, without `aria-`. */
  readonly states?: string;
  /** States with a value where the author gives none. */
  readonly implicit?: Readonly<Record<string, string>>;
}

const ROWS = ["row"];
const TABLES = ["grid", "table", "treegrid", "rowgroup"];
const MENUS = ["menu", "menubar", "group"];
const CELL = "colindex colspan rowindex rowspan";
const GRIDCELL = `${CELL} disabled expanded haspopup invalid readonly required selected errormessage`;
const SET = "posinset setsize";
const RANGE = "valuemax valuemin valuenow valuetext";
const TABLE = "colcount rowcount";
const SELECTABLE = "multiselectable orientation disabled";
const PERCENT = { valuemin: "0", valuemax: "100" };
const VERTICAL = { orientation: "vertical" };
const HORIZONTAL = { orientation: "horizontal" };

/** Every role that an author may use, abstract ones left out. */
export const ROLES: Readonly<Record<string, RoleFacts>> = {
  alert: { implicit: { live: "assertive", atomic: "true" } },
  alertdialog: { states: "modal" },
  application: { states: "disabled errormessage expanded haspopup invalid" },
  article: { states: SET },
  banner: {},
  blockquote: {},
  button: { named: "contents", leaf: true, states: "disabled haspopup expanded pressed" },
  caption: { named: "prohibited", within: ["figure", "grid", "group", "radiogroup", "table", "treegrid"] },
  cell: { named: "contents", within: ROWS, states: CELL },
  checkbox: {
    named: "contents",
    leaf: true,
    states: "checked disabled errormessage expanded invalid readonly required",
  },
  code: { named: "prohibited" },
  columnheader: { named: "contents", within: ROWS, states: `${GRIDCELL} sort` },
  combobox: {
    states: "expanded autocomplete disabled orientation errormessage haspopup invalid readonly required",
    implicit: { haspopup: "listbox" },
  },
  comment: { named: "contents", states: `level ${SET}` },
  complementary: {},
  contentinfo: {},
  definition: { named: "prohibited" },
  deletion: { named: "prohibited" },
  dialog: { states: "modal" },
  document: {},
  emphasis: { named: "prohibited" },
  feed: {},
  figure: {},
  form: {},
  generic: { named: "prohibited" },
  grid: { states: `${TABLE} disabled multiselectable readonly` },
  gridcell: { named: "contents", within: ROWS, states: GRIDCELL },
  group: { states: "disabled" },
  heading: { named: "contents", states: "level" },
  image: { leaf: true },
  insertion: { named: "prohibited" },
  link: { named: "contents", states: "disabled expanded haspopup" },
  list: {},
  listbox: { states: `errormessage expanded invalid readonly required ${SELECTABLE}`, implicit: VERTICAL },
  listitem: { within: ["list", "directory"], states: `level ${SET}` },
  log: { implicit: { live: "polite" } },
  main: {},
  mark: { named: "prohibited" },
  marquee: { implicit: { live: "off" } },
  math: {},
  menu: { states: "disabled orientation", implicit: VERTICAL },
  menubar: { states: "disabled orientation", implicit: HORIZONTAL },
  menuitem: { named: "contents", within: MENUS, states: `disabled expanded haspopup ${SET}` },
  menuitemcheckbox: {
    named: "contents",
    leaf: true,
    within: MENUS,
    states: `checked disabled expanded haspopup ${SET}`,
  },
  menuitemradio: { named: "contents", leaf: true, within: MENUS, states: `checked disabled expanded haspopup ${SET}` },
  meter: { leaf: true, states: RANGE, implicit: PERCENT },
  navigation: {},
  none: { named: "prohibited" },
  note: {},
  option: { named: "contents", leaf: true, within: ["listbox", "group"], states: `checked disabled selected ${SET}` },
  paragraph: { named: "prohibited" },
  progressbar: { leaf: true, states: RANGE, implicit: PERCENT },
  radio: { named: "contents", leaf: true, states: `checked disabled ${SET}` },
  radiogroup: { states: "disabled errormessage invalid orientation readonly required" },
  region: {},
  row: { named: "contents", within: TABLES, states: `colindex disabled expanded level rowindex selected ${SET}` },
  rowgroup: { within: ["grid", "table", "treegrid"] },
  rowheader: { named: "contents", within: ROWS, states: `${GRIDCELL} sort` },
  scrollbar: { leaf: true, states: `disabled orientation ${RANGE}`, implicit: { ...VERTICAL, ...PERCENT } },
  search: {},
  searchbox: { states: "autocomplete disabled errormessage haspopup invalid multiline placeholder readonly required" },
  sectionfooter: {},
  sectionheader: {},
  separator: { leaf: true, states: `disabled orientation ${RANGE}`, implicit: HORIZONTAL },
  slider: {
    leaf: true,
    states: `disabled errormessage haspopup invalid orientation readonly ${RANGE}`,
    implicit: { ...HORIZONTAL, ...PERCENT },
  },
  spinbutton: { states: `disabled errormessage invalid readonly required ${RANGE}` },
  status: { implicit: { live: "polite", atomic: "true" } },
  strong: { named: "prohibited" },
  subscript: { named: "prohibited" },
  suggestion: { named: "prohibited" },
  superscript: { named: "prohibited" },
  switch: { named: "contents", leaf: true, states: "checked disabled errormessage expanded invalid readonly required" },
  tab: { named: "contents", leaf: true, within: ["tablist"], states: `disabled expanded haspopup selected ${SET}` },
  table: { states: TABLE },
  tablist: { states: SELECTABLE, implicit: HORIZONTAL },
  tabpanel: {},
  term: { named: "prohibited" },
  textbox: { states: "autocomplete disabled errormessage haspopup invalid multiline placeholder readonly required" },
  time: { named: "prohibited" },
  timer: { implicit: { live: "off" } },
  toolbar: { states: "disabled orientation", implicit: HORIZONTAL },
  tooltip: { named: "contents" },
  tree: { states: `errormessage invalid required ${SELECTABLE}`, implicit: VERTICAL },
  treegrid: { states: `errormessage invalid readonly required ${TABLE} ${SELECTABLE}` },
  treeitem: {
    named: "contents",
    within: ["tree", "group"],
    states: `checked disabled expanded haspopup level selected ${SET}`,
  },

  "doc-abstract": {},
  "doc-acknowledgments": {},
  "doc-afterword": {},
  "doc-appendix": {},
  "doc-backlink": { named: "contents", states: "disabled expanded haspopup" },
  "doc-biblioentry": { states: `level ${SET}` },
  "doc-bibliography": {},
  "doc-biblioref": { named: "contents", states: "disabled expanded haspopup" },
  "doc-chapter": {},
  "doc-colophon": {},
  "doc-conclusion": {},
  "doc-cover": { leaf: true },
  "doc-credit": {},
  "doc-credits": {},
  "doc-dedication": {},
  "doc-endnote": { states: `level ${SET}` },
  "doc-endnotes": {},
  "doc-epigraph": {},
  "doc-epilogue": {},
  "doc-errata": {},
  "doc-example": {},
  "doc-footnote": {},
  "doc-foreword": {},
  "doc-glossary": {},
  "doc-glossref": { named: "contents", states: "disabled expanded haspopup" },
  "doc-index": {},
  "doc-introduction": {},
  "doc-noteref": { named: "contents", states: "disabled expanded haspopup" },
  "doc-notice": {},
  "doc-pagebreak": { named: "contents", leaf: true, states: "orientation" },
  "doc-pagefooter": { named: "prohibited" },
  "doc-pageheader": { named: "prohibited" },
  "doc-pagelist": {},
  "doc-part": {},
  "doc-preface": {},
  "doc-prologue": {},
  "doc-pullquote": {},
  "doc-qna": {},
  "doc-subtitle": { named: "contents", states: "level" },
  "doc-tip": {},
  "doc-toc": {},

  "graphics-document": {},
  "graphics-object": {},
  "graphics-symbol": { leaf: true },
};

/** https://w3c.github.io/core-aam/#roleMappingComputedRole */
export const SYNONYMS: Readonly<Record<string, string>> = { img: "image", presentation: "none", directory: "list" };

/** States and properties that every role takes: https://w3c.github.io/aria/#global_states */
export const GLOBAL_STATES: ReadonlySet<string> = new Set(
  "atomic braillelabel brailleroledescription busy controls current describedby description details dropeffect flowto grabbed hidden keyshortcuts label labelledby live owns relevant roledescription".split(
    " ",
  ),
);

const EMPTY: RoleFacts = {};

export const roleFacts = (role: string): RoleFacts => (Object.hasOwn(ROLES, role) ? (ROLES[role] as RoleFacts) : EMPTY);

/** Whether a role takes a state, by its own table or as a global one. */
export function takesState(role: string, state: string): boolean {
  return GLOBAL_STATES.has(state) || statesOf(role).has(state);
}

const stateSets = new Map<string, ReadonlySet<string>>();

function statesOf(role: string): ReadonlySet<string> {
  let states = stateSets.get(role);
  if (!states) {
    states = new Set(roleFacts(role).states?.split(" ") ?? []);
    stateSets.set(role, states);
  }
  return states;
}
