import { describe, expect, test } from 'vitest';
import { toHtml, toText } from './rich-text.ts';

describe('the description of an event', () => {
  test.each([
    [
      'keeps what the editor makes',
      '<p>Ein <b>Fest</b></p><ul><li>Musik</li></ul>',
      '<p>Ein <strong>Fest</strong></p><ul><li>Musik</li></ul>',
    ],
    ['loses scripts', '<p>Fest<script>alert(1)</script></p>', '<p>Fest</p>'],
    [
      'loses handlers, styles and pictures',
      '<p onclick="x()" style="color:red">Fest<img src=x onerror=x()></p>',
      '<p>Fest</p>',
    ],
    [
      'loses links that run something',
      '<p><a href="javascript:x()">Fest</a></p>',
      '<p><a rel="nofollow noopener">Fest</a></p>',
    ],
    [
      'tells search engines not to follow',
      '<p><a href="https://a.example">A</a></p>',
      '<p><a href="https://a.example" rel="nofollow noopener">A</a></p>',
    ],
    [
      'is made of plain text without scripts',
      'Ein Fest\nfür alle\n\nEintritt < 5 Euro',
      '<p>Ein Fest<br>für alle</p><p>Eintritt &lt; 5 Euro</p>',
    ],
    [
      'does not take typed markup for its own',
      'Ein <script>alert(1)</script> Fest',
      '<p>Ein &lt;script&gt;alert(1)&lt;/script&gt; Fest</p>',
    ],
  ])('%s', (_what, text, html) => {
    expect(toHtml(text)).toBe(html);
  });

  test('removes excessive nesting, but not the text in it', () => {
    const deep = toHtml(`<p>Fest${'<ul><li>'.repeat(5_000)}im Keller`);
    expect(deep).toContain('im Keller');
    expect(deep.match(/<li>/g)?.length).toBeLessThan(20);
  });

  test('is plain text in mails', () => {
    expect(toText('<p>Kaffee &amp; <b>Kuchen</b></p><ul><li>Musik</li><li>Tanz</li></ul>')).toBe(
      'Kaffee & Kuchen\n\n- Musik\n- Tanz',
    );
  });
});
