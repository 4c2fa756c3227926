import { nameOf as name } from "../../core/src/semantics/name.js";
import { roleOf as role } from "../../core/src/semantics/role.js";
import type { Moment } from "./types.js";

/** Role and name by core's own reading, so that no strategy is judged by a worse one. */
export const roleOf = ({ reading }: Moment, element: Element): string => role(reading, element);
export const nameOf = ({ reading }: Moment, element: Element): string => name(reading, element);
