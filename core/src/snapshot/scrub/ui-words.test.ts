import { expect, it } from "vitest";
import { openSnapshot } from "../../node.js";
import { proposeUiWords } from "./ui-words.js";

const words = (html: string): string[] => proposeUiWords(openSnapshot(html, { url: "https://app.example.com/" }));

it("proposes the names of buttons, headings, landmarks and tabs, the most frequent first", () => {
  expect(
    words(`<nav aria-label="Views"></nav><h2>Messages</h2><button>Reply</button><button aria-label="Mark as unread">x</button>
      <div role="tab">Files</div><button>Reply</button>`),
  ).toEqual(["Reply", "Files", "Mark as unread", "Messages", "Views"]);
});

it("proposes nothing that people wrote: no text, no link, no name with numbers or at signs, no sentence", () => {
  expect(
    words(`<p>Zebediah</p><a href="/x">Zebediah</a><li>Zebediah</li><button>Reply to 3</button><button>ana@example.com</button>
      <h2>The quick brown fox jumps</h2><button></button>`),
  ).toEqual([]);
});

it("looks into shadow roots too", () => {
  expect(words(`<x-a><template shadowrootmode="open"><button>Send</button></template></x-a>`)).toEqual(["Send"]);
});
