import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startSmtpPostfach } from '../../../test/smtp-postfach.ts';
import { createDateiVersand } from './datei-versand.ts';
import { createSmtpVersand } from './smtp-versand.ts';
import type { AusgehendeMail } from './versandweg.ts';

const absender = 'Gemeinde Musterhardt <no-reply@musterhardt.example>';
const mail: AusgehendeMail = {
  id: 7,
  message_id: '1b671a64-40d5-491e-99b0-da01ff1f3341',
  an: 'ada@beispiel.example',
  antwort_an: 'info@musterhardt.example',
  betreff: 'Ihre Meldung – geprüft',
  text: 'Grüße\n',
  html: '<p>Grüße</p>',
};

const aufraeumen: (() => unknown)[] = [];
afterEach(async () => {
  for (const schritt of aufraeumen.splice(0)) await schritt();
});

describe('SMTP', () => {
  async function start() {
    const postfach = await startSmtpPostfach();
    const versand = createSmtpVersand(postfach.url, absender);
    aufraeumen.push(() => versand.close(), postfach.close);
    return { postfach, versand };
  }

  it('delivers to the one recipient, with both bodies and a message id of its own', async () => {
    const { postfach, versand } = await start();
    expect(await versand.send(mail)).toEqual({ gesendet: true });
    expect(postfach.mails.map(({ an }) => an)).toEqual([['ada@beispiel.example']]);
    const roh = postfach.mails[0]!.roh;
    expect(roh).toContain('From: Gemeinde Musterhardt <no-reply@musterhardt.example>');
    expect(roh).toContain('Reply-To: info@musterhardt.example');
    expect(roh).toContain(`Message-ID: <${mail.message_id}@musterhardt.example>`);
    expect(roh).toContain('Auto-Submitted: auto-generated');
    expect(roh).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(roh).toContain('Content-Type: text/plain; charset=utf-8');
    expect(roh).toContain('Content-Type: text/html; charset=utf-8');
  });

  it('delivers to names and houses with umlauts', async () => {
    const { postfach, versand } = await start();
    expect(await versand.send({ ...mail, an: 'jörg@bäckerei.de' })).toEqual({ gesendet: true });
    expect(await versand.send({ ...mail, an: 'info@bäckerei.de', antwort_an: 'jörg@bäckerei.de' })).toEqual({
      gesendet: true,
    });
    expect(postfach.mails.map(({ an }) => an)).toEqual([['jörg@bäckerei.de'], ['info@bäckerei.de']]);
    expect(postfach.mails[1]!.roh).toContain('To: info@xn--bckerei-5wa.de');
  });

  it('tells passing trouble from a final no', async () => {
    const { postfach, versand } = await start();
    postfach.refuse(451, 550);
    expect(await versand.send(mail)).toMatchObject({ gesendet: false, endgueltig: false, kennung: 'EENVELOPE 451' });
    expect(await versand.send(mail)).toMatchObject({ gesendet: false, endgueltig: true, kennung: 'EENVELOPE 550' });
    expect(await versand.send(mail)).toEqual({ gesendet: true });
  });

  it('keeps a mail when nobody answers', async () => {
    const { postfach, versand } = await start();
    await postfach.close();
    expect(await versand.send(mail)).toMatchObject({ gesendet: false, endgueltig: false, kennung: 'ESOCKET' });
  });
});

describe('files', () => {
  it('writes one file a mail, for the owner alone, again over itself', async () => {
    const verzeichnis = await mkdtemp(join(tmpdir(), 'datei-versand-'));
    aufraeumen.push(() => rm(verzeichnis, { recursive: true }));
    const postausgang = join(verzeichnis, 'mail');
    const versand = createDateiVersand(postausgang, absender);
    await versand.send(mail);
    expect(await versand.send(mail)).toEqual({ gesendet: true });
    expect(await readdir(postausgang)).toEqual(['000007-1b671a64.eml']);
    const pfad = join(postausgang, '000007-1b671a64.eml');
    expect(await readFile(pfad, 'utf8')).toContain('\r\nTo: ada@beispiel.example\r\n');
    expect((await stat(pfad)).mode & 0o777).toBe(0o600);
    expect((await stat(postausgang)).mode & 0o777).toBe(0o700);
  });
});
