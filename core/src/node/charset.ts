import { legacyHookDecode } from "@exodus/bytes/encoding.js";
import sniffEncoding from "html-encoding-sniffer";

export interface Decoded {
  text: string;
  /** Name of the encoding, by https://encoding.spec.whatwg.org/#names-and-labels */
  charset: string;
}

/**
 * Text of an HTML file as a browser decodes it: by its byte order mark, what the transport said, its `<meta charset>`, else
 * UTF-8. Node's own decoder reads windows-1252 as if it were Latin-1, which turns quotes and dashes into controls.
 *
 * @param label the charset that a MIME header names
 */
export function decodeHtml(bytes: Uint8Array, label?: string): Decoded {
  const charset = sniffEncoding(bytes, { transportLayerEncodingLabel: label, defaultEncoding: "UTF-8" });
  return { text: legacyHookDecode(bytes, charset), charset };
}
