import { conformance } from "@onscreen/core/testing";
import { describe, it } from "vitest";
import { slack } from "./index.js";

conformance(slack, import.meta.url, { describe, it });
