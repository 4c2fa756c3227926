// npm run capture:snippet -- <platform>: one paste for the developer tools of a browser that nothing can attach to; the page ends scrubbed on the clipboard.
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { bundle } from "@onscreen/cli";
import { argumentsOf, run } from "./fixtures/arguments.js";
import { parserOf } from "./fixtures/folders.js";
import { scrubOptions } from "./fixtures/words.js";
import { ROOT } from "./setup/ready.mjs";

await run(async () => {
  const { positionals } = argumentsOf("npm run --silent capture:snippet -- <platform>", {}, [1, 1]);
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
     import { withNatives } from ${JSON.stringify(join(ROOT, "scripts/snippet/natives.ts"))};
     export const html = () => withNatives(() => scrub(capture(openPage(document, { url: location.href }), { capturedAt: new Date().toISOString() }), ${options}).html);`,
    "onscreenSnippet",
    { minify: true },
  );
  // copy() is the developer tools' own
  console.log(
    `(() => { ${script}\n copy(onscreenSnippet.html()); return "scrubbed, and on the clipboard: paste it into page.html"; })()`,
  );
  console.error(
    process.stdout.isTTY
      ? "better straight to the clipboard: npm run --silent capture:snippet -- … | pbcopy (xclip, clip)"
      : "paste it into the console of the developer tools, on the page; nothing is sent anywhere",
  );
});
