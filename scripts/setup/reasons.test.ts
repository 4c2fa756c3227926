import { describe, expect, it } from "vitest";
import { explain, tail } from "./reasons.mjs";

const otherwise = { reason: "it did not work", remedy: "look above" };

describe("the reason of a failed step", () => {
  it.each([
    ["npm error code ENOTFOUND\nnpm error getaddrinfo ENOTFOUND registry.example.com", "can't be reached"],
    [" WARN  GET https://registry.example.com/zod error (ECONNREFUSED). Will retry", "can't be reached"],
    ["request to https://x failed, reason: SELF_SIGNED_CERT_IN_CHAIN", "certificate"],
    [' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', "pnpm-lock.yaml does not fit"],
    [" ERR_PNPM_CATALOG_ENTRY_NOT_FOUND_FOR_SPEC  No catalog entry 'x' was found", "catalog"],
    [" ERR_PNPM_FETCH_403  GET https://registry.example.com/zod: Forbidden - 403", "refuses access"],
    ["npm error code ETARGET\nnpm error notarget No matching version found for pnpm@99", "lacks a package"],
    ["ENOSPC: no space left on device, write", "disk is full"],
    ["E: You don't have enough free space: No space left on device", "disk is full"],
    ["EACCES: permission denied, mkdir '/x'", "no permission"],
    ["E: Could not open lock file - open (13: Permission denied), are you root?", "no permission"],
  ])("%j", (output, reason) => {
    expect(explain(output, otherwise).reason).toContain(reason);
    expect(explain(output, otherwise).remedy).not.toBe("");
  });

  it("stays general where the output says nothing known", () => {
    expect(explain("Segmentation fault", otherwise)).toEqual(otherwise);
    expect(explain("", otherwise)).toEqual(otherwise);
  });

  it("is one line", () => {
    for (const output of ["ENOTFOUND", "ENOSPC", "EACCES", "E403", "ETARGET"]) {
      const { reason, remedy } = explain(output, otherwise);
      expect(reason + remedy).not.toContain("\n");
    }
  });
});

describe("the tail of an output", () => {
  it("keeps the last lines and drops empty ones at the end", () => {
    expect(tail("a\nb\r\nc\n\n", 2)).toBe("b\nc");
  });
});
