import { safeAddressKey } from "../../core/src/refs/address.js";
import { makeCensus } from "../../core/src/refs/census.js";
import { isGenerated } from "../../core/src/refs/generated.js";
import { type Identity, NO_MEANING } from "../../core/src/refs/identity.js";
import { match } from "../../core/src/refs/match.js";
import { type Subject, toSubject } from "../../core/src/refs/subject.js";
import { normalName } from "../../core/src/refs/words.js";
import { groupBy } from "./metrics.js";
import { type Properties, similo } from "./similarity.js";

export type Props = Readonly<Record<string, string | undefined>>;

export interface PropertyPair {
  readonly app: string;
  readonly oldProps: Props;
  readonly newTarget: string;
  readonly candidates: readonly Props[];
}

export interface Shares {
  readonly right: number;
  readonly refused: number;
  readonly wrong: number;
}

type Choice = { xpath: string | undefined } | undefined;

/** Similo's own choice, with the lead that it has. */
export function similoChoice({ oldProps, candidates }: PropertyPair): { xpath: string | undefined; lead: number } {
  const was = toProperties(oldProps);
  let [best, second] = [-1, -1];
  let xpath: string | undefined;
  for (const candidate of candidates) {
    const score = similo(was, toProperties(candidate));
    if (score > best) {
      second = best;
      best = score;
      xpath = candidate.xpath;
    } else if (score > second) second = score;
  }
  return { xpath, lead: best - second };
}

/** What our own rules choose at a bar, for all pairs of an application at once. */
export function ourChoices(pairs: readonly PropertyPair[], bar: { threshold: number; margin: number }): Choice[] {
  const choices = new Map<PropertyPair, Choice>();
  for (const group of groupBy(pairs, ({ app }) => app).values()) {
    const paths = new Map<Subject, string | undefined>();
    const to = makeCensus((group[0] as PropertyPair).candidates.map((props) => subjectOf(props, paths)));
    const olds = group.map(({ oldProps }) => subjectOf(oldProps, paths));
    const from = makeCensus(olds);
    for (const [i, pair] of group.entries()) {
      const found = match(olds[i] as Subject, from, to, false, bar);
      choices.set(pair, found.kind === "found" ? { xpath: paths.get(found.subject) } : undefined);
    }
  }
  return pairs.map((pair) => choices.get(pair));
}

export function sharesOf(pairs: readonly PropertyPair[], choices: readonly Choice[]): Shares {
  let [right, wrong] = [0, 0];
  for (const [i, choice] of choices.entries()) {
    if (!choice) continue;
    if (choice.xpath === pairs[i]?.newTarget) right++;
    else wrong++;
  }
  const all = pairs.length || 1;
  return { right: right / all, wrong: wrong / all, refused: (all - right - wrong) / all };
}

function subjectOf(props: Props, paths: Map<Subject, string | undefined>): Subject {
  const subject = toSubject(identityFrom(props));
  paths.set(subject, props.xpath);
  return subject;
}

const ROLES: Readonly<Record<string, string>> = {
  a: "link",
  button: "button",
  select: "combobox",
  textarea: "textbox",
};

function identityFrom(props: Props): Identity {
  const tag = (props.tag ?? "").toLowerCase();
  const type = (props.type ?? "").toLowerCase();
  const isPush = tag === "input" && /^(?:submit|button|reset|image)$/.test(type);
  const role =
    tag === "input"
      ? isPush
        ? "button"
        : /^(?:checkbox|radio)$/.test(type)
          ? type
          : "textbox"
      : (ROLES[tag] ?? "generic");
  const rawName =
    said(props.text) || said(props.visible_text) || said(props.value) || said(props.placeholder) || said(props.title);
  const id = props.id ?? "";
  return {
    ...NO_MEANING,
    role,
    tag,
    type: tag === "input" ? type : "",
    id: isGenerated(id) ? "" : id,
    control: props.name ?? "",
    href: safeAddressKey(props.href ?? null),
    rawName,
    name: normalName(rawName),
  };
}

/** The collectors wrote 0 for nothing. */
const said = (text: string | undefined): string => (text === undefined || text === "0" ? "" : text.trim());

function toProperties(props: Props): Properties {
  const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
  const around = [
    "neighbor_text",
    "neighbor_text_above",
    "neighbor_text_below",
    "neighbor_text_left",
    "neighbor_text_right",
  ];
  return {
    tag: props.tag ?? "",
    class: props.class ?? "",
    name: props.name ?? "",
    id: props.id ?? "",
    href: props.href ?? "",
    alt: props.alt ?? "",
    xpath: props.xpath ?? "",
    idxpath: props.idxpath ?? "",
    isButton: props.is_button ?? "",
    text: said(props.visible_text) || said(props.text),
    neighbours: around
      .map((name) => said(props[name]))
      .join(" ")
      .trim(),
    x: number(props.x),
    y: number(props.y),
    width: number(props.width),
    height: number(props.height),
  };
}
