import { conformance } from "@onscreen/core/testing";
import { describe, it } from "vitest";
import { jira } from "./index.js";

conformance(jira, import.meta.url, { describe, it });
