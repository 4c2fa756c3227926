import { parseArgs } from "node:util";
import { Failure } from "./failure.js";

/** What a person asked for. */
export type Command =
  | { readonly name: "help"; readonly of?: CommandName }
  | { readonly name: "version" }
  | {
      readonly name: "read";
      readonly path: string;
      readonly url?: string;
      readonly format: "text" | "json" | "markdown";
      readonly view?: string;
    }
  | { readonly name: "tree"; readonly path: string; readonly url?: string; readonly json: boolean }
  | {
      readonly name: "explain";
      readonly path: string;
      readonly url?: string;
      readonly view?: string;
      readonly field?: string;
      readonly json: boolean;
    }
  | {
      readonly name: "capture";
      readonly url: string;
      readonly output: string;
      readonly raw: boolean;
      readonly profile?: string;
      readonly attach?: string;
    };

export type CommandName = "read" | "tree" | "explain" | "capture";

const COMMANDS: readonly CommandName[] = ["read", "tree", "explain", "capture"];

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "V" },
  url: { type: "string" },
  view: { type: "string" },
  json: { type: "boolean" },
  markdown: { type: "boolean" },
  output: { type: "string", short: "o" },
  raw: { type: "boolean" },
  profile: { type: "string" },
  attach: { type: "string" },
} as const;

/** Which options a command has, beside --help and --url. */
const ALLOWED: Record<CommandName, readonly string[]> = {
  read: ["json", "markdown", "view"],
  tree: ["json"],
  explain: ["json", "view"],
  capture: ["output", "raw", "profile", "attach"],
};

const NEEDS: Record<CommandName, string> = {
  read: "a file, a folder or -",
  tree: "a file or -",
  explain: "a file or -",
  capture: "an address",
};

const PLACES: Record<CommandName, number> = { read: 1, tree: 1, explain: 3, capture: 1 };

/**
 * Reads the command line. `util.parseArgs` of Node itself does the work: three commands with six options need no library.
 *
 * @throws Failure with the usage as remedy
 */
export function parseCommand(argv: readonly string[]): Command {
  const { values, positionals } = parsed(argv);
  const [first, ...rest] = positionals;
  if (first === "help") return help(rest[0]);
  if (values.help) return help(first);
  if (values.version) return { name: "version" };
  if (first === undefined) return { name: "help" };
  if (!isCommand(first))
    throw new Failure(`there is no command "${first}"`, {
      remedy: "commands: read, tree, explain, capture (onscreen --help)",
    });
  for (const option of Object.keys(values)) {
    if ((option !== "url" || first === "capture") && !ALLOWED[first].includes(option))
      throw usage(first, `${first} has no option --${option}`);
  }
  const [path, view = values.view, field] = rest;
  if (path === undefined) throw usage(first, `${first} needs ${NEEDS[first]}`);
  if (rest.length > PLACES[first]) throw usage(first, `${first} takes no "${rest[PLACES[first]]}"`);
  const url = address(values.url);
  switch (first) {
    case "read":
      if (values.json && values.markdown) throw usage(first, "--json and --markdown exclude each other");
      return {
        name: first,
        path,
        ...url,
        ...given({ view }),
        format: values.json ? "json" : values.markdown ? "markdown" : "text",
      };
    case "tree":
      return { name: first, path, ...url, json: Boolean(values.json) };
    case "capture": {
      const { output, profile, attach } = values;
      if (output === undefined) throw usage(first, "capture needs a file to write: -o page.html");
      if (profile !== undefined && attach !== undefined)
        throw usage(first, "--profile and --attach exclude each other");
      const { url: asked = path } = address(path);
      return { name: first, url: asked, output, raw: Boolean(values.raw), ...given({ profile, attach }) };
    }
    case "explain":
      return { name: first, path, ...url, ...given({ view, field }), json: Boolean(values.json) };
  }
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const reason = (error as Error).message.split(". ")[0] ?? "";
    throw new Failure(reason.charAt(0).toLowerCase() + reason.slice(1), { remedy: "onscreen --help", cause: error });
  }
}

const help = (of: string | undefined): Command => (isCommand(of) ? { name: "help", of } : { name: "help" });

const isCommand = (name: string | undefined): name is CommandName => COMMANDS.some((command) => command === name);

const usage = (command: CommandName, reason: string): Failure =>
  new Failure(reason, { remedy: `onscreen ${command} --help` });

function address(url: string | undefined): { url?: string } {
  if (url === undefined) return {};
  if (!URL.canParse(url))
    throw new Failure(`"${url}" is no address`, {
      remedy: "an address has a scheme: --url https://mail.google.com/mail/u/0/#inbox",
    });
  return { url };
}

/** The keys that have a value. */
const given = <K extends string>(values: Record<K, string | undefined>): Partial<Record<K, string>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Record<K, string>>;
