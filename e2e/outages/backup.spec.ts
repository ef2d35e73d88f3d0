import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { runScript } from '../support/site/command-line.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import { startApi } from '../support/site/site.ts';
import { test } from '../support/test.ts';

test('a running site is backed up, the backup is rehearsed, and everything is restored after a data loss', async ({
  startOwnSite,
}) => {
  // A dozen commands with a database each; the rehearsal restores two.
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'sicherung-'));
  try {
    // With its own settings, thus its own api.
    const site = await startOwnSite({ env: { api: { LOG_LEVEL: 'error' } }, embedded: true });
    const key = join(folder, 'schluessel.txt');
    const env = { BACKUP_TARGET: join(folder, 'ziel'), SITE_URL: site.url };
    const first = await runScript({ ...site, env }, 'backup', '--key', key);
    const [, BACKUP_RECIPIENT = ''] = /BACKUP_RECIPIENT=(age1\w+)/.exec(first.output) ?? [];
    const withIt = { ...site, env: { ...env, BACKUP_RECIPIENT } };

    const report = await fetch(`http://127.0.0.1:${site.processes.api.port}/api/kontakt`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Ada Lovelace',
        email: 'ada@post.example',
        betreff: 'Bank am Spielplatz',
        nachricht: 'Diese Nachricht darf nicht verloren gehen.',
        datenschutz: true,
      }),
    });
    expect(report.status).toBe(201);
    const { referenz: reference } = (await report.json()) as { referenz: string };
    const backedUp = await runScript(withIt, 'backup');
    expect(backedUp.code, backedUp.output).toBe(0);

    // The backup is encrypted.
    const [name = ''] = readdirSync(env.BACKUP_TARGET);
    const part = join(env.BACKUP_TARGET, name, 'teil-00001.age');
    expect(readFileSync(part).includes('Lovelace')).toBe(false);

    const bericht = join(folder, 'bericht.md');
    const probe = await runScript(withIt, 'backup:rehearse', '--key', key, '--report', bericht);
    expect(probe.code, probe.output + (existsSync(bericht) ? readFileSync(bericht, 'utf8') : '')).toBe(0);
    expect(readFileSync(bericht, 'utf8')).toContain('Bestanden.');
    expect(readFileSync(bericht, 'utf8')).toMatch(/\| einsendungen \| \d+ \| \d+ \| gleich \|/);

    const back = (...more: string[]) => runScript(withIt, 'restore', '--key', key, ...more);
    expect((await back('--replace', '127.0.0.1')).output).toContain('The site is still running');
    await site.processes.api.stop();
    expect((await back('--replace', 'www.andere.example')).output).toContain('That was not its name');

    const zweit = await runScript(withIt, 'backup', '--second-person', 'anna@gemeinde.example');
    const [, SECOND_PERSON = ''] = /SECOND_PERSON=(\w+)/.exec(zweit.output) ?? [];
    const toZweit = { ...withIt, env: { ...withIt.env, SECOND_PERSON } };
    const agreed = ['--key', key, '--replace', '127.0.0.1'];
    expect((await runScript(toZweit, 'restore', ...agreed)).output).toContain('A second person has to agree');
    const stranger = await runScript(toZweit, 'restore', ...agreed, '--code', '12345');
    expect(stranger.output).toContain('This code is wrong');
    const content = await runScript(toZweit, 'content', 'import', folder, '--replace');
    expect(content.output).toContain('All content of 127.0.0.1');
    expect(content.output).toContain('A second person has to agree');

    // The disk with database and pictures is lost.
    rmSync(join(site.dataDir, 'datenbank'), { recursive: true });
    const zurueck = await back();
    expect(zurueck.code, zurueck.output).toBe(0);
    const api = await startApi(site.dataDir, { SITE_URL: site.url, API_PORT: String(site.processes.api.port) });
    try {
      expect((await sendRaw(site.url, '/aktuelles/')).status).toBe(200);
      const again = await runScript(withIt, 'backup', '--list');
      expect(again.output.trim()).toBe(name);
      const twice = await runScript(withIt, 'backup');
      expect(twice.code, twice.output).toBe(0);
      expect(zurueck.output).toContain('rows');
      expect(reference).toMatch(/^KO-/);
    } finally {
      await api.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
