import { type Properties, similo } from "../similarity.js";
import type { Moment, Strategy } from "../types.js";
import { nameOf } from "../words.js";

const LEAD = 0.25;

/** The most similar element, whatever there is: Similo, with the weights of its paper. It never says "gone". */
const nearest = (name: string, lead: number): Strategy => ({
  name,
  most: 15,
  remember(moment, targets) {
    const was = targets.map((element) => propertiesOf(element, moment));
    const read = new WeakMap<Moment, Properties[]>();
    return {
      find(now, index) {
        let all = read.get(now);
        if (!all) {
          all = now.controls.map((element) => propertiesOf(element, now));
          read.set(now, all);
        }
        let best = -1;
        let second = -1;
        let found: Element | null = null;
        for (const [i, properties] of all.entries()) {
          const score = similo(was[index] as Properties, properties);
          if (score > best) {
            second = best;
            best = score;
            found = now.controls[i] as Element;
          } else if (score > second) second = score;
        }
        return best - second >= lead ? found : null;
      },
    };
  },
});

export const similoNearest = nearest("Similo", 0);
export const similoLead = nearest(`Similo with a lead of ${LEAD}`, LEAD);

function propertiesOf(element: Element, moment: Moment): Properties {
  const { x, y, width, height } = element.getBoundingClientRect();
  const text = (element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 60) || nameOf(moment, element);
  return {
    tag: element.localName,
    class: element.getAttribute("class") ?? "",
    name: element.getAttribute("name") ?? "",
    id: element.id,
    href: element.getAttribute("href") ?? "",
    alt: element.getAttribute("alt") ?? "",
    xpath: tags(element).join("/"),
    idxpath: idPath(element),
    isButton: element.matches("button,[role=button],input[type=submit],input[type=button],a.btn") ? "yes" : "no",
    text,
    neighbours: (element.parentElement?.parentElement?.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 200),
    x,
    y,
    width,
    height,
  };
}

function tags(element: Element): string[] {
  const steps: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    let nth = 1;
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling)
      if (before.localName === at.localName) nth++;
    steps.unshift(`${at.localName}[${nth}]`);
  }
  return steps;
}

function idPath(element: Element): string {
  const steps = tags(element);
  let depth = steps.length;
  for (let at: Element | null = element; at; at = at.parentElement, depth--)
    if (at.id) return [`*[@id="${at.id}"]`, ...steps.slice(depth)].join("/");
  return steps.join("/");
}
