/** Escaping by https://html.spec.whatwg.org/#escapingString, so that a parser reads back exactly what stood there. */
export function escapeText(text: string): string {
  return /[&<>\u00A0\r]/.test(text)
    ? text
        .replace(/&/g, "&amp;")
        .replace(/\u00A0/g, "&nbsp;")
        .replace(/</g, "&lt;")
        .replace(/>/g, "&gt;")
        .replace(/\r/g, "&#13;")
    : text;
}

/** Line breaks become character references, so that an attribute never breaks the one-element-a-line shape. */
export function escapeAttribute(value: string): string {
  if (!/[&"<>\u00A0\n\r\t]/.test(value)) return value;
  return value
    .replace(/&/g, "&amp;")
    .replace(/\u00A0/g, "&nbsp;")
    .replace(/"/g, "&quot;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/\n/g, "&#10;")
    .replace(/\r/g, "&#13;")
    .replace(/\t/g, "&#9;");
}
