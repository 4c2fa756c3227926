import { conformance } from "@onscreen/core/testing";
import { describe, it } from "vitest";
import { gmail } from "./index.js";

conformance(gmail, import.meta.url, { describe, it });
