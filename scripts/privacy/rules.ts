/** One thing that a fixture must not hold, and how it is told from what it may hold. */
export interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  /** Whether a match belongs to nobody. */
  isNobodys(match: string): boolean;
  /** Texts that it has to find, so that it can't go blind unseen. */
  readonly controls: readonly string[];
  /** Texts that it must leave alone. */
  readonly harmless: readonly string[];
}

/** https://www.rfc-editor.org/rfc/rfc2606, and the products' own. */
const PRODUCTS = new Set(["no-reply@google.com"]);
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org|edu))?|test|invalid|localhost)$/i;

export const RULES: readonly Rule[] = [
  {
    name: "mail outside reserved domains",
    pattern: /[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu,
    isNobodys: (match) =>
      RESERVED.test(match.split("@")[1] ?? "") || PRODUCTS.has(match) || /@\dx\.(?:png|jpg|webp|gif)$/.test(match),
    controls: ["ana@gmail.com", "x.y+z@firma.co.uk", "ana@example.com.evil.io"],
    harmless: ["ana@example.com", "b@sub.example.org", "c@mail.invalid", "1f375@2x.png", "@mention"],
  },
  {
    name: "phone outside fictional ranges",
    pattern: /(?<![\w.:/=-])(?:\+\d[\d ().-]{7,17}\d|\(\d{3}\) ?\d{3}-\d{4}|\d{3}-\d{3}-\d{4})(?![\w-])/g,
    // https://nationalnanpa.com (555-01xx); Ofcom's and BNetzA's numbers for drama
    isNobodys: (match) => {
      const digits = match.replace(/\D/g, "");
      return (
        /555\d{4}$/.test(digits) ||
        /^(?:44(?:207946|113496|7700900)|4930236250|33199|33653010|81000)/.test(digits) ||
        /^\+?0+$/.test(digits)
      );
    },
    controls: ["+49 30 901820", "(415) 867-5309", "+1 415-867-5309"],
    harmless: ["+1 202-555-0143", "(202) 555-0143", "+44 20 7946 0958", "2026-09-24", "1788272266.112233"],
  },
  {
    name: "key or token",
    pattern:
      /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}|xox[abeoprs]-[\w-]{10,}|xoxc-[\w-]{10,}|gh[pousr]_\w{30,}|AKIA[0-9A-Z]{16}|AIza[\w-]{35}|sk_live_\w{16,}|glpat-[\w-]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY|[Bb]earer [\w.~+/-]{20,}|00D\w{12,15}![\w.]{40,}/g,
    isNobodys: () => false,
    controls: [
      ["eyJhbGciOiJIUzI1NiJ9", "eyJzdWIiOiIxMjM0In0", "abcdefghijklmnop"].join("."),
      `xox${"b"}-1234567890-abcdefghij`,
      `ghp${"_"}${"a1".repeat(18)}`,
      `AKIA${"ABCDEFGHIJKLMNOP"}`,
      `Bearer ${"a1b2c3d4e5".repeat(3)}`,
    ],
    harmless: ["eyJ", "xoxo-hugs", "AKIA", "the bearer of this letter"],
  },
];

/** Hosts of the platforms and of what their pages embed, with the reason that they may be named; `.` before one: and all below it. */
export const HOSTS: Readonly<Record<string, string>> = {
  ".example.com": "reserved",
  ".example.org": "reserved",
  ".example.net": "reserved",
  ".google.com": "Gmail and what it links to",
  ".gstatic.com": "Gmail's images",
  ".googleusercontent.com": "Gmail's avatars",
  "www.w3.org": "names of markup",
  "dev000000.service-now.com": "an instance that nobody can have: numbers begin at 1",
  "docs.angularjs.org": "linked by the portal's own comments",
  "example.sandbox.my.salesforce-setup.com": "Salesforce's setup pages, of no tenant",
  ".hubspot.com": "HubSpot's regions and its API",
  "slack-imgs.com": "Slack's proxy for images",
  "avatars.slack-edge.com": "Slack's avatars",
};
