export { type Expectation, type Judgement, judge, type Reading } from "./testing/expectation.js";
export { type Json, type Mismatch, mismatches } from "./testing/mismatches.js";
