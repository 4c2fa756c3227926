/** Pages as work software makes them, deterministic, with invented people: what the tree's text is measured on. */
export interface TreePage {
  readonly name: string;
  readonly html: string;
}

export const ownTreePages = (): TreePage[] => [
  { name: "own table", html: tablePage(200) },
  { name: "own form", html: formPage() },
  { name: "own mail", html: mailPage(50) },
];

const FIRST = ["Ada", "Grace", "Alan", "Katherine", "Edsger", "Barbara", "Donald"];
const LAST = ["Byron", "Hopper", "Turnbull", "Johnson", "Liskov", "Perlman"];
const KINDS = ["Open", "Waiting", "Won", "Lost"];
const TRADES = ["Tools", "Food", "Retail", "Energy"];
const CITIES = ["Porto", "Ghent", "Tartu", "Cork", "Graz"];

const pick = (list: readonly string[], i: number): string => list[i % list.length] as string;
const person = (i: number): string => `${pick(FIRST, i)} ${pick(LAST, Math.floor(i / FIRST.length))}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.gone{display:none}.card{cursor:pointer}.star::before{content:"★"}</style></head>
<body><a class="visually-hidden" href="#content">Skip to content</a><header><nav aria-label="Main"><ul>${["Today", "Deals", "People", "Reports"].map((label, i) => `<li><a href="/${label.toLowerCase()}?from=nav"${i === 1 ? ' aria-current="page"' : ""}>${label}</a></li>`).join("")}</ul></nav>
<form role="search"><label class="visually-hidden" for="find">Find</label><input id="find" type="search" placeholder="Find anything"><button aria-label="Find"><svg aria-hidden="true"><path d="M0 0h8"/></svg></button></form></header>
<main id="content">${body}</main></body></html>`;

/** A table of records: per row a checkbox, two links, a menu button. */
export function tablePage(rows: number): string {
  const heads = ["Deal", "Owner", "Trade", "Phone", "City", "Value", "State", "Due"];
  const head = heads
    .map((label, i) => `<th scope="col" aria-sort="${i === 0 ? "ascending" : "none"}"><button>${label}</button></th>`)
    .join("");
  const body = Array.from({ length: rows }, (_, i) => {
    const deal = `${pick(CITIES, i)} ${pick(TRADES, i + 1)} ${i + 1}`;
    return `<tr><td><input type="checkbox" aria-label="Choose ${deal}"${i % 9 === 0 ? " checked" : ""}></td><td><a href="/app/deal/006Qx${String(100000 + i)}AbCyA2/view">${deal}</a></td><td><a href="/app/user/005Qx${String(200 + (i % 42))}">${person(i)}</a></td><td>${pick(TRADES, i)}</td><td>+49 30 ${100 + (i % 900)} ${10 + (i % 89)} ${10 + ((i * 7) % 89)}</td><td>${pick(CITIES, i + 2)}</td><td>€ ${(i * 7919) % 90000}</td><td><span class="state">${pick(KINDS, i)}</span></td><td><time datetime="2026-03-${10 + (i % 20)}">${10 + (i % 20)} March 2026</time></td><td><button aria-haspopup="menu" aria-label="More for ${deal}">⋯</button></td></tr>`;
  }).join("\n");
  return page(
    "Deals",
    `<h1>Deals</h1><p>${rows} deals</p><div role="toolbar" aria-label="Deals"><button>Add</button><button disabled>Merge</button></div><table aria-rowcount="${rows}"><caption class="visually-hidden">All deals</caption><thead><tr><th><input type="checkbox" aria-label="Choose all"></th>${head}<th><span class="visually-hidden">More</span></th></tr></thead><tbody>${body}</tbody></table>`,
  );
}

function formPage(): string {
  const field = (id: string, label: string, attributes: string, help: string) =>
    `<div><label for="${id}">${label}</label><input id="${id}" ${attributes} aria-describedby="${id}-help"><div id="${id}-help">${help}</div></div>`;
  const countries = Array.from(
    { length: 80 },
    (_, i) => `<option${i === 12 ? " selected" : ""}>Country number ${i + 1}</option>`,
  ).join("");
  return page(
    "Report a fault",
    `<h1>Report a fault</h1><div role="alert">One answer is missing.</div><form aria-label="Fault"><fieldset><legend>About you</legend>
${field("name", "Your name", 'value="Grace Hopper" required', "As on your badge.")}${field("mail", "Mail", 'type="email" value="grace@" aria-invalid="true" aria-errormessage="mail-error" required', "We answer there.")}<div id="mail-error">This is no mail address.</div></fieldset>
<fieldset><legend>The fault</legend><label for="what">What happened?</label><textarea id="what" rows="4">The lift stops between two floors.</textarea>
<label for="where">Country</label><select id="where">${countries}</select><label for="kind">Kind</label><select id="kind"><option>Choose</option><option selected>Lift</option><option>Light</option><option>Water</option></select>
<div role="radiogroup" aria-labelledby="how"><span id="how">How bad is it?</span><label><input type="radio" name="bad"> A little</label><label><input type="radio" name="bad" checked> Quite</label><label><input type="radio" name="bad"> Very</label></div>
<label><input type="checkbox" checked> Tell me when it is fixed</label><div role="switch" tabindex="0" aria-checked="false">Call me</div><div role="combobox" tabindex="0" aria-expanded="false" aria-haspopup="listbox" aria-label="Team">House service</div>
<label for="day">Day</label><input id="day" type="date" value="2026-04-01"><label for="noise">Noise</label><input id="noise" type="range" min="0" max="5" value="2"><div contenteditable="true" role="textbox" aria-multiline="true" aria-label="Notes"><p>Seen by two people.</p></div></fieldset>
<div class="card" onclick="void 0">Show more questions</div><details><summary>What happens next</summary><p>Somebody comes within a day.</p></details><ul class="gone"><li><button>Hidden</button></li></ul><button type="submit">Send</button><button type="button" disabled>Keep for later</button></form>`,
  );
}

function mailPage(rows: number): string {
  const line = (i: number) =>
    `<div role="row" aria-rowindex="${i + 1}" aria-selected="false" tabindex="${i === 0 ? 0 : -1}" class="card"><div role="gridcell"><div role="checkbox" aria-checked="false" tabindex="-1" aria-label="Choose the mail of ${person(i)}"></div></div><div role="gridcell"><span role="button" tabindex="-1" aria-pressed="${i % 5 === 0}" aria-label="Star"><i class="star"></i></span></div><div role="gridcell">${i % 3 === 0 ? '<span class="visually-hidden">unread, </span>' : ""}<span>${person(i)}</span></div><div role="gridcell"><span><b>Minutes of week ${i + 1}</b></span><span> - Dear all, here is what we agreed on, please read it before Monday…</span>${i % 4 === 0 ? '<img alt="Has a file" src="data:,">' : ""}</div><div role="gridcell"><span title="1 April 2026, 10:${10 + (i % 49)}">10:${10 + (i % 49)}</span></div></div>`;
  return page(
    "Mail (12)",
    `<h1>Mail</h1><div role="toolbar" aria-label="Mail"><button aria-label="Archive"><i class="star"></i></button><button aria-label="Delete"><i class="star"></i></button></div><div role="grid" aria-label="Mails" aria-rowcount="${rows}">${Array.from({ length: rows }, (_, i) => line(i)).join("\n")}</div>
<x-panel><template shadowrootmode="open"><h2>Chat</h2><slot></slot><button>Write</button></template><p>Nobody is here.</p></x-panel><iframe title="Calendar" srcdoc="&lt;h2&gt;Today&lt;/h2&gt;&lt;a href='/day'&gt;Open the day&lt;/a&gt;"></iframe>`,
  );
}
