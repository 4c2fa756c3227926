/** The report's looks. It stands in the page itself, which loads nothing. */
export const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#d5d8dc,#3d4248);--soft:light-dark(#f5f6f7,#1f2226);--quiet:light-dark(#5a6068,#a5abb3);--bad:light-dark(#b3261e,#ff8a80);--good:light-dark(#1f6b32,#7fd494)}
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:88rem;padding:0 1.5rem}
h1{font-size:1.5rem;margin:0}h2{font-size:1.2rem;margin:2.5rem 0 .5rem;padding-top:1rem;border-top:1px solid var(--line)}h3{font-size:1rem;margin:1.25rem 0 .5rem}h4{font-size:.95rem;margin:0 0 .25rem}
small{font-weight:400;color:var(--quiet);font-size:.85em}code,pre,.sides p{font:12.5px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.badge{font-size:.75rem;font-weight:600;padding:.1rem .5rem;border-radius:1rem;color:#fff;vertical-align:.1em}.drifted{background:#8a5a00}.broken{background:#b3261e}.not-comparable{background:#5f6368}.same{background:#1f6b32}
.cause{border:1px solid var(--line);border-left:4px solid var(--bad);border-radius:.4rem;padding:.6rem .9rem;margin:.5rem 0}.cause.quiet{border-left-color:var(--line)}.cause h4 b{color:var(--bad)}.cause.quiet h4 b{color:var(--quiet)}
table{border-collapse:collapse;width:100%;margin:.25rem 0}th,td{text-align:left;vertical-align:top;padding:.15rem .75rem .15rem 0}th{font-weight:400;color:var(--quiet);width:5.5rem}td:last-child{white-space:nowrap;text-align:right;padding-right:0;font-size:.85em;color:var(--quiet)}
tr.gone code{text-decoration:line-through;color:var(--quiet)}tr.candidate code,tr.candidate th{color:var(--good);font-weight:600}meter{width:4rem;height:.8em;vertical-align:-.1em}
details{font-size:.85em;color:var(--quiet)}details code{margin-right:.5em}summary{cursor:pointer}
pre{background:var(--soft);padding:.6rem .8rem;border-radius:.4rem;white-space:pre-wrap;margin:.25rem 0}
.sides{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem;margin-top:1rem}.sides>div{background:var(--soft);border-radius:.4rem;padding:.1rem .8rem .8rem;max-height:44rem;overflow:auto}
.sides p{margin:0;padding-left:calc(var(--depth,0)*.9em + 1.5em);text-indent:-1.5em}.sides .gap{color:var(--quiet);text-align:center;padding:.35rem 0}
.sides i{font-style:normal;color:var(--quiet)}.sides s{text-decoration:none;color:var(--quiet)}
mark{color:inherit;padding:.05em .2em;border-radius:.2em}.old mark{background:light-dark(#ffd9d6,#5c2320);outline:1px solid var(--bad)}.new mark{background:light-dark(#d3f0da,#1c4526);outline:1px solid var(--good)}.old b{color:var(--bad)}.new b{color:var(--good)}
@media(max-width:60rem){.sides{grid-template-columns:minmax(0,1fr)}}
`;
