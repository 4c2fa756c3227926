/** Why a command can't be done, in words for the person who typed it. */
export class Failure extends Error {
  override readonly name = "Failure";
  /** What they can do. */
  readonly remedy: string;

  constructor(reason: string, { remedy = "", cause }: { remedy?: string; cause?: unknown } = {}) {
    super(reason, { cause });
    this.remedy = remedy;
  }
}
