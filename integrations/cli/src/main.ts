import { parseCommand } from "./args.js";
import { capture } from "./commands/capture.js";
import { explain } from "./commands/explain.js";
import { read } from "./commands/read.js";
import { tree } from "./commands/tree.js";
import { EXIT } from "./exit.js";
import { helpText } from "./help.js";
import type { Io } from "./io.js";
import { complain } from "./report.js";
import { version } from "./version.js";

export { type OpenedPage, type OpenOptions, openLivePage } from "./browser/open-page.js";
export { bundle, type LivePage, type ReadLiveOptions, readLive } from "./browser/read-live.js";
export { makeStage, workTreeOf, writeWhole } from "./browser/write-safely.js";
export type { Io } from "./io.js";

/**
 * The command line.
 *
 * @param argv without the program's own name
 * @returns the exit code: 0 ok, 1 degraded, 2 nothing to read here, 3 unreadable input. It never throws.
 * @example process.exitCode = await main(["read", "page.html", "--json"], io);
 */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    const command = parseCommand(argv);
    switch (command.name) {
      case "help":
        io.out(helpText(command.of));
        return EXIT.ok;
      case "version":
        io.out(`${version()}\n`);
        return EXIT.ok;
      case "read":
        return await read(command, io);
      case "tree":
        return await tree(command, io);
      case "explain":
        return await explain(command, io);
      case "capture":
        return await capture(command, io);
    }
  } catch (error) {
    complain(error, io);
    return EXIT.unreadable;
  }
}
