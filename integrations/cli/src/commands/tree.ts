import { readTree } from "@onscreen/core";
import type { Command } from "../args.js";
import { EXIT } from "../exit.js";
import type { Io } from "../io.js";
import { openInput } from "../open.js";
import { harmless, toJson } from "../print/style.js";
import { remark } from "../report.js";

/** Prints the accessibility tree of any page. */
export async function tree({ path, url, json }: Extract<Command, { name: "tree" }>, io: Io): Promise<number> {
  const { page, note } = await openInput(path, url, io);
  remark(note, io);
  const read = readTree(page);
  io.out(json ? `${toJson(read)}\n` : `${harmless(read.text)}\n`);
  return EXIT.ok;
}
