/**
 * `@onscreen/core/testing`: the conformance kit that each parser's test calls, and what it compares with. For tests, in
 * Node; it needs no test runner of its own.
 */
export { conformance, type Runner } from "./testing/conformance.js";
export { fieldElements } from "./testing/elements.js";
export { type Expectation, type Judgement, judge, type Reading, type ViewReading } from "./testing/expectation.js";
export { type Fixture, type FixtureMeta, loadFixtures } from "./testing/fixtures.js";
export { type Json, type Mismatch, mismatches } from "./testing/mismatches.js";
