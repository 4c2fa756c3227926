import { SnapshotError } from "@onscreen/core/node";
import { Failure } from "./failure.js";
import type { Io } from "./io.js";
import { harmless, styleOf } from "./print/style.js";
import { widthOf, wrap } from "./print/wrap.js";

/** Says why something can't be done and what to do; never a stack trace. */
export function complain(error: unknown, io: Io): void {
  const { bad, dim } = styleOf(io.coloursOfErrors);
  const [reason, remedy] = explained(error);
  const [first, ...rest] = wrap(`onscreen: ${harmless(reason)}`, io.columns);
  io.err(`${[first?.replace("onscreen:", bad("onscreen:")), ...rest].join("\n")}\n`);
  if (remedy) io.err(`${dim(isCommand(remedy) ? remedy : wrap(harmless(remedy), io.columns).join("\n"))}\n`);
}

/** What is to be copied must not be broken. */
const isCommand = (remedy: string): boolean => /^(?:onscreen|npm|npx) /.test(remedy);

/** Says something about the results, beside them: its parts on one line, or each on its own. */
export function remark(parts: readonly string[], io: Io): void {
  const line = harmless(parts.join(" "));
  const fits = widthOf(line) <= io.columns;
  io.err(`${styleOf(io.coloursOfErrors).dim(fits ? line : harmless(parts.join("\n  ")))}\n`);
}

function explained(error: unknown): [reason: string, remedy: string] {
  if (error instanceof Failure) return [error.message, error.remedy];
  if (error instanceof SnapshotError) return [error.message, ""];
  const { name = "error", message = String(error) } = error as Partial<Error>;
  return [
    `this page breaks onscreen (${name}: ${message.split("\n")[0]})`,
    "It is a mistake of onscreen, not of the page: please report it with the page's kind, not its content.",
  ];
}
