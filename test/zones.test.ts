import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Three zones, one of them a day ahead and one at half an hour, and two locales with digits of their own. */
const PLACES = [
  ["UTC", "en-US"],
  ["Pacific/Auckland", "ar-EG"],
  ["America/St_Johns", "en-US"],
] as const;

function readAll(zone: string, locale: string): { read: string; under: string } {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--conditions=@onscreen/source", "--import", "tsx", join(import.meta.dirname, "zones/digest.ts")],
    {
      env: {
        ...process.env,
        TZ: zone,
        LC_ALL: `${locale.replace("-", "_")}.UTF-8`,
        LANG: `${locale.replace("-", "_")}.UTF-8`,
      },
      encoding: "utf8",
    },
  );
  expect(status, stderr).toBe(0);
  return { read: stdout, under: stderr.trim().split("\n").at(-1) ?? "" };
}

test("every fixture reads the same under three time zones and two locales", { timeout: 300_000 }, () => {
  const runs = PLACES.map(([zone, locale]) => readAll(zone, locale));
  expect(runs.map(({ under }) => under)).toEqual(PLACES.map((place) => place.join(" ")));
  expect(runs[0]?.read.split("\n").length).toBeGreaterThan(50);
  for (const { read, under } of runs) expect(read, under).toBe(runs[0]?.read);
});
