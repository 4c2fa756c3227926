import {
  type Attachment,
  absent,
  attr,
  byType,
  closest,
  constant,
  defineView,
  derived,
  evenHidden,
  flag,
  fromUrl,
  group,
  list,
  oneOf,
  type Person,
  person,
  plainText,
  type RichText,
  ref,
  richText,
  seen,
  self,
  shown,
  text,
  unlessEmpty,
  url,
  value,
  when,
  within,
} from "@onscreen/core";
import { EDITORS, quotedParts, SIGNATURE, typed } from "./richtext.js";
import { DRAFT_ROUTE } from "./route.js";
import { Draft } from "./schema.js";
import { filled, personOf, plainId, sizeShown } from "./values.js";

const PLAIN = "textarea.Ak";

/** Chips of 2021 and later, then those before, whose value is a header's: `"Ada Byron" <ada@example.com>`. */
const chips = (kind: string): [string, string, string, string] => [
  `[name=${kind}] [role=option][data-hovercard-id]`,
  `[name=${kind}] [data-hovercard-id]`,
  `.vR input[name=${kind}]`,
  `.GS input[type=hidden][name=${kind}]`,
];

const recipients = (...selectors: string[]) =>
  list<Person>(
    selectors,
    { key: "email", unique: true, hidden: "keep" },
    person({
      name: oneOf(
        attr("data-name", self),
        attr("name", ":scope[email]"),
        text(":scope[email]"),
        value(":scope[value]").map((raw) => personOf(raw)?.name),
        attr("data-hovercard-id", self),
      ),
      email: oneOf(
        attr("data-hovercard-id", self),
        attr("email", self),
        value(":scope[value]").map((raw) => personOf(raw)?.email),
      ),
    }),
  ).map(unlessEmpty);

/** Nobody, where there is a place for somebody and nothing stands in it; lost where the chips have another look. */
const nobody = (kind: string) =>
  flag(`[name=${kind}]`, "[name=composeid]", ".aoD").map((there, { row }): Person[] | undefined =>
    there && row[`${kind}Shown`] === undefined ? [] : undefined,
  );

/** What the recipient field shows as chips, whatever they are made of. */
const chipText = (kind: string) => text(`[name=${kind}] [role=listbox]`);

/** The line that stands for the chips until they are needed. It does not tell copies from recipients. */
const folded = recipients(".aoD [email]", ".az9 [email]").map((people, { row }) =>
  row["hasChips"] ? undefined : people,
);

const typing = (kind: string) =>
  value(`[name=${kind}] input[peoplekit-id]`, `textarea[name=${kind}]`, `input[name=${kind}]:not([type=hidden])`).map(
    filled,
  );

/** Messages that are being written: every compose window on the screen, and replies inside a conversation. */
export const draft = defineView({
  name: "gmail.draft",
  record: Draft,
  route: DRAFT_ROUTE,
  root: [
    "[role=dialog]:has([name=composeid], [name=subjectbox], [g_editable=true])",
    "[role=region]:has([name=composeid])",
    seen("2026-07", ".M9:has([name=composeid], [name=draft], [g_editable=true])"),
    "body.xE.xp [role=main]:has([g_editable=true], [name=composeid])",
    seen("2026-07", ".qz:has([role=textbox][contenteditable=true]):has(.aoO)"),
  ],
  authored: [...EDITORS],
  given: {
    toShown: chipText("to"),
    ccShown: chipText("cc"),
    bccShown: chipText("bcc"),
    hasChips: flag(...chips("to"), ...chips("cc"), ...chips("bcc")),
    form: shown("form"),
    rich: shown(...EDITORS),
    plain: shown(PLAIN),
    mode: derived<{ form: boolean; rich: boolean; plain: boolean }, string>(({ form, rich, plain }) =>
      rich || (form && !plain) ? "rich" : plain ? "plain" : "folded",
    ),
  },
  fields: {
    surface: oneOf<Draft["surface"]>(
      when("standalone", closest("body.xE.xp")),
      when("inline", closest("[role=listitem]")),
      fromUrl(/\/mail\/.*[?&]view=(cm|btop)\b/).map(() => "standalone" as const),
      when("fullscreen", closest(".aSs")),
      when("popup", closest("[role=dialog]")),
      constant("inline"),
    ),
    kind: oneOf<Draft["kind"]>(
      when("forward", ".J-JN-M-I-Jm .mI"),
      when("reply", ".J-JN-M-I-Jm .mL", ".J-JN-M-I-Jm .mK"),
      // what answers nothing is new, but nothing new is written inside of a conversation
      value("[name=rm]").map((answered, { row }) =>
        plainId(answered) || row["surface"] === "inline" ? undefined : "new",
      ),
      constant("unknown"),
    ),
    minimized: derived<{ mode: string }, boolean>(({ mode }) => mode === "folded"),
    draftId: value("[name=draft]").map(plainId),
    threadId: value("[name=rt]").map(plainId),
    from: value("[name=from]").map(personOf),
    to: oneOf(recipients(...chips("to")), folded, nobody("to")),
    cc: oneOf(recipients(...chips("cc")), nobody("cc")),
    bcc: oneOf(recipients(...chips("bcc")), nobody("bcc")),
    pendingRecipient: oneOf(typing("to"), typing("cc"), typing("bcc")),
    subject: oneOf(value("[name=subjectbox]"), value("[name=subject]").map(filled)),
    plainText: derived<{ mode: string }, boolean>(({ mode }) => (mode === "folded" ? undefined : mode === "plain")),
    body: byType<RichText>("mode", {
      rich: richText(EDITORS, typed),
      plain: value(PLAIN).map(plainText),
      folded: oneOf(
        richText(EDITORS, typed).map((body) => (body.markdown === "" ? undefined : body)),
        value(PLAIN).map(filled).map(plainText),
        richText(EDITORS, typed),
      ),
    }),
    quoted: richText(EDITORS, quotedParts).map((quote) => (quote.markdown === "" ? undefined : quote)),
    signature: richText(
      EDITORS.map((editor) => within(editor, SIGNATURE)),
      [evenHidden(SIGNATURE)],
    ).map(({ text: lines }) => lines || undefined),
    attachments: list<Attachment>(
      [".dL"],
      { key: ["url", "name"] },
      {
        name: text(".vI"),
        size: text(".vJ").map(sizeShown),
        url: url("a.dO"),
        id: absent,
        mime: absent,
        inDrive: absent,
      },
    ).map((files) => files.filter(({ name }) => name)),
    actions: group<Draft["actions"]>({
      send: ref(".IZ .Up [role=button]:not(.Uo):not([aria-haspopup=true])", ".aoO[role=button]"),
      discard: ref(".gU .oh", ".oh[role=button]"),
    }).otherwise({}),
    ref: ref(self),
  },
});
