import { SnapshotError } from "@onscreen/core/node";
import { Failure } from "./failure.js";
import type { Io } from "./io.js";
import { harmless, styleOf } from "./print/style.js";

/** Says why something can't be done and what to do; never a stack trace. */
export function complain(error: unknown, io: Io): void {
  const { bad, dim } = styleOf(io.coloursOfErrors);
  const [reason, remedy] = explained(error);
  io.err(`${bad("onscreen:")} ${harmless(reason)}\n`);
  if (remedy) io.err(`${dim(harmless(remedy))}\n`);
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
