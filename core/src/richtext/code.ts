import type { Code } from "mdast";
import { isPhrasing } from "./pieces.js";
import type { Piece } from "./types.js";

/** A code block; undefined when it is empty. Blank lines around it are dropped, indentation and tabs stay. */
export function code(found: readonly Piece[], lang?: string): Code | undefined {
  const value = codeText(found)
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd();
  if (value === "") return undefined;
  return { type: "code", lang: lang ?? null, value };
}

/** Code in a line; a block where it has lines. */
export function inlineCode(found: readonly Piece[]): Piece[] {
  const value = codeText(found).replaceAll("\u00A0", " ");
  if (value.trim() === "") return value === "" ? [] : [{ type: "text", value: " " }];
  if (value.trim().includes("\n")) return [code(found) as Code];
  return [{ type: "inlineCode", value: value.trim() }];
}

/** The characters of code. An element that is a line of its own ends it, whether or not a line break follows. */
function codeText(found: readonly Piece[]): string {
  let out = "";
  let ended = false;
  visit(found);
  return out;

  function visit(pieces: readonly Piece[]): void {
    for (const piece of pieces) {
      if (piece.type === "lineEnd") endLine();
      else if (piece.type === "break") add("\n");
      else if (piece.type === "image") add(piece.alt ?? "");
      else if (piece.type === "row") visit(piece.cells);
      else if (piece.type === "cell") visitLine(piece.content);
      else if ("value" in piece && piece.type !== "html") add(piece.value);
      else if ("children" in piece) isPhrasing(piece) ? visit(piece.children) : visitLine(piece.children as Piece[]);
    }
  }

  function visitLine(pieces: readonly Piece[]): void {
    endLine();
    visit(pieces);
    endLine();
  }

  function endLine(): void {
    ended ||= out !== "" && !out.endsWith("\n");
  }

  function add(value: string): void {
    if (ended && value !== "" && !value.startsWith("\n")) out += "\n";
    ended &&= value === "";
    out += value;
  }
}

/** Names that pages give to "no language". */
const NO_LANGUAGE = /^(?:none|plain|plaintext|text|txt|undefined|null)?$/i;

/** The language that a code element names: `data-language`, `data-lang`, or a class `language-x` or `lang-x` (HTML, 4.5.15). */
export function languageOf(element: Element): string | undefined {
  const named =
    element.getAttribute("data-language") ||
    element.getAttribute("data-lang") ||
    /(?:^|\s)lang(?:uage)?-([^\s]+)/.exec(element.getAttribute("class") ?? "")?.[1];
  return named && !NO_LANGUAGE.test(named) && /^[\w#+.-]+$/.test(named) ? named : undefined;
}
