import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startSmtpMailbox } from '../../../../test/smtp-mailbox.ts';
import { createFileDispatch } from './file-dispatch.ts';
import { createSmtpDispatch } from './smtp-dispatch.ts';
import type { OutgoingMail } from './transport.ts';

const sender = 'Gemeinde Musterhardt <no-reply@musterhardt.example>';
const mail: OutgoingMail = {
  id: 7,
  message_id: '1b671a64-40d5-491e-99b0-da01ff1f3341',
  an: 'ada@beispiel.example',
  antwort_an: 'info@musterhardt.example',
  betreff: 'Ihre Meldung – geprüft',
  text: 'Grüße\n',
  html: '<p>Grüße</p>',
};

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanup.splice(0)) await step();
});

describe('SMTP', () => {
  async function start() {
    const mailbox = await startSmtpMailbox();
    const dispatch = createSmtpDispatch(mailbox.url, sender);
    cleanup.push(() => dispatch.close(), mailbox.close);
    return { postfach: mailbox, versand: dispatch };
  }

  it('delivers to the one recipient with both bodies and a message id of its own', async () => {
    const { postfach: mailbox, versand: dispatch } = await start();
    expect(await dispatch.send(mail)).toEqual({ gesendet: true });
    expect(mailbox.mails.map(({ an }) => an)).toEqual([['ada@beispiel.example']]);
    const raw = mailbox.mails[0]!.roh;
    expect(raw).toContain('From: Gemeinde Musterhardt <no-reply@musterhardt.example>');
    expect(raw).toContain('Reply-To: info@musterhardt.example');
    expect(raw).toContain(`Message-ID: <${mail.message_id}@musterhardt.example>`);
    expect(raw).toContain('Auto-Submitted: auto-generated');
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(raw).toContain('Content-Type: text/html; charset=utf-8');
  });

  it('delivers to local parts and domains with umlauts', async () => {
    const { postfach: mailbox, versand: dispatch } = await start();
    expect(await dispatch.send({ ...mail, an: 'jörg@bäckerei.de' })).toEqual({ gesendet: true });
    expect(await dispatch.send({ ...mail, an: 'info@bäckerei.de', antwort_an: 'jörg@bäckerei.de' })).toEqual({
      gesendet: true,
    });
    expect(mailbox.mails.map(({ an }) => an)).toEqual([['jörg@bäckerei.de'], ['info@bäckerei.de']]);
    expect(mailbox.mails[1]!.roh).toContain('To: info@xn--bckerei-5wa.de');
  });

  it('distinguishes temporary from permanent failures', async () => {
    const { postfach: mailbox, versand: dispatch } = await start();
    mailbox.refuse(451, 550);
    expect(await dispatch.send(mail)).toMatchObject({ gesendet: false, endgueltig: false, kennung: 'EENVELOPE 451' });
    expect(await dispatch.send(mail)).toMatchObject({ gesendet: false, endgueltig: true, kennung: 'EENVELOPE 550' });
    expect(await dispatch.send(mail)).toEqual({ gesendet: true });
  });

  it('keeps a mail if no server answers', async () => {
    const { postfach: mailbox, versand: dispatch } = await start();
    await mailbox.close();
    expect(await dispatch.send(mail)).toMatchObject({ gesendet: false, endgueltig: false, kennung: 'ESOCKET' });
  });
});

describe('files', () => {
  it('writes one file per mail, readable only by the owner, and overwrites it on retry', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'datei-versand-'));
    cleanup.push(() => rm(directory, { recursive: true }));
    const postausgang = join(directory, 'mail');
    const dispatch = createFileDispatch(postausgang, sender);
    await dispatch.send(mail);
    expect(await dispatch.send(mail)).toEqual({ gesendet: true });
    expect(await readdir(postausgang)).toEqual(['000007-1b671a64.eml']);
    const path = join(postausgang, '000007-1b671a64.eml');
    expect(await readFile(path, 'utf8')).toContain('\r\nTo: ada@beispiel.example\r\n');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(postausgang)).mode & 0o777).toBe(0o700);
  });
});
