import { FormField, Ref } from "@onscreen/core";
import * as z from "zod";

export const Section = z.object({
  title: z.string().optional().describe("the section's heading"),
  collapsed: z.boolean().optional().describe("whether it is folded; its fields are read all the same"),
  fields: z.array(FormField).describe("in the order of the layout; `name` is the field's API name"),
});
export type Section = z.output<typeof Section>;

export const SalesforceRecord = z.object({
  objectApiName: z.string().optional().describe("the object's API name, such as Lead or Invoice__c"),
  recordId: z.string().optional().describe("the record's id, 15 or 18 characters"),
  name: z.string().describe("the record's name"),
  sections: z.array(Section).describe("sections of the layout with their fields"),
  ref: Ref,
});
export type SalesforceRecord = z.output<typeof SalesforceRecord>;
