import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { build } from "esbuild";

/** The strictest pages: no script without a nonce, no eval, no markup from strings. Content scripts have no eval either. */
const POLICY =
  "default-src 'none'; script-src 'nonce-onscreen'; require-trusted-types-for 'script'; trusted-types 'none'";
const URL_OF_PAGE = "https://mail.google.com/mail/u/0/#inbox";

test("core and every parser load and read under a strict content security policy", async ({ page }) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { allParsers } from "@onscreen/all";
        import { extract, openPage } from "@onscreen/core";
        globalThis.read = () => extract(openPage(document, { url: location.href, parsers: allParsers }));
      `,
      resolveDir: fileURLToPath(new URL("..", import.meta.url)),
    },
    bundle: true,
    write: false,
    platform: "browser",
    format: "iife",
  });
  const script = outputFiles[0]?.text ?? "";
  await page.route("**/*", (route) =>
    route.request().url().startsWith("https://mail.google.com/")
      ? route.fulfill({
          contentType: "text/html",
          headers: { "content-security-policy": POLICY },
          body: `<!doctype html><script nonce="onscreen">
            window.violations = [];
            document.addEventListener("securitypolicyviolation", (e) => violations.push(e.violatedDirective + " " + e.sample));
          </script><script nonce="onscreen">${script.replaceAll("</script", "<\\/script")}</script><p>Hello`,
        })
      : route.abort(),
  );
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(URL_OF_PAGE);

  const { platform, violations } = await page.evaluate(() => {
    const { read, violations } = globalThis as unknown as { read: () => { platform: string }; violations: string[] };
    return { platform: read().platform, violations };
  });
  expect(platform).toBe("gmail");
  expect(errors).toEqual([]);
  expect(violations).toEqual([]);
});
