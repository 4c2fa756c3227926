// npm run capture:snippet -- <platform>: one paste for the developer tools of a browser that nothing can attach to; the page ends scrubbed on the clipboard.
import { randomBytes } from "node:crypto";
import { bundle } from "@onscreen/cli";
import { argumentsOf, run } from "./fixtures/arguments.js";
import { parserOf } from "./fixtures/folders.js";
import { scrubOptions } from "./fixtures/words.js";

await run(async () => {
  const { positionals } = argumentsOf("npm run capture:snippet -- <platform>", {}, [1, 1]);
  const { uiWords = [], known = [], hosts = [], structure = [] } = scrubOptions(parserOf(positionals[0] ?? ""));
  const options = JSON.stringify({
    salt: randomBytes(16).toString("hex"),
    uiWords: [...uiWords],
    known: [...known],
    hosts,
    structure,
  });
  const script = await bundle(
    `import { capture, openPage, scrub } from "@onscreen/core";
     export const html = () => scrub(capture(openPage(document, { url: location.href }), { capturedAt: new Date().toISOString() }), ${options}).html;`,
    "onscreenSnippet",
  );
  // copy() is the developer tools' own
  console.log(
    `(() => { ${script}\n copy(onscreenSnippet.html()); return "scrubbed, and on the clipboard: paste it into page.html"; })()`,
  );
});
