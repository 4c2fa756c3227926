import type { CommandName } from "./args.js";

const COMMON = `  --url URL       the page's address, when the file does not tell it
  -h, --help      this text`;

const EXITS = `Exit code: 0 read, 1 something was not found (degraded), 2 nothing to read here,
3 no readable page or no such command.`;

const GENERAL = `onscreen reads what a person has on the screen, from a captured page.

  onscreen read <file|folder|->              typed records: threads, drafts, …
  onscreen tree <file|->                     the accessibility tree, with refs
  onscreen explain <file|-> [view] [field]   how each field was found, or not
  onscreen capture <url> -o <file>           a page of a browser, scrubbed

  onscreen read --help                       options and examples of a command

Examples
  onscreen read page.html --url https://mail.google.com/mail/u/0/#inbox
  onscreen read page.html --json | jq '.views[].record'
  onscreen tree page.html
  onscreen explain page.html gmail.thread messages

The page's address is needed to know whose page it is. It is taken from --url,
else from the capture's own header, else from what the page says of itself.
${EXITS}
`;

const COMMANDS: Record<CommandName, string> = {
  read: `onscreen read <file|folder|-> [--url URL] [--json | --markdown] [--view NAME]

Reads a captured page as typed records; a folder page by page; - is stdin.

  --json          the Extraction and nothing else on stdout (a folder: a list)
  --markdown      the records as Markdown
  --view NAME     only this view
${COMMON}

Examples
  onscreen read page.html
  onscreen read page.html --url https://app.slack.com/client/T1/C1 --json
  onscreen read page.html --view gmail.draft --markdown
  onscreen read - --url https://app.slack.com/client/T1/C1 < page.html
  onscreen read fixtures/gmail

${EXITS}
`,
  tree: `onscreen tree <file|-> [--url URL] [--json]

Prints the accessibility tree: one line an element, indented, with the reference
that \`resolve\` takes for what can be acted on. It works on any page.

  --json          the tree as JSON
${COMMON}

Examples
  onscreen tree page.html
  onscreen tree page.html --json | jq '.nodes | length'
`,
  explain: `onscreen explain <file|-> [view] [field] [--url URL] [--json]

Shows how a page was read: each field, the selectors tried in their order, how
many elements each found, how often it gave the value, and the value.

  --json          the rows as JSON
${COMMON}

Examples
  onscreen explain page.html
  onscreen explain page.html gmail.thread
  onscreen explain page.html gmail.thread messages.from
`,
  capture: `onscreen capture <url> -o <file> [--profile DIR | --attach CDP] [--raw]

Opens an address in a browser, waits until it is loaded, and writes what it
shows: scrubbed, so that it holds nobody's words. Needs playwright-core and
esbuild installed beside onscreen.

  -o, --output FILE   the file to write
  --profile DIR       a browser profile, kept outside of repositories: sign in
                      once, in the window that opens
  --attach CDP        the page of a running browser, http://127.0.0.1:9222
  --raw               as it is, with everything it says; in no repository
  -h, --help          this text

Examples
  onscreen capture https://app.slack.com/client/T1/C1 -o page.html --profile ~/.onscreen/slack
  onscreen capture https://mail.google.com/ -o page.html --attach http://127.0.0.1:9222
`,
};

/** The help of a command, or of all. */
export const helpText = (command?: CommandName): string => (command ? COMMANDS[command] : GENERAL);
