import { lintSource } from "@secretlint/core";
import { rules } from "@secretlint/secretlint-rule-preset-recommend";

// A page may say "secretlint-disable", and what a page says is data: the rule that obeys such comments stays out.
const OBEYS_THE_TEXT = "@secretlint/secretlint-rule-filter-comments";

const config = {
  rules: rules.filter(({ meta }) => meta.id !== OBEYS_THE_TEXT).map((rule) => ({ id: rule.meta.id, rule })),
};

/** What secretlint's recommended rules take for a key, a token or a password, a line each; never the secret itself. */
export async function secretsIn(text: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { content: text, filePath: "page.html", ext: ".html", contentType: "text" },
    options: { config, maskSecrets: true, noPhysicFilePath: true },
  });
  return messages.map(
    ({ ruleId, messageId, range: [from, to] }) =>
      `secretlint: ${ruleId.replace("@secretlint/secretlint-rule-", "")} ${messageId} (${to - from} characters)`,
  );
}

const many = (part: string, times: number): string => part.repeat(times);

/** Made up, and put together here, so that no scanner of sources takes them for real: each has to be found by its rule. */
export const SECRET_CONTROLS: readonly (readonly [rule: string, text: string])[] = [
  ["slack", `xox${"b"}-123456789012-123456789012-${many("aB1c", 6)}`],
  ["slack", `https://hooks.slack${".com"}/services/T0000A000/B0000A000/${many("aB1c", 6)}`],
  ["github", `ghp${"_"}${"wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx"}`],
  ["aws", `aws_secret_access${"_key"} = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEZ`],
  [
    "privatekey",
    `-----BEGIN RSA PRIVATE${" KEY"}-----\n${many("MIIEpAIBAAKCAQEA", 20)}\n-----END RSA PRIVATE KEY-----`,
  ],
  ["basicauth", `https://ada:hunter2${"pass"}@db.acme.corp/x`],
  ["sendgrid", `SG${"."}${many("a", 22)}.${many("b1", 21)}a`],
  ["npm", `npm${"_"}${many("a1B2", 9)}`],
  ["anthropic", `sk-ant${"-api03-"}${many("a1B2", 23)}AA`],
  ["database-connection-string", `postgres://ada:hunter2${"pass"}@db.acme.corp:5432/x`],
  // a page that asks not to be looked at
  ["slack", `<!-- secretlint-disable --><p>xox${"b"}-123456789012-123456789012-${many("aB1c", 6)}</p>`],
];
