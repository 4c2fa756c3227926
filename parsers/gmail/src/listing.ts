import type { Listing } from "@onscreen/core";
import { pagingOf } from "./values.js";

/**
 * How much of a list is drawn. The pager stands outside of the list, so its numbers count only where they agree with the
 * rows: a page with several lists has several pagers, and a list that is being loaded has the old one.
 *
 * @param shown how many conversations are drawn, advertisements aside.
 * @param pager the numbers of the pager as shown.
 * @param empty whether the page says that there is nothing.
 * @param page the number in the address.
 */
export function listingOf(shown: number, pager: readonly string[], empty: boolean, page?: number): Listing {
  if (shown === 0) return { shown, ...(empty && { total: 0 }), complete: empty };
  const paging = pagingOf(pager);
  if (!paging || paging.last - paging.first + 1 !== shown)
    return { shown, complete: false, ...(page !== undefined && { page: { number: page } }) };
  const number = page ?? (paging.first === 1 ? 1 : undefined);
  return {
    shown,
    ...(paging.total !== undefined && { total: paging.total }),
    complete: paging.total === shown,
    ...(number !== undefined && { page: { number } }),
  };
}
