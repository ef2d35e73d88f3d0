import { describe, expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { renderMail } from './render-mail.ts';

const mail: Mail = {
  an: 'info@musterhardt.example',
  betreff: 'Neue Fehlermeldung FM-2026-0001',
  teile: [
    { art: 'ueberschrift', text: 'Größe' },
    { art: 'absatz', text: 'Guten Tag,' },
    { art: 'angaben', angaben: [{ titel: 'Nachricht', wert: 'Zeile 1\r\nZeile 2' }] },
  ],
};

describe('renderMail', () => {
  it('renders the same content as text and as HTML', () => {
    const { text, html } = renderMail(mail);
    expect(text).toBe('Größe\n=====\n\nGuten Tag,\n\nNachricht:\n  Zeile 1\n  Zeile 2\n');
    expect(html).toMatch(/<h1 style="[^"]+">Größe<\/h1>\n<p style="[^"]+">Guten Tag,<\/p>/);
    expect(html).toMatch(/<th scope="row"[^>]+>Nachricht<\/th><td[^>]+>Zeile 1<br>Zeile 2<\/td>/);
  });

  it("hides addresses behind a button's label and writes them out in plain text", () => {
    const address = 'https://dorf.example/?token=1&b="2"';
    for (const kind of ['knopf', 'verweis'] as const) {
      const { text, html } = renderMail({
        ...mail,
        teile: [{ art: kind, text: 'Buchung <ansehen>', adresse: address }],
      });
      expect(text).toBe(`Buchung <ansehen>:\n${address}\n`);
      expect(html).toMatch(
        /<a href="https:\/\/dorf\.example\/\?token=1&amp;b=&quot;2&quot;" class="gm-\w+" style="[^"]+">Buchung &lt;ansehen&gt;<\/a>/,
      );
      expect(html.replaceAll(/<[^>]+>/g, '')).not.toContain('token');
    }
    // User input never becomes a link.
    expect(renderMail({ ...mail, teile: [{ art: 'absatz', text: 'https://boese.example/' }] }).html).not.toContain(
      '<a',
    );
  });

  it('shows markup as typed', () => {
    const { html } = renderMail({
      ...mail,
      betreff: '</title><script>1</script>',
      teile: [{ art: 'angaben', angaben: [{ titel: 'a', wert: '<img src=x onerror="1"> & \u2028Ende\u0000' }] }],
    });
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;img src=x onerror=&quot;1&quot;&gt; &amp; <br>Ende ');
  });

  it('prevents an answer from imitating another one', () => {
    const parts: Mail['teile'] = [{ art: 'angaben', angaben: [{ titel: 'Name', wert: 'Ada\n\nStatus:\n  geprüft' }] }];
    expect(renderMail({ ...mail, teile: parts }).text).toBe('Name:\n  Ada\n\n  Status:\n    geprüft\n');
  });

  it('removes line breaks from the subject', () => {
    const { betreff: subject } = renderMail({
      ...mail,
      betreff: `Hallo\r\nBcc: alle@boese.example\t${'x'.repeat(300)}`,
    });
    expect(subject).toMatch(/^Hallo Bcc: alle@boese\.example x+$/);
    expect(subject).toHaveLength(150);
  });

  it.each([
    'a@b.example,c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    '"a" <a@b.example>',
    'Gruppe:a@b.example;',
    'a b@c.example',
    'ohne-zeichen',
    '',
  ])('rejects %j as a single address', (an) => {
    expect(() => renderMail({ ...mail, an })).toThrow('exactly one address');
    expect(() => renderMail({ ...mail, antwortAn: an })).toThrow('exactly one address');
  });
});
