import type { Diagnosis, DriftState, DriftVerdict } from "@onscreen/core";
import { describe, expect, it } from "vitest";
import type { ReadView } from "./records.js";
import { wrongVerdicts } from "./verdict.js";

const read = (values: string, isOk = true): ReadView => ({ name: "shop.order/default", isOk, values });
const told = (verdict: DriftVerdict, ...states: DriftState[]): Diagnosis =>
  ({
    views: [{ view: "shop.order", layout: "default", verdict, fields: states.map((state) => ({ state })) }],
    elements: new Map(),
  }) as unknown as Diagnosis;
const wrong = (diagnosis: Diagnosis, was: ReadView[], is: ReadView[]): string[] =>
  wrongVerdicts(diagnosis, was, was, is);

describe("the right verdict", () => {
  it.each<[string, Diagnosis, ReadView[], ReadView[], DriftVerdict[]]>([
    ["of a view that is gone", told("same"), [read("a")], [], ["broken"]],
    ["of a record that is not kept", told("drifted", "lost"), [read("a")], [read("b", false)], ["broken"]],
    ["of a record that lacks something", told("same"), [read("a")], [read("b")], ["broken", "drifted"]],
    ["of one record of two", told("same"), [read("a"), read("b")], [read("a")], ["broken", "drifted"]],
    ["of a record that was not there", told("same"), [read("a")], [read("a"), read("b")], ["broken", "drifted"]],
    ["of what reads as before", told("broken", "lost"), [read("a")], [read("a")], ["same"]],
    ["of what reads as before, with a loss", told("drifted", "lost"), [read("a")], [read("a")], ["same"]],
    ["of a view that is not told of", { views: [], elements: new Map() }, [read("a")], [read("a")], ["same"]],
  ])("is demanded %s", (_, diagnosis, was, is, right) => {
    const verdict = diagnosis.views[0]?.verdict;
    expect(wrong(diagnosis, was, is)).toEqual([`shop.order/default is ${right.join(" or ")}, not ${verdict}`]);
  });

  it.each<[string, Diagnosis, ReadView[], ReadView[]]>([
    ["same", told("same", "absent"), [read("a")], [read("a")]],
    ["drifted by a fallback alone", told("drifted", "fallback"), [read("a")], [read("a")]],
    ["broken", told("broken", "root-lost"), [read("a")], []],
    ["broken before", told("drifted", "lost"), [read("a", false)], [read("b", false)]],
  ])("is taken: %s", (_, diagnosis, was, is) => {
    expect(wrong(diagnosis, was, is)).toEqual([]);
  });
});
