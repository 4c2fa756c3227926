import { expect, it } from "vitest";
import { type Drawn, withSenders } from "./attribute.js";

const ada = { name: "Ada", id: "U1", isBot: true, inherited: false };
const message = (more: Partial<Drawn>): Drawn => ({
  ts: "1.1",
  date: { text: "" },
  body: { text: "", markdown: "" },
  mentions: [],
  links: [],
  files: [],
  cards: [],
  reactions: [],
  edited: false,
  isSystem: false,
  isBroadcast: false,
  ref: "",
  begins: false,
  ...more,
});
const senders = (...drawn: Partial<Drawn>[]) => withSenders(drawn.map(message)).map(({ sender }) => sender);

it("gives follow-ups the sender above, marked", () => {
  expect(senders({ sender: ada }, {}, {})).toEqual([ada, { ...ada, inherited: true }, { ...ada, inherited: true }]);
});

it("guesses none at the beginning of a run", () => {
  expect(senders({}, { sender: ada })).toEqual([undefined, ada]);
});

it("guesses none for a message with a picture of its own: its sender is lost", () => {
  expect(senders({ sender: ada }, { begins: true }, {})).toEqual([ada, undefined, undefined]);
});

it("gives a deleted message none, and none across it", () => {
  expect(senders({ sender: ada }, { deleted: true }, {})).toEqual([ada, undefined, undefined]);
});

it("takes what screen readers are told over the run, with the id only where the names agree", () => {
  expect(senders({ sender: ada }, { spoken: "Ada" }, { spoken: "Bruno" }, {})).toEqual([
    ada,
    { ...ada, inherited: true },
    { name: "Bruno", inherited: true },
    { name: "Bruno", inherited: true },
  ]);
});

it("leaves its own notes out of the record", () => {
  expect(withSenders([message({ spoken: "Ada" })])[0]).not.toHaveProperty("spoken");
  expect(withSenders([message({})])[0]).not.toHaveProperty("begins");
});
