import type { Message, Sender } from "./schema.js";

/** A message as drawn, and what tells whether its sender is to be taken from the one above. */
export interface Drawn extends Message {
  /** Its own picture stands beside it: it begins a run, so a sender that was not found is lost, not left out. */
  begins: boolean;
  /** The sender as screen readers are told where none is drawn. */
  spoken?: string | undefined;
}

/**
 * Gives the messages of an unbroken run the sender that Slack draws only above the first of them. What breaks a run (a day,
 * a gap, a deleted message, a picture of its own) leaves the sender open: it is never guessed.
 */
export function withSenders(run: readonly Drawn[]): Message[] {
  let last: Sender | undefined;
  return run.map((drawn) => {
    const { begins, spoken, ...message } = drawn;
    const sender = message.sender ?? inherited(drawn, last);
    last = message.deleted ? undefined : sender;
    return sender ? { ...message, sender } : message;
  });
}

function inherited({ begins, spoken, deleted }: Drawn, last: Sender | undefined): Sender | undefined {
  if (deleted) return undefined;
  if (spoken !== undefined) return { ...(last?.name === spoken ? last : { name: spoken }), inherited: true };
  return begins || !last ? undefined : { ...last, inherited: true };
}
