/** A page with something for every kind of selector, and near misses beside it. */
export const PAGE = `<!doctype html><html lang=en><head><title>T</title></head><body class="Page">
<main id=m class="a b" data-x="One Two"><p class="a">x</p><p></p><p> </p><p><!-- c --></p>
<ul><li class=b>1<li class="b c">2<li>3<li class=b lang=de-AT>4</ul>
<svg viewBox="0 0 1 1"><linearGradient id=g /><foreignObject><div class=f>in svg</div></foreignObject><a class="a">s</a></svg>
<form><input type=TEXT required value=v><input type=checkbox checked><input type=radio disabled name=r>
<select disabled><option>a<option selected>b</select>
<fieldset disabled><legend><input></legend><legend><input></legend><select><option>q</select></fieldset>
<fieldset disabled><fieldset><legend><input></legend></fieldset></fieldset>
<select><optgroup disabled><option>a</optgroup><option>b</select><select disabled><optgroup><option>z</optgroup></select>
<select size=3><option>a</select><select multiple><option selected>a<option selected>b</select>
<select><option selected>a<option selected>b</select><select size=0><option disabled>a<option>b</select>
<textarea readonly></textarea><button required>b</button><input type=color><input type=range><input contenteditable readonly>
<a href="/x">l</a><a>no</a><area href=x></form>
<div class="n\u00A0bsp tab\ttab" hidden dir=rtl><span class=A>u</span><span title="it's">q</span><span title='say "hi"'>q</span><i class="1x" id="1y"></i><b id="a.b" class="x:y">e</b></div>
<div contenteditable><em>e</em></div><div contenteditable=plaintext-only><p contenteditable=false><b>x</b></p></div><div contenteditable=foo></div>
<x-y><template><p class=a>t</p></template></x-y><section><div><div class=deep><p class=a>d</p></div></div></section></main></body></html>`;
