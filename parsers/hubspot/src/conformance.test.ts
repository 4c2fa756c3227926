import { conformance } from "@onscreen/core/testing";
import { describe, it } from "vitest";
import { hubspot } from "./index.js";

conformance(hubspot, import.meta.url, { describe, it });
