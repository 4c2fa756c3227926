import { conformance } from "@onscreen/core/testing";
import { describe, it } from "vitest";
import { salesforce } from "./index.js";

conformance(salesforce, import.meta.url, { describe, it });
