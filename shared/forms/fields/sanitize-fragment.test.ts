// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sanitizeFragment } from './sanitize-fragment.ts';

function clean(html: string): string {
  const div = document.createElement('div');
  div.append(sanitizeFragment(html));
  return div.innerHTML;
}

test.each([
  ['<p>Ein <b>Fest</b></p>', '<p>Ein <b>Fest</b></p>'],
  ['<h1>Fest</h1><table><tr><td>Heute</td></tr></table>', 'FestHeute'],
  ['<p style="color:red" onclick="x()" class="a">Fest</p>', '<p>Fest</p>'],
  ['<p>Fest<img src=x onerror=alert(1)><script>alert(1)</script></p>', '<p>Fest</p>'],
  [
    '<a href="javascript:x()" target=_top>A</a><a href="https://a.example">B</a>',
    '<a>A</a><a href="https://a.example">B</a>',
  ],
  [
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { margin: 0 }</style><xml><o:p/></xml></head>
    <body lang=DE><!--StartFragment--><p class=MsoNormal style='mso-margin-top-alt:auto'><b>Fest<o:p></o:p></b></p><!--EndFragment--></body></html>`,
    '<p><b>Fest</b></p>',
  ],
  [
    '<p>A<svg onload="x()"></svg><iframe srcdoc="<script>x()</script>"></iframe><math href="javascript:x()">b</math></p>',
    '<p>A</p>',
  ],
  ['<a href=" jav&#x09;ascript:x()">A</a><a href="data:text/html,x">B</a>', '<a>A</a><a>B</a>'],
  ['<span><font><i>schräg</i></font></span>', '<i>schräg</i>'],
])('%s', (html, expected) => {
  expect(clean(html).trim()).toBe(expected);
});
