import { conformance } from "@onscreen/core/testing";
import { describe, it } from "vitest";
import { servicenow } from "./index.js";

conformance(servicenow, import.meta.url, { describe, it });
