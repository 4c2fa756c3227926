import { describe, expect, it } from "vitest";
import { scrub } from "./scrub.js";

const SALT = "a secret of the test";
const of = (html: string, more = {}) => scrub(html, { salt: SALT, ...more }).html;

describe("scrub", () => {
  it("calls one person the same in text, names, tooltips, alternatives and addresses", () => {
    const html = of(
      '<b name="Wilma Hargrove" title="Wilma Hargrove" data-who="Wilma">Hi Wilma Hargrove</b><img alt="Wilma Hargrove"><a href="mailto:wilma.hargrove@corp.test">wilma.hargrove@corp.test</a>',
    );
    const [, first = "", last = ""] = / title="(\w+) (\w+)"/.exec(html) ?? [];
    expect(first).toHaveLength(5);
    expect(html).toContain(` name="${first} ${last}"`);
    expect(html).toContain(` data-who="${first}"`);
    expect(html).toContain(` alt="${first} ${last}"`);
    expect(html).toContain(`>${first.toLowerCase()}.${last.toLowerCase()}@example.com</a>`.toLowerCase());
    expect(html).toContain(`href="mailto:${first.toLowerCase()}.${last.toLowerCase()}@example.com"`);
    expect(html).not.toMatch(/wilma|hargrove|corp/i);
  });

  it("gives another salt other names, and the same salt the same", () => {
    expect(of("<p>Hargrove</p>")).toBe(of("<p>Hargrove</p>"));
    expect(scrub("<p>Hargrove</p>", { salt: "another" }).html).not.toBe(of("<p>Hargrove</p>"));
  });

  it("keeps structure, form state and words of the interface", () => {
    const html =
      '<div class="c-row x9" role="button" data-testid="row.open" aria-expanded="true" style="display: none" tabindex="-1">Reply</div>';
    expect(of(html, { uiWords: ["Reply"] })).toBe(html);
  });

  it("keeps the form of ids, dates and numbers, and one id everywhere", () => {
    const html = of(
      '<a id="msg-f:1848700000000000202" href="https://mail.google.com/mail/u/0/#inbox/FMfcgzQhTBrW" data-ts="1788272266.112233" title="2026-09-01T12:00:00Z">INC0010023 at 9:15 on 1 2026-09-01</a><i data-id="INC0010023"></i>',
      { hosts: ["google.com"], known: ["inbox", "mail"] },
    );
    expect(html).toMatch(/ id="msg-f:\d{19}"/);
    expect(html).toMatch(/href="https:\/\/example\.google\.com\/mail\/u\/0\/#inbox\/[A-Za-z]{12}"/);
    expect(html).toMatch(/data-ts="1\d{9}\.\d{6}"/);
    expect(html).toMatch(/title="20\d\d-\d\d-\d\dT12:00:00Z"/);
    const [, id = ""] = /data-id="(INC\d{7})"/.exec(html) ?? [];
    expect(id).not.toBe("INC0010023");
    expect(html).toContain(`>${id} `);
    expect(html).not.toMatch(/1848700000000000202|FMfcgzQhTBrW|1788272266/);
  });

  it("replaces phones and mail by numbers and domains of nobody, tokens by others", () => {
    const html = of("<p>Call +49 30 901820 or (415) 867-5309, ask a.b@firma.de</p>");
    expect(html.match(/202-555-01\d\d/g)).toHaveLength(2);
    expect(html).toMatch(/@example\.com/);
  });

  it("drops comments, scripts and the references of the header, and scrubs its title and address", () => {
    const header =
      '<!--\nonscreen-capture: 1\nurl: https://acme.slack.com/archives/C0SECRET1\ntitle: Budget secrets\nregistry: {"version":1,"x":"Budget"}\n-->';
    const { html, url } = scrub(
      `<!doctype html>\n${header}\n<html><!-- by Zebediah --><script>var zebediah</script><p>x</p></html>`,
      {
        salt: SALT,
        hosts: ["slack.com"],
        known: ["archives"],
      },
    );
    expect(html).toContain("onscreen-capture: 1");
    expect(html).not.toMatch(/Budget|secrets|registry|zebediah|SECRET1|acme/i);
    expect(url).toMatch(/^https:\/\/example\.slack\.com\/archives\/C\w{8}$/);
  });

  it("finds what people say in classes and hooks, inside of frames and in attributes nobody knows", () => {
    const html = of(
      '<p class="user-zebediah known-zebediah" data-testid="card.Zebediah" x-odd="Zebediah" id="zebediah_1">Zebediah</p><iframe srcdoc="&lt;p&gt;Zebediah&lt;/p&gt;"></iframe>',
      { known: ["known-zebediah"] },
    );
    expect(html.match(/zebediah/gi)).toEqual(["zebediah"]);
    expect(html).toContain("known-zebediah");
  });

  it("scrubs an address that another one carries along", () => {
    const html = of('<a href="https://www.google.com/url?q=https://intranet.zebediah.corp/x">x</a>', {
      hosts: ["google.com"],
    });
    expect(html).toMatch(/href="https:\/\/example\.google\.com\/url\?q=https:\/\/example\.com\/x"/);
  });

  it("takes what is broken for text", () => {
    expect(of("<p title='Zebediah>Zebediah <b")).not.toMatch(/zebediah/i);
    expect(of("a < zebediah > b <")).not.toMatch(/zebediah/i);
  });
});
