import type { BlockContent, ListItem, PhrasingContent } from "mdast";
import type { Reading } from "../page/reading.js";

/** What somebody wrote, read from the page. Both forms are "" when there is nothing. */
export interface RichText {
  /** As a person reads it: line breaks, and in code blanks and tabs; no bullets, no marks. */
  text: string;
  /** GitHub-flavoured Markdown (https://github.github.com/gfm/), without a line break at its end. */
  markdown: string;
  /** The page shows only a part. Absent where it shows all, or where nothing tells. */
  truncated?: boolean;
  /** Who is mentioned, each once, in order of appearance; absent when nobody is. */
  mentions?: Mention[];
}

export interface Mention {
  /** The platform's own id of the person, group or channel. */
  id?: string;
  /** As shown, sign included: `@Ada Byron`. */
  label: string;
}

/**
 * How a platform marks up what people write. The first row whose selector fits and whose `read` answers decides; what no
 * row knows is read as plain HTML. The rows are made by `skip`, `mention`, `codeBlock` and their like.
 */
export type RichTextHandlers = readonly RichTextHandler[];

export interface RichTextHandler {
  /** CSS, matched inside one tree, as in a style sheet. */
  readonly selector: string;
  /** How such an element is read; `undefined` passes it on to the next row that fits. */
  readonly read: (element: Element, context: RichTextContext) => ReadAs | undefined;
  /** What fits is read although it is hidden, as it would look on the screen. */
  readonly evenHidden?: boolean;
}

/** What a row may ask and tell while it reads an element. */
export interface RichTextContext {
  readonly reading: Reading;
  /** Whether the element stands in a code block, where every character counts. */
  readonly inCode: boolean;
  /** Adds to the mentions of the text. */
  mention(mention: Mention): void;
  /** Tells that the page shows only a part. */
  truncate(): void;
}

/** "skip" leaves an element out; pieces stand for it, its inside unread; a walk goes on inside. */
export type ReadAs = "skip" | readonly Piece[] | Walk;

export interface Walk {
  /** Nodes that are read in place of the element's own children. */
  readonly nodes?: readonly Node[];
  /** Makes pieces of what was found inside; without it what was found stands on its own. */
  readonly wrap?: (found: readonly Piece[]) => readonly Piece[];
  /** It begins and ends a line, as a block does. */
  readonly line?: boolean;
  /** What is folded away inside is read as if it were shown. */
  readonly folded?: boolean;
  /** What white space inside means. */
  readonly space?: Space;
}

/** White space folds, counts as written in running text (`white-space: pre-wrap`), or counts as in code. */
export type Space = "fold" | "keep" | "code";

/** mdast (https://github.com/syntax-tree/mdast), and what has not found its place in it yet. */
export type Piece = PhrasingContent | BlockContent | ListItem | LineEnd | Row | Cell;

/** The edge of a block: ends the line before it, if that holds anything. */
export interface LineEnd {
  type: "lineEnd";
}

export interface Row {
  type: "row";
  /** It stands in the table's head. */
  head: boolean;
  cells: Cell[];
}

export interface Cell {
  type: "cell";
  header: boolean;
  colSpan: number;
  rowSpan: number;
  content: readonly Piece[];
}

/** https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#alerts */
export type AlertKind = "NOTE" | "TIP" | "IMPORTANT" | "WARNING" | "CAUTION";

declare module "mdast" {
  interface TextData {
    /** What Markdown says in place of the text as shown. */
    markdown?: string;
    /** A box that is ticked or not; at the beginning of a list item it makes a task of it. */
    checked?: boolean;
  }
  interface BlockquoteData {
    alert?: AlertKind;
  }
  interface ListData {
    /** How deep a list belongs that the page puts beside the one it is nested in. */
    indent?: number;
  }
  interface ListItemData {
    /** How deep an item belongs that the page puts beside the one it is nested in. */
    indent?: number;
    /** The number that the page gives it. */
    number?: number;
  }
}
