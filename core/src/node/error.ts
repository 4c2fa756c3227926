/** Why a file can't be opened as a page. */
export type SnapshotErrorCode =
  /** Nothing but white space. */
  | "empty"
  /** An image, an archive, a PDF: not text. */
  | "binary"
  /** Text without a single tag. */
  | "not-html"
  /** More characters or elements than the limits allow. */
  | "too-large"
  /** A web archive (MHTML) without a readable page in it. */
  | "broken-archive"
  /** Neither given nor written down anywhere in the page. */
  | "no-url";

/** An input that is no readable page. The message says what is wrong with it and what to do. */
export class SnapshotError extends Error {
  override readonly name = "SnapshotError";
  readonly code: SnapshotErrorCode;

  constructor(code: SnapshotErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
