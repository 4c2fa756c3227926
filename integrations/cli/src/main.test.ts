import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Io, main } from "./main.js";

const SETTINGS = "https://mail.google.com/mail/u/0/#settings/general";

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "onscreen-cli-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(home, name);
  writeFileSync(path, content);
  return path;
}

async function run(argv: readonly string[], io: Partial<Io> & { input?: string } = {}) {
  let out = "";
  let err = "";
  const code = await main(argv, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    stdin: async () => Buffer.from(io.input ?? ""),
    columns: 80,
    colours: false,
    coloursOfErrors: false,
    ...io,
  });
  return { code, out, err };
}

const draft = (subject: string): string => `<!doctype html><title>Inbox</title><div role=dialog>
  <input name=composeid value=1><input name=subjectbox value="${subject}">
  <div role=textbox contenteditable=true g_editable=true aria-multiline=true>Dear Ada</div></div>`;

describe("help", () => {
  it.each([[[]], [["--help"]], [["help"]], [["-h"]]])("%j lists the commands", async (argv) => {
    expect(Math.max(...(await run(argv)).out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(await run(argv)).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringContaining("onscreen explain page.html gmail.thread"),
    });
  });

  it.each(["read", "tree", "explain"])(
    "%s has its own, with examples, and no line is wider than a terminal",
    async (name) => {
      const { code, out } = await run([name, "--help"]);
      expect(code).toBe(0);
      expect(out).toMatch(/^Examples\n {2}onscreen /m);
      expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
    },
  );

  it("--version is the package's", async () => {
    expect((await run(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe("a command that can't be done says why and what to do, with exit code 3", () => {
  it.each([
    [["look", "x.html"], 'there is no command "look"', "commands: read, tree, explain"],
    [["read"], "read needs a file, a folder or -", "onscreen read --help"],
    [["tree", "a.html", "b.html"], 'tree takes no "b.html"', "onscreen tree --help"],
    [["tree", "a.html", "--markdown"], "tree has no option --markdown", "onscreen tree --help"],
    [["read", "a.html", "--json", "--markdown"], "--json and --markdown exclude each other", "onscreen read --help"],
    [["read", "a.html", "--frobnicate"], "unknown option '--frobnicate'", "onscreen --help"],
    [["read", "a.html", "--url", "mail.google.com"], '"mail.google.com" is no address', "an address has a scheme"],
    [["read", "a.html", "--view", "gmail.nothing"], 'there is no view "gmail.nothing"', "views: gmail.threads"],
    [["read", "no/such/file.html"], "no/such/file.html: there is no such file", ""],
    [["tree", "."], ".: it is a folder; only `onscreen read` takes folders", ""],
  ])("%j", async (argv, reason, remedy) => {
    const { code, out, err } = await run(argv);
    expect({ code, out }).toEqual({ code: 3, out: "" });
    expect(err).toContain(`onscreen: ${reason}`);
    expect(err).toContain(remedy);
    expect(err).not.toMatch(/^\s+at /m);
  });
});

describe("the page's address", () => {
  it("is --url, whatever the page says", async () => {
    const page = file("url.html", `<!-- saved from url=(0019)https://example.com/ -->${draft("Hi")}`);
    const { out, err, code } = await run(["read", page, "--url", SETTINGS, "--json"]);
    expect({ code, url: JSON.parse(out).url, err }).toEqual({ code: 0, url: SETTINGS, err: "address: from --url\n" });
  });

  it.each([
    ["the page's own note of where it was saved from", `<!-- saved from url=(0051)${SETTINGS} -->`, ""],
    ["its canonical link", "", `<link rel=canonical href="${SETTINGS}">`],
  ])("is %s", async (source, comment, head) => {
    const page = file("said.html", `${comment}<!doctype html><head>${head}</head>${draft("Hi")}`);
    const { out, err } = await run(["read", page, "--json"]);
    expect(JSON.parse(out).url).toBe(SETTINGS);
    expect(err.replace(/\s+/g, " ")).toContain(`address: ${SETTINGS} (from ${source}`);
  });

  it("is said to be unknown where nobody tells it", async () => {
    const { code, out, err } = await run(["read", file("nobody.html", "<p>Hello"), "--json"]);
    expect({ code, outcome: JSON.parse(out).outcome }).toEqual({ code: 2, outcome: "unsupported" });
    expect(err).toBe("address: not known; the page does not tell it. Give it with --url URL\n");
  });
});

describe("read", () => {
  it("--json prints the Extraction alone, as JSON, with what a terminal would obey escaped", async () => {
    const page = file("json.html", draft("Hi\u009b31m"));
    const { out } = await run(["read", page, "--url", SETTINGS, "--json"]);
    expect(JSON.parse(out)).toMatchObject({ platform: "gmail", outcome: "ok", trust: "page-content", contract: 1 });
    expect(JSON.parse(out).views[0].record.subject).toBe("Hi\u009b31m");
    expect(out).toContain("Hi\\u009b31m");
  });

  it("prints records for a person, without a control character of the page", async () => {
    const page = file("text.html", draft("Hi&#27;[31m red"));
    const { code, out } = await run(["read", page, "--url", SETTINGS]);
    expect(code).toBe(0);
    expect(out).toMatch(/^gmail {2}ok\ntitle {3}Inbox\n\ngmail.draft\n/);
    expect(out).toMatch(/^subject +Hi␛\[31m red$/m);
    expect(out).toMatch(/^body +Dear Ada$/m);
  });

  it("--markdown keeps what was written as it was written, in a quotation", async () => {
    const page = file("md.html", draft("*Hi*").replace("Dear Ada", "<b>Dear</b> Ada"));
    const { out } = await run(["read", page, "--url", SETTINGS, "--markdown"]);
    expect(out).toContain("## gmail.draft\n");
    expect(out).toContain("- **subject** \\*Hi\\*\n");
    expect(out).toContain("- **body**\n  > **Dear** Ada\n");
  });

  it("reads stdin", async () => {
    const { code, out } = await run(["read", "-", "--url", SETTINGS, "--json"], { input: draft("Hi") });
    expect({ code, subject: JSON.parse(out).views[0].record.subject }).toEqual({ code: 0, subject: "Hi" });
  });

  it("has colours where the terminal has them, and there only", async () => {
    const page = file("colour.html", draft("Hi"));
    expect((await run(["read", page, "--url", SETTINGS], { colours: true })).out).toContain("\u001b[");
    expect((await run(["read", page, "--url", SETTINGS])).out).not.toContain("\u001b[");
  });

  it("says what is lost, what was tried and what to ask next, with exit code 1", async () => {
    const page = file("lost's.html", "<!doctype html><div role=main></div>");
    const { code, out } = await run([
      "read",
      page,
      "--url",
      "https://mail.google.com/mail/u/0/#inbox/FMfcgzQbgRmNkLpVxWcDtHjSqZfKyTrB",
    ]);
    expect(code).toBe(1);
    expect(out).toMatch(/^gmail {2}degraded {2}gmail.thread should be at this address$/m);
    expect(out).toMatch(/^! root-lost: gmail.thread is expected at this address/m);
    expect(out).toMatch(/^ {4}.+ 0 found$/m);
    expect(out).toContain(`see onscreen explain '${page.replace("'", "'\\''")}' gmail.thread`);
    expect(
      Math.max(
        ...out
          .split("\n")
          .filter((line) => !line.includes("see onscreen"))
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(80);
  });
});

describe("read of a folder", () => {
  it("reads every page in it, goes on after a broken one, and exits with the worst", async () => {
    const folder = mkdtempSync(join(home, "folder-"));
    writeFileSync(join(folder, "a.html"), `<!-- saved from url=(0051)${SETTINGS} -->${draft("A")}`);
    writeFileSync(join(folder, "b.htm"), "");
    writeFileSync(join(folder, "notes.txt"), "none");
    const { code, out, err } = await run(["read", folder, "--json"]);
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject([
      { file: join(folder, "a.html"), extraction: { outcome: "ok" } },
      { file: join(folder, "b.htm"), error: expect.stringContaining("empty") },
    ]);
    expect(err).toContain("onscreen: The file is empty");
  });

  it("needs pages, and one address for each", async () => {
    const folder = mkdtempSync(join(home, "folder-"));
    const { err } = await run(["read", folder], { columns: 200 });
    expect(err).toContain("there is no HTML page in this folder");
    for (const name of ["a.html", "b.html"]) writeFileSync(join(folder, name), "<p>");
    expect((await run(["read", folder, "--url", SETTINGS])).err).toContain("--url names one page, and there are 2");
  });
});

describe("tree and explain", () => {
  it("tree prints the accessibility tree of any page", async () => {
    const page = file("tree.html", "<!doctype html><main><button>Send&#7;</button></main>");
    const { code, out } = await run(["tree", page]);
    expect(code).toBe(0);
    expect(out).toContain("Send");
    expect(out).not.toContain("\u0007");
    expect(JSON.parse((await run(["tree", page, "--json"])).out)).toMatchObject({ trust: "page-content" });
  });

  it("explain is a table that fits the terminal", async () => {
    const page = file("explain.html", draft("A subject that is much longer than the column of values, and has no end"));
    const { code, out } = await run(["explain", page, "gmail.draft", "subject", "--url", SETTINGS]);
    expect(code).toBe(0);
    expect(out).toMatch(/^field +selector +found +gave +value$/m);
    expect(out).toMatch(/^ {2}~0 +\[name=subjectbox\] +1 +1 +A subject/m);
    for (const columns of [60, 80, 120]) {
      const { out: all } = await run(["explain", page, "--url", SETTINGS], { columns });
      expect(Math.max(...all.split("\n").map((line) => line.length))).toBeLessThanOrEqual(columns);
    }
  });

  it("explain tells what is lost, below the table", async () => {
    const page = file("lost.html", "<!doctype html><div role=main></div>");
    const thread = "https://mail.google.com/mail/u/0/#inbox/FMfcgzQbgRmNkLpVxWcDtHjSqZfKyTrB";
    const { code, out } = await run(["explain", page, "gmail.thread", "--url", thread]);
    expect(code).toBe(1);
    expect(out).toMatch(/^\(root\) .* 0 +0$/m);
    expect(out).toMatch(/\n\n! root-lost: gmail.thread is expected/);
    expect(out).not.toContain("see onscreen explain");
  });

  it("explain of a field that is none is told", async () => {
    const page = file("none.html", draft("Hi"));
    const { code, err } = await run(["explain", page, "gmail.draft", "subjects", "--url", SETTINGS]);
    expect({ code, err }).toMatchObject({
      code: 3,
      err: expect.stringContaining('gmail.draft has no field "subjects" on this page'),
    });
  });
});
