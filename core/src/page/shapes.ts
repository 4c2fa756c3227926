const kept: object[] = [];

/**
 * Keeps one object of a class for good. When the last one goes, an engine throws away all that it compiled for the class,
 * and the next page is read by slow code again.
 */
export function keepShape(one: object): void {
  kept.push(one);
}
