// node scripts/run.mjs NAME [arguments]: runs scripts/NAME.ts, with the packages compiled as an application has them.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { compiled, ROOT } from "./setup/ready.mjs";
import { runCommand, StepError, show } from "./setup/step.mjs";

await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  const script = join(ROOT, "scripts", `${name}.ts`);
  if (!name || !existsSync(script))
    throw new StepError(
      `there is no script ${name ?? "named"}`,
      "node scripts/run.mjs NAME [arguments], with NAME of scripts/NAME.ts",
    );
  await compiled("core/dist/index.js");
  return show(process.execPath, ["--import", "tsx", script, ...args], { cwd: ROOT });
});
