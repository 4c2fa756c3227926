import { lines } from "./lines.js";

/** Selectors that Node and the browser have to answer alike. */
export const SELECTORS: readonly string[] = [
  ...lines(String.raw`
    *
    p
    P
    main p
    main > p
    main>p
    main > p:first-child
    p + p
    p ~ ul
    p:empty
    p,li
    p , li,svg a
    main p:first-child, main p:last-child
    div div p.a
    section > div > div > p
    body * p
    *.a
    *:not(*)
    li:nth-child(2n+1)
    li:nth-child( 2n + 1 )
    li:nth-child(EVEN)
    li:nth-child(-n+2)
    :nth-child(n)
    :nth-child(0n+1)
    :nth-child(+3)
    :nth-child(-1)
    :nth-child(-n- 1)
    li:nth-child(2 of .b)
    li:nth-child(2n of :not(.c))
    li:nth-last-child(1 of .b)
    li:nth-child(1 of LI.b)
    li:nth-of-type(2)
    li:nth-last-of-type(1)
    li:first-of-type
    li:last-of-type
    li:only-child
    p:only-of-type
    li:not(:last-child)
    :first-child:last-child
    :root
    :root > body
    :not(:root)
    :scope
    :scope > body
    :scope > body > main
    :scope body
    :scope > *
    :scope p
    :scope:root
    :scope + *
    html:has(main)
    :root:has(p)
    body :has(> .deep)
    main:has(.deep p)
    main:has(> .deep)
    p:has(+ ul)
    p:has(~ svg)
    li:has(+ li.c)
    ul:has(li + li + li)
    ul:has(> li.b ~ li.b)
    section:has(div > div)
    main:has(p, nope)
    main:has(nope, nada)
    main:not(:has(.nope))
    div:has(:scope)
    div:has(:scope .deep)
    *:has(:scope > p)
    li:nth-child(2):has(+ li)
    :is(p, li):not(:has(*))
    :is(.a, .b)
    :is(:unknown, p)
    p:is(:is(.a))
    p:is(.a .b, > c)
    :is(main, section) :is(p, div)
    :where(.a, .b)
    :where(main) > p
    :not(p)
    :not(:not(p))
    p:not(.a)
    p:not(.a, :empty)
    p:not(:nth-child(2n))
    p:NOT(.a)
    P:First-Child
    li:is(.b):not(.c)
    a:not([href]):not(.a)
    svg[viewBox]
    svg[viewbox]
    [viewBox]
    linearGradient
    lineargradient
    svg LINEARGRADIENT
    foreignObject div
    svg div
    svg a
    [data-x]
    [DATA-X]
    [data-x="One Two"]
    [data-x="one two" i]
    [data-x="one two"i]
    [data-x="one two"]
    [data-x~=Two]
    [data-x~="One Two"]
    [data-x~=""]
    [data-x^=One]
    [data-x^=""]
    [data-x$=Two]
    [data-x*="e T"]
    [data-x|=One]
    [data-x=""]
    [data-x /* c */ = /**/ 'One Two']
    [type=text]
    [type=TEXT i]
    [TYPE=checkbox]
    input[type="CHECKBOX"]
    [dir=RTL]
    span[class=A]
    span[class=a]
    span[class=a i]
    [class~=a]
    [class='a b']
    [class^=a]
    [ID=m]
    html[lang|=en]
    [id="1y"]
    [title="it's"]
    [title='say "hi"']
    [title="it\'s"]
    :not([class])
    :not([class="a"])
    a[href^="/"]
    [contenteditable] em
    :checked
    :disabled
    :enabled
    :required
    :optional
    :read-only
    :read-write
    :link
    :any-link
    :lang(en)
    :lang(de)
    :lang(EN)
    :lang(e)
    .a
    .A
    .Page
    .page
    .n
    .bsp
    .tab
    .a.b
    .b.a
    .x\:y
    .\31 x
    #m
    #M
    #g
    #a\.b
    #\31 y
    main#m.a.b
    template p
    x-y > *
    p/**/
    p/* x */.a
    p /* */ > /* */ a
    *|p
    *|*
    [*|data-x]
    [|data-x]
    \70
    p\2e
    --x
    é
  `),
  " p ",
  "main\n>\tp",
];
