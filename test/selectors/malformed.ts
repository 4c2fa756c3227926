import { lines } from "./lines.js";

/** What is no selector, or what few would take for one: both refuse it, or both take it. */
export const MALFORMED: readonly string[] = [
  ...lines(`
    ,
    p,
    ,p
    p >
    > p
    + p
    p > > a
    p..a
    p.#a
    #1y
    .1x
    #-1
    .-x
    .--x
    [a=1]
    [tabindex=-1]
    [data-x=a.b]
    [href=/x]
    [data-x=One Two]
    [data-x==a]
    [=a]
    []
    [data-x!=a]
    [type="text" s]
    [svg|x]
    svg|a
    p!
    p$
    p@
    p(
    p)
    p[
    p]
    p{}
    p;
    :contains(x)
    :eq(1)
    :first
    :visible
    :selected
    :unknown
    :not(:unknown)
    :not()
    :has()
    :is
    :not
    :root()
    :first-child()
    p:has(:has(a))
    p:not(> a)
    p:has(> > a)
    p:has(a >)
    p:nth-child()
    p:nth-child(x)
    :nth-child(+ 3)
    :nth-child(2n+)
    :nth-child(n2)
    :nth-child(- n)
    :nth-child(1 of)
    :nth-of-type(1 of p)
    :lang()
    :lang("de")
    :lang(en, de)
    *p
    p*
    [x]p
    p >> a
    p || a
    p < a
    a|b|c
    'p'
  `),
  "",
];

/** What a browser answers and a snapshot can't, or what is too odd to be meant: refused in Node, with a reason. */
export const REFUSED: readonly string[] = lines(`
  :hover
  p:focus
  :defined
  :host
  ::before
  p::first-line
  :before
  & p
  |p
  [data-x
  :is(p
  :is()
`);
