import { describe, expect, it } from "vitest";
import { openSnapshot, SnapshotError } from "../node.js";

const url = "https://example.com/";
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

function codeOf(file: string | Uint8Array): string {
  try {
    openSnapshot(file, { url });
    return "opened";
  } catch (error) {
    expect(error).toBeInstanceOf(SnapshotError);
    expect((error as SnapshotError).message).toMatch(/\. |: /);
    return (error as SnapshotError).code;
  }
}

describe("what is no page says so", () => {
  it.each<[string, string | Uint8Array, string]>([
    ["an empty file", "", "empty"],
    ["white space", bytes(" \r\n\t"), "empty"],
    ["a byte order mark alone", bytes([0xef, 0xbb, 0xbf]), "empty"],
    ["an image", bytes([0x89], "PNG\r\n", [0x1a, 10]), "binary"],
    ["an archive", bytes("PK", [3, 4, 20, 0]), "binary"],
    ["a PDF", "%PDF-1.7 <a>", "binary"],
    ["a PDF's bytes", bytes("%PDF-1.7 <a>"), "binary"],
    ["bytes that no text holds", bytes("<p>", [0, 1, 2]), "binary"],
    ["an image read as text", "\u0000\u0001<p>", "binary"],
    ["JSON", '{"a": 1 < 2}', "not-html"],
    [
      "a web archive without a page",
      "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n--b--",
      "broken-archive",
    ],
    ["a page that is cut off", "<!doctype html><ul><li class='a", "opened"],
    ["markup without a page around it", "<li>", "opened"],
  ])("%s", (_, file, code) => {
    expect(codeOf(file)).toBe(code);
  });

  it("names the file's kind and what to do", () => {
    expect(() => openSnapshot(bytes([0x1f, 0x8b, 8]), { url })).toThrow(
      "a gzip archive and no HTML page: unpack it first.",
    );
  });
});

describe("bytes become the text that a browser shows", () => {
  it.each<[string, Uint8Array, string]>([
    ["UTF-8 by default", Buffer.from("<p>déjà “vu”"), "déjà “vu”"],
    ["UTF-8 by its mark, whatever the page says", Buffer.from("\uFEFF<meta charset=latin1><p>é"), "é"],
    ["windows-1252 as named", bytes("<meta charset=windows-1252><p>", [0x93, 0xe9, 0x94, 0x80]), "“é”€"],
    ["Latin-1, which means the same", bytes("<meta charset=iso-8859-1><p>", [0x93, 0x94]), "“”"],
    [
      "Shift_JIS by http-equiv",
      bytes("<meta http-equiv=content-type content='text/html; charset=shift_jis'><p>", [0x93, 0xfa]),
      "日",
    ],
    ["UTF-16 by its mark", Buffer.from("\uFEFF<p>ﬁ日", "utf16le"), "ﬁ日"],
  ])("%s", (_, file, text) => {
    expect(openSnapshot(file, { url }).document.querySelector("p")?.textContent).toBe(text);
  });

  it("names the encoding", () => {
    expect(openSnapshot(bytes("<meta charset=latin1>"), { url }).snapshot.charset).toBe("windows-1252");
    expect(openSnapshot("<p>", { url }).snapshot.charset).toBeUndefined();
  });
});
