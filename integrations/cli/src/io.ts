/** What the command line may touch of the outside: a test hands in its own. */
export interface Io {
  /** Results. */
  out(text: string): void;
  /** What is said about them: where the address came from, what went wrong. */
  err(text: string): void;
  stdin(): Promise<Uint8Array>;
  /** Width of the terminal in columns. */
  readonly columns: number;
  /** Whether results may carry colours: only on a terminal that has them. */
  readonly colours: boolean;
  /** The same of what is said about them. */
  readonly coloursOfErrors: boolean;
}

const WIDTH = 80;

/** The process's own streams. Colours as `tty` decides: a terminal, and neither NO_COLOR nor a dumb one. */
export function processIo(): Io {
  // a reader that has seen enough (`| head`) ends the output, it is no error
  process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 3));
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    async stdin() {
      const chunks: Uint8Array[] = [];
      for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
      return Buffer.concat(chunks);
    },
    columns: process.stdout.columns || WIDTH,
    colours: hasColours(process.stdout),
    coloursOfErrors: hasColours(process.stderr),
  };
}

const hasColours = (stream: NodeJS.WriteStream): boolean => Boolean(stream.isTTY && stream.hasColors());
