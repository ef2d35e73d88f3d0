import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { runScript } from '../support/command-line.ts';
import { sendRaw } from '../support/raw-request.ts';
import { startApi } from '../support/site.ts';
import { test } from '../support/test.ts';

test('eine laufende Website wird gesichert, die Sicherung geprobt, und nach dem Verlust der Daten kommt alles zurück', async ({
  startOwnSite,
}) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'sicherung-'));
  try {
    // Settings of its own, so it gets an api of its own.
    const site = await startOwnSite({ env: { api: { LOG_LEVEL: 'error' } } });
    const schluessel = join(folder, 'schluessel.txt');
    const env = { SICHERUNG_ZIEL: join(folder, 'ziel'), SITE_URL: site.url };
    const first = await runScript({ ...site, env }, 'sichern', '--schluessel', schluessel);
    const [, SICHERUNG_EMPFAENGER = ''] = /SICHERUNG_EMPFAENGER=(age1\w+)/.exec(first.output) ?? [];
    const mit = { ...site, env: { ...env, SICHERUNG_EMPFAENGER } };

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
    const { referenz } = (await report.json()) as { referenz: string };
    const gesichert = await runScript(mit, 'sichern');
    expect(gesichert.code, gesichert.output).toBe(0);

    // What lies there tells nobody anything.
    const [name = ''] = readdirSync(env.SICHERUNG_ZIEL);
    const teil = join(env.SICHERUNG_ZIEL, name, 'teil-00001.age');
    expect(readFileSync(teil).includes('Lovelace')).toBe(false);

    const bericht = join(folder, 'bericht.md');
    const probe = await runScript(mit, 'sicherung:probe', '--schluessel', schluessel, '--bericht', bericht);
    expect(probe.code, probe.output + (existsSync(bericht) ? readFileSync(bericht, 'utf8') : '')).toBe(0);
    expect(readFileSync(bericht, 'utf8')).toContain('Bestanden.');
    expect(readFileSync(bericht, 'utf8')).toMatch(/\| einsendungen \| \d+ \| \d+ \| gleich \|/);

    const back = (...more: string[]) => runScript(mit, 'zurueck', '--schluessel', schluessel, ...more);
    expect((await back('--ersetzen', '127.0.0.1')).output).toContain('Die Website läuft noch');
    await site.processes.api.stop();
    expect((await back('--ersetzen', 'www.andere.example')).output).toContain('Das war nicht ihr Name');

    const zweit = await runScript(mit, 'sichern', '--zweite-person', 'anna@gemeinde.example');
    const [, ZWEITE_PERSON = ''] = /ZWEITE_PERSON=(\w+)/.exec(zweit.output) ?? [];
    const toZweit = { ...mit, env: { ...mit.env, ZWEITE_PERSON } };
    const agreed = ['--schluessel', schluessel, '--ersetzen', '127.0.0.1'];
    expect((await runScript(toZweit, 'zurueck', ...agreed)).output).toContain('Dem muss eine zweite Person zustimmen');
    const stranger = await runScript(toZweit, 'zurueck', ...agreed, '--code', '12345');
    expect(stranger.output).toContain('Dieser Code stimmt nicht');
    const content = await runScript(toZweit, 'inhalt', 'import', folder, '--replace');
    expect(content.output).toContain('Alle Inhalte von 127.0.0.1');
    expect(content.output).toContain('Dem muss eine zweite Person zustimmen');

    // The disk with database and pictures is gone.
    rmSync(join(site.dataDir, 'datenbank'), { recursive: true });
    const zurueck = await back();
    expect(zurueck.code, zurueck.output).toBe(0);
    const api = await startApi(site.dataDir, { SITE_URL: site.url, API_PORT: String(site.processes.api.port) });
    try {
      expect((await sendRaw(site.url, '/aktuelles/')).status).toBe(200);
      const again = await runScript(mit, 'sichern', '--liste');
      expect(again.output.trim()).toBe(name);
      const twice = await runScript(mit, 'sichern');
      expect(twice.code, twice.output).toBe(0);
      expect(zurueck.output).toContain('Zeilen');
      expect(referenz).toMatch(/^KO-/);
    } finally {
      await api.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
