import type { Evidence, ViewEvidence } from "./evidence.js";

/** Which fields take their value from an element. */
export type Uses = ReadonlyMap<Element, ReadonlySet<string>>;

export function usesOf({ fields }: ViewEvidence): Uses {
  const uses = new Map<Element, Set<string>>();
  for (const { path, sightings } of fields.values()) {
    for (const { elements } of sightings) {
      for (const element of elements) {
        const paths = uses.get(element) ?? new Set();
        uses.set(element, paths.add(path));
      }
    }
  }
  return uses;
}

/** Fields that stood on the same elements as this one, itself included: what is theirs now may be its own. */
export function shared(uses: Uses, { path, sightings }: Evidence): Set<string> {
  const partners = new Set([path]);
  for (const { elements } of sightings)
    for (const element of elements) for (const other of uses.get(element) ?? []) partners.add(other);
  return partners;
}
