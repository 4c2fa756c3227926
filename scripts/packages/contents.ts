import type { Packed } from "./pack.js";

const WANTED = ["package.json", "README.md"];
const UNWANTED = /\.test\.|\.tsbuildinfo$|(^|\/)(fixtures|test|node_modules)\/|\.local\./;

/** What a package lacks that it should hold, and holds that it should not. */
export function contentProblems({ files }: Pick<Packed, "files">): string[] {
  return [
    ...WANTED.filter((file) => !files.includes(file)).map((file) => `lacks ${file}`),
    ...(files.some((file) => file.startsWith("dist/")) ? [] : ["lacks dist/"]),
    ...files.filter((file) => UNWANTED.test(file)).map((file) => `holds ${file}`),
  ];
}
