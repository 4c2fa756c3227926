import { spawn } from "node:child_process";
import { explain } from "./reasons.mjs";

/**
 * What a finished command left behind.
 * @typedef {{ code: number, output: string, seconds: number }} Finished
 */

/** A step that can't be done: one line of reason, one of remedy. The commands print both and no stack. */
export class StepError extends Error {
  /**
   * @param {string} reason
   * @param {string} remedy
   * @param {string} [details] what the tool itself said; printed above the reason
   */
  constructor(reason, remedy, details = "") {
    super(reason);
    this.name = "StepError";
    this.remedy = remedy;
    this.details = details;
  }
}

/**
 * All progress goes to stderr: stdout belongs to the command's own output, which may be piped as JSON.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

const FIRST_WORD_AFTER = 2000;
const NEXT_WORD_AFTER = 5000;

/**
 * Runs a command and keeps its output. Silent below two seconds, then a line now and again with the last thing it said.
 * @param {string} label what is going on, as a person would say it: "installing packages"
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number, shell?: boolean }} [options] timeout in milliseconds
 * @returns {Promise<Finished>}
 */
export function run(label, file, args, options = {}) {
  const { timeout, ...rest } = options;
  return new Promise((resolve) => {
    const started = Date.now();
    let output = "";
    const child = spawn(file, args, { ...rest, stdio: ["ignore", "pipe", "pipe"] });
    const seconds = () => (Date.now() - started) / 1000;
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);

    const speak = () => say(`  … ${label}, ${Math.round(seconds())} s${lastLine(output, ": ")}`);
    let beat = setTimeout(function tick() {
      speak();
      beat = setTimeout(tick, NEXT_WORD_AFTER);
    }, FIRST_WORD_AFTER);
    const deadline = timeout
      ? setTimeout(() => {
          output += `\ntimed out after ${timeout / 1000} s`;
          child.kill("SIGKILL");
        }, timeout)
      : undefined;

    const finish = (/** @type {number} */ code) => {
      clearTimeout(beat);
      clearTimeout(deadline);
      if (seconds() * 1000 > FIRST_WORD_AFTER)
        say(`  … ${label}: ${code === 0 ? "done" : "failed"} after ${seconds().toFixed(1)} s`);
      resolve({ code, output, seconds: seconds() });
    };
    child.on("error", (error) => {
      output += error.message;
      finish(127);
    });
    child.on("close", (code) => finish(code ?? 1));
  });
}

/**
 * Runs a command whose own output a person wants to see as it comes.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stdout?: "inherit" | "stderr" }} [options]
 * @returns {Promise<number>} the exit code
 */
export function show(file, args, { stdout = "inherit", ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, stdio: ["inherit", stdout === "stderr" ? 2 : "inherit", "inherit"] });
    child.on("error", (error) => {
      say(error.message);
      resolve(127);
    });
    child.on("close", (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
}

/**
 * @param {string} output
 * @param {string} before
 */
function lastLine(output, before) {
  const line =
    output
      .trimEnd()
      .split(/[\r\n]+/)
      .at(-1)
      ?.trim() ?? "";
  return line === "" ? "" : before + line.slice(0, 100);
}

/**
 * What the system refused (no permission, a full disk) is a step that can't be done; anything else is a mistake of ours
 * and keeps its stack.
 * @param {unknown} error
 * @returns {StepError | undefined}
 */
export function asStepError(error) {
  if (error instanceof StepError) return error;
  if (!(error instanceof Error) || !("syscall" in error)) return undefined;
  const { reason, remedy } = explain(error.message, {
    reason: error.message,
    remedy: "see to that and run the command again",
  });
  return new StepError(reason, remedy, error.message);
}

/** @param {StepError} error */
export function complain({ message, remedy, details }) {
  if (details !== "") say(details);
  say(`\n✗ ${message}`);
  say(`  ${remedy}`);
}

/**
 * Runs the main function of a command: an exit code, or reason and remedy where a step could not be done.
 * @param {() => Promise<number>} main
 */
export async function runCommand(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    const failure = asStepError(error);
    if (!failure) throw error;
    complain(failure);
    process.exitCode = 1;
  }
}
