import { attr, type Element, renameAttribute, renameClasses, renameTag, setAttr } from "./markup.js";

/** A way in which a platform once changed its pages. */
export interface Drift {
  readonly platform: string;
  readonly name: string;
  /** Where it is documented. */
  readonly fact: string;
  /** Names in selectors that the parser of that day did not know: those of the markup that came. */
  readonly unknown: RegExp;
  /** Changes the page in place; how many elements it changed. */
  change(elements: readonly Element[]): number;
}

const count = (elements: readonly Element[], change: (element: Element) => boolean): number =>
  elements.filter(change).length;

const attribute = (from: string, to: string) => (elements: readonly Element[]) =>
  count(elements, (element) => {
    if (attr(element, from) === undefined || attr(element, to) !== undefined) return false;
    renameAttribute(element, from, to);
    return true;
  });

const tags = (from: RegExp, to: string) => (elements: readonly Element[]) =>
  count(elements, (element) => {
    if (!from.test(element.tagName)) return false;
    renameTag(element, element.tagName.replace(from, to));
    return true;
  });

const classes = (names: Readonly<Record<string, string>>) => (elements: readonly Element[]) =>
  count(elements, (element) => {
    const before = attr(element, "class");
    renameClasses(element, (name) => names[name]);
    return attr(element, "class") !== before;
  });

/** The steps that are documented, taken on pages of ours that have the markup of before. */
export const DRIFTS: readonly Drift[] = [
  {
    platform: "gmail",
    name: ".if → .a98.iY",
    fact: "InboxSDK and FlowCrypt#5494 (2022-10, 2023-11): the conversation's container got other classes",
    unknown: /(?<=role=)main|(?<=\.)(?:a98|PeIF1d|Bu)\b/g,
    change: classes({ if: "a98 iY" }),
  },
  {
    platform: "gmail",
    name: ".a98.iY → another container",
    fact: "the same step, once more, from the layout of today",
    unknown: /(?<=role=)main|(?<=\.)(?:if|PeIF1d)\b/g,
    change: classes({ a98: "b12", iY: "kR" }),
  },
  {
    platform: "slack",
    name: "sender: link → button",
    fact: "iulspop/slack-web-scraper#12 (2022-11): the sender's name became a button",
    unknown:
      /message_sender_name|message__sender_button|(?<=")message_sender(?=")|(?<=")-sender|(?<=\[)data-message-sender/g,
    change: (elements) =>
      count(elements, (element) => {
        if (element.tagName !== "a" || !attr(element, "class")?.includes("c-message__sender_link")) return false;
        renameTag(element, "button");
        setAttr(element, "href", undefined);
        renameClasses(element, (name) => (name === "c-message__sender_link" ? "c-message__sender_button" : undefined));
        return true;
      }),
  },
  {
    platform: "slack",
    name: "sender: button → link",
    fact: "the same step back, from the layout of today",
    unknown:
      /message_sender_name|message__sender_link|(?<=")message_sender(?=")|(?<=")-sender|(?<=\[)data-message-sender/g,
    change: (elements) =>
      count(elements, (element) => {
        if (element.tagName !== "button" || !attr(element, "class")?.includes("c-message__sender_button")) return false;
        renameTag(element, "a");
        renameClasses(element, (name) => (name === "c-message__sender_button" ? "c-message__sender_link" : undefined));
        return true;
      }),
  },
  {
    platform: "jira",
    name: "data-test-id → data-testid",
    fact: "github-for-jira#2112, toggl#2243 (2023-05 to 2023-10)",
    unknown: /(?<=\[)data-testid/g,
    change: attribute("data-test-id", "data-testid"),
  },
  {
    platform: "jira",
    name: "data-testid → another hook",
    fact: "the same step, once more, from the markup of today",
    unknown: /(?<=\[)data-test-id/g,
    change: attribute("data-testid", "data-test-id"),
  },
  {
    platform: "jira",
    name: "status lozenge: inner box → button",
    fact: "seen between 2026-04 and 2026-08: the lozenge's test id moved from the inner box to the button",
    unknown: /\bbutton\b(?=\[)/g,
    change: (elements) =>
      count(elements, (element) => {
        const hook = ["data-testid", "data-test-id"].find((name) =>
          /status.*(?:lozenge|button)|lozenge/.test(attr(element, name) ?? ""),
        );
        const parent = element.parentNode;
        if (!hook || !parent || !("tagName" in parent) || parent.tagName !== "button") return false;
        setAttr(parent, hook, attr(element, hook));
        setAttr(element, hook, undefined);
        return true;
      }),
  },
  {
    platform: "salesforce",
    name: "force-* → records-*",
    fact: "between Winter '21 and Spring '22 (CumulusCI#3021)",
    unknown: /\brecords(?=-)/g,
    change: tags(/^force-/, "records-"),
  },
  {
    platform: "salesforce",
    name: "records-* → another namespace",
    fact: "the same step, once more, from the markup of today",
    unknown: /\bforce(?=-)/g,
    change: tags(/^records-/, "crm-"),
  },
  {
    platform: "servicenow",
    name: "workspace: sn-workspace-* → sn-canvas-*",
    fact: "code-snippets#647: Paris to Rome, gone by Utah",
    unknown: /sn-canvas/g,
    change: tags(/^sn-workspace-/, "sn-canvas-"),
  },
  {
    platform: "servicenow",
    name: "workspace: sn-canvas-* → another tag",
    fact: "the same step, once more, from the markup of today",
    unknown: /sn-workspace/g,
    change: tags(/^(?:sn-canvas|sn-form-internal)-/, "sn-experience-"),
  },
  {
    platform: "hubspot",
    name: "data-selenium-test → data-test-id",
    fact: "public integrations of 2022 and of 2026 name the same elements by one and by the other",
    unknown: /(?<=\[)data-test-id/g,
    change: attribute("data-selenium-test", "data-test-id"),
  },
  {
    platform: "hubspot",
    name: "data-test-id → another hook",
    fact: "the same step, once more, from the markup of today",
    unknown: /(?<=\[)data-selenium-test/g,
    change: attribute("data-test-id", "data-hook"),
  },
];
