/** What `content` refers to outside of itself. */
export interface ContentContext {
  attribute(name: string): string | null;
  /** The values of a counter in scope, outermost first; empty when there is none. */
  counters(name: string): readonly number[];
}

const QUOTES: Readonly<Record<string, string>> = { "open-quote": "“", "close-quote": "”" };

/**
 * The text that a value of `content` stands for, as it is spoken: strings, attr() and counters resolved; images have no
 * text; what stands behind a slash is said instead of all the rest.
 * Spec: https://drafts.csswg.org/css-content-3/#content-property
 */
export function resolveContent(content: string, context: ContentContext): string {
  const tokens = tokensOf(content);
  const slash = tokens.lastIndexOf("/");
  const text = (slash < 0 ? tokens : tokens.slice(slash + 1)).map((token) => textOf(token, context)).join("");
  // alternative text stands for a thing of its own, as that of an image does
  return slash < 0 || text === "" ? text : ` ${text} `;
}

function textOf(token: string, context: ContentContext): string {
  if (token.startsWith('"') || token.startsWith("'")) return unquote(token);
  const quote = QUOTES[token.toLowerCase()];
  if (quote !== undefined) return quote;
  const call = /^([\w-]+)\((.*)\)$/s.exec(token);
  if (!call) return "";
  const [name = "", ...rest] = splitArguments(call[2] ?? "");
  switch (call[1]?.toLowerCase()) {
    case "attr":
      return context.attribute(name.split(/\s/)[0] ?? "") ?? (rest[0] ? unquote(rest[0]) : "");
    case "counter":
      return counterText(context.counters(name).at(-1) ?? 0, rest[0]);
    case "counters":
      return (context.counters(name).length > 0 ? context.counters(name) : [0])
        .map((value) => counterText(value, rest[1]))
        .join(unquote(rest[0] ?? '""'));
    default:
      return "";
  }
}

/** The tokens of a value: strings, functions with their parentheses, words, the slash. */
function tokensOf(value: string): string[] {
  return (
    value.match(
      /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[\w-]+\((?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:[^()]|\([^()]*\))*\)|[^()"'])*\)|\/|[^\s"'/()]+/g,
    ) ?? []
  );
}

function splitArguments(list: string): string[] {
  const parts = list.match(/(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[^,"'])+/g) ?? [];
  return parts.map((part) => part.trim());
}

/** https://drafts.csswg.org/css-syntax/#consume-string-token */
function unquote(token: string): string {
  const inner = token.slice(1, -1);
  return inner.replace(
    /\\(?:([0-9a-f]{1,6})\s?|\r?\n|([\s\S]))/gi,
    (_, hex: string | undefined, char: string | undefined) => {
      if (hex === undefined) return char ?? "";
      const code = Number.parseInt(hex, 16);
      return code === 0 || code > 0x10ffff ? "\uFFFD" : String.fromCodePoint(code);
    },
  );
}

/** Counter styles with a rule of their own; the rest reads as a decimal: https://drafts.csswg.org/css-counter-styles/#predefined-counters */
function counterText(value: number, style = "decimal"): string {
  switch (style.toLowerCase()) {
    case "none":
      return "";
    case "disc":
      return "•";
    case "circle":
      return "◦";
    case "square":
      return "▪";
    case "decimal-leading-zero":
      return value >= 0 && value < 10 ? `0${value}` : String(value);
    case "lower-alpha":
    case "lower-latin":
      return alphabetic(value);
    case "upper-alpha":
    case "upper-latin":
      return alphabetic(value).toUpperCase();
    case "lower-roman":
      return roman(value).toLowerCase();
    case "upper-roman":
      return roman(value);
    default:
      return String(value);
  }
}

function alphabetic(value: number): string {
  if (value < 1) return String(value);
  let text = "";
  for (let rest = value; rest > 0; rest = Math.floor((rest - 1) / 26))
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
  return text;
}

const NUMERALS: readonly (readonly [number, string])[] = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let text = "";
  for (const [number, numeral] of NUMERALS) {
    text += numeral.repeat(Math.floor(rest / number));
    rest %= number;
  }
  return text;
}
