import {
  attr,
  checked,
  defineView,
  derived,
  flag,
  following,
  group,
  list,
  moment,
  oneOf,
  onPage,
  type Person,
  person,
  ref,
  seen,
  self,
  text,
  unlessEmpty,
  value,
} from "@onscreen/core";
import { listingOf } from "./listing.js";
import { named } from "./message.js";
import { LIST_ROUTE, routeOf } from "./route.js";
import { type ThreadRow, Threads } from "./schema.js";
import { countAfterNames, countOf, fileNames, plainId, withoutDash } from "./values.js";

// In the vertical split a conversation is two or three rows of the table, of which only the first has an id: people and
// date, subject, snippet and labels. A row of the next conversation ends the search.
const secondRow = (css: string) => following("tr.apv", `.apv:not([id]) ${css}`);
const thirdRow = (css: string) => following("tr.apv[id], tr.apw", `.apw ${css}`);

const DATE = ["td.xW [title]", ".apm [title]"];
const pager = (...selectors: Parameters<typeof list>[0]) => list<string>(selectors, {}, text(self)).map(unlessEmpty);

const threadRow = list<ThreadRow>(
  ["tr.zA[id]", "tr[role=row][id]"],
  { key: ["threadId", "legacyThreadId", "draftId"], not: [".bundle", ".inboxsdk__ignore_row"] },
  {
    threadId: attr("data-thread-id", "[data-thread-id]", secondRow("[data-thread-id]")).map(plainId),
    legacyThreadId: attr("data-legacy-thread-id", "[data-legacy-thread-id]", secondRow("[data-legacy-thread-id]")).map(
      plainId,
    ),
    draftId: attr(
      "data-standalone-draft-id",
      "[data-standalone-draft-id]",
      secondRow("[data-standalone-draft-id]"),
    ).map(plainId),
    // the row's hidden label repeats the senders, and is all that is left where another extension took their cell
    senders: list<Person>([".yW [email]", "[email]"], { key: ["email", "name"], unique: true }, person<Person>(named)),
    messageCount: oneOf(
      text(".yW .bx0").map(countOf),
      text(".yW").without("[email]", ".bx0", ".boq").map(countAfterNames),
    ),
    draftCount: list<string>([".yW .boq"], {}, text(self)).map((markers) => markers.length || undefined),
    subject: text(".y6 .bog", ".y6 span:not(.y2)", secondRow(".y6 span"), "[role=link] [data-thread-id]").blank(""),
    snippet: oneOf(text(".y2:has(.Zt)").without(".Zt"), text(".y2").map(withoutDash), text(thirdRow(".y2"))),
    isAd: flag(".am0", ".bvA"),
    date: oneOf(
      moment({ text: text(...DATE), full: attr("title", ...DATE) }),
      derived<ThreadRow, { text: string }>(({ isAd }) => (isAd ? { text: "" } : undefined)),
    ),
    unread: flag({ on: [":scope.zE"], off: [":scope.yO"] }),
    starred: flag({ on: [".T-KT-Jp"], off: [".T-KT"] }),
    important: flag({
      on: [".pG .pH", secondRow(".pG .pH")],
      off: [".pG .pH-A7", secondRow(".pG .pH-A7")],
    }),
    selected: oneOf(checked("[role=checkbox]"), flag({ on: [":scope.x7"], off: [self] })),
    labels: list<string>(
      [".as .at", secondRow(".as .at"), thirdRow(".as .at")],
      {},
      oneOf(attr("title", self), text(self)),
    ),
    attachments: oneOf(
      list<{ name: string }>([".brc"], { key: "name" }, group({ name: oneOf(attr("title", self), text(self)) })).map(
        unlessEmpty,
      ),
      attr("title", "td.yf img[title]").map((title) => fileNames(title).map((name) => ({ name }))),
    ),
    ref: ref(self),
  },
);

/** Lists of conversations: mailboxes, labels, searches, each section of several inboxes. */
export const threads = defineView({
  name: "gmail.threads",
  record: Threads,
  route: LIST_ROUTE,
  root: [
    "[role=main] [gh=tl]:has(tr.zA)",
    "[role=main] [gh=tl]:has(tr[role=row])",
    "[role=main] [gh=tl]:has(.TC)",
    seen("2026-07", "[role=main] .ae4:has(tr.zA)"),
  ],
  given: {
    pager: oneOf(pager(".Dj .ts"), pager(onPage("[gh=tm] .Dj .ts"))),
    empty: flag(".TC"),
    searchBox: value(onPage("form[role=search] [name=q]"), onPage("form[role=search] input")),
  },
  fields: {
    rows: threadRow,
    listing: derived<Threads & { pager: string[]; empty: boolean }, Threads["listing"]>((record, { reading }) => {
      const shown = record.rows?.filter(({ isAd }) => !isAd).length ?? 0;
      return listingOf(shown, record.pager ?? [], record.empty ?? false, routeOf(reading.page.url).page);
    }),
    mailbox: derived<Threads, string>((_, { reading }) => routeOf(reading.page.url).mailbox),
    query: derived<{ searchBox: string }, string>(({ searchBox }, { reading }) => {
      const { query, advanced } = routeOf(reading.page.url);
      return query ?? (advanced ? searchBox : undefined);
    }),
  },
  expect: [
    {
      says: "every conversation has an id",
      fields: ["rows.threadId", "rows.legacyThreadId", "rows.draftId"],
      holds: (record) => record.rows.every((row) => row.isAd || row.threadId || row.legacyThreadId || row.draftId),
    },
    {
      says: "every conversation names somebody or holds a draft",
      fields: ["rows.senders", "rows.draftCount"],
      holds: (record) => record.rows.every((row) => row.senders.length > 0 || row.draftCount || row.draftId),
    },
  ],
});
