/** Pages that a parser gets wrong in one place or another. */
export const PAGES: Readonly<Record<string, string>> = {
  "markup that has to be repaired":
    String.raw`<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
<!-- before html --><html lang=en data-b="2" data-a=1>
<title>Tor&ture &notit; &copy</title><base href="/x/"><noscript><p>no script</p></noscript>
<style>a > b { color: red } <!-- x --></style><script>if (a < b) document.write("<p>");</script>
<body class="  a  b a	c " onload='x("y")' ID=main DATA-X=1 data-x=2 =odd a"b=c <d=e>
<html class="merged" lang="de"><body id="other" title="merged too">
<p>One<p>Two<div>in p? <p>three</div>four<h1>h<h2>hh</h2></h1>
<b>1<i>2</b>3</i>4 <b class=x><p>5</b>6</p> <a href=1>a<a href=2>b</a></a> <b><b><b><b><b>deep</b></b></b></b></b>
<font color=red><div><p>f</font>g</p></div> <nobr>n<nobr>o</nobr>
<ul><li>a<li>b<ul><li>c</ul><li>d</ul><dl><dt>t<dd>d<dt>t2</dl>
<table><tr><td>1<td>2<tr><th>3</table>
<table>foster<b>bold<tr><td>x</b>y</td>z</tr><caption>cap</caption><div>div in table</div><input type=hidden><input type=text></table>
<table><colgroup><col><col>x</colgroup><tbody><tr><td><table><tr><td>in</table></table>
<form id=f1><form id=f2><input></form></form><button>a<button>b</button></button>
<select><option>a<option selected>b<optgroup label=g><option>c</select> <select multiple><option value="">e</option></select>
<textarea>

 two newlines <b>raw</b> &amp; &lt;</textarea><pre>

x
</pre><listing>
y</listing>
<svg viewBox="0 0 1 1" PreserveAspectRatio=none xlink:href="#a" xml:lang=en definitionurl=x><lineargradient gradienttransform=x /><foreignobject><div>html<p>in<svg><a><title><b>t</b></title></a></svg></div></foreignobject><title>s</title><![CDATA[<cdata>&amp;]]><path D="M0"/><filter><feDropShadow dx=1><animate/></feDropShadow><FEDROPSHADOW/></filter><p>breaks out
</svg><math definitionurl=u xlink:href=y><mi>x</mi><annotation-xml encoding="text/html"><div>h</div></annotation-xml><annotation-xml><svg><g/></svg></annotation-xml><mtext><b>m</b></mtext><ms><div>d</ms></math>
<![CDATA[not cdata]]><!doctype again><!--><!---><!-- a -- b --!><!-- - --><? pi ><!ELEMENT x></ bogus><//>
<template id=t><tr><td>cell</td></tr><div>in template</div><template><p>nested</template></template>
<div id=host><template shadowrootmode=open><slot></slot><p class=s>shadow<x-inner><template shadowrootmode="OPEN"><b>inner shadow</b></template>light</x-inner></p></template>light <template shadowrootmode=open><p>second stays a template</template></div>
<ul><template shadowrootmode=open><p>no host</template><li>x</ul><p><template shadowrootmode=open>p root</template></p><span><template shadowrootmode=nope>x</template></span>
<x-a><template shadowrootmode=open><table><tr><td>t</table></template></x-a><font-face><template shadowrootmode=open>r</template></font-face><svg><desc><template shadowrootmode=open>svg</template></desc></svg>
<table><template shadowrootmode=open>t</template><tr><td><template shadowrootmode=open>td</template></table><section><b><template shadowrootmode=open>b</template></b><template shadowrootmode=open>sec</template></section>
<iframe srcdoc="<!doctype html><title>In</title><p id=q>frame &amp;amp; <iframe srcdoc='<b>deep</b>'></iframe>"></iframe><iframe><p>raw text</p></iframe>
<xmp><b>raw</b></xmp><noembed><b>x</b></noembed><image src=i.png><isindex><keygen><rb>r<rt>t<rp>p<ruby>x<rt>y</ruby>
<p>Entities: &amp;&lt;&gt;&quot;&#39;&nbsp;&#x1F600;&#0;&#128;&notin;&notit;&ampx;&Aacute &unknown; <a href="?a=1&copy=2&copy;&amp;">link</a>
<p a='1' a='2' B=3 c d="" e = "f"g=h/>slash</p/ class=x>
x-y:<x-y:z ns:attr=1 @click=go :bind="x" #ref [prop]=y (event)=z *ngIf=a>custom</x-y:z>
<p>CR\nLF<p>tab	end</p></body><!-- after body --></html> after html text<p>late</p><!-- end -->
`.replace("CR\\nLF", "CR\r\nLF\rCR"),
  "a page without a doctype": `<title>q</title><p>a<table><tr><td>x</table><div class="A a"><p><center>c`,
  "frames instead of a body": `<!doctype html><title>f</title><frameset cols=1,2><frame src=a><noframes><p>x</noframes><frameset><frame></frameset></frameset><p>x`,
  "a byte order mark, and no tags around": `\uFEFF\n\n  <!-- c --><div>no html</div>`,
  "text that never ends": `<!doctype html><search>s</search><dialog open>d</dialog><menu><li>x</menu><details><summary>s</summary>t</details><wbr><slot name=a>f</slot><object><param name=a></object><marquee>m<p></marquee><plaintext><b>plain</b></plaintext>`,
  "a file that is cut in the middle of a tag": `<!doctype html><ul><li class="a">one<li class="b" data-x="tw`,
};
