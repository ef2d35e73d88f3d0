import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startSmtpPostfach } from '../../../test/smtp-postfach.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { startApi } from '../../start-api.ts';
import type { Config } from '../betrieb/config.ts';
import { createLogger } from '../betrieb/logger.ts';
import { readConfig } from '../betrieb/read-config.ts';
import { openDatabase } from '../daten/open-database.ts';
import { createOutboxRepository } from './outbox-repository.ts';
import { renderMail } from './render-mail.ts';

const meldung = {
  name: 'Ada Lovelace',
  email: 'ada@beispiel.example',
  nachricht: 'Der Kalender für Schwann zeigt keine Termine.',
  datenschutz: true,
};
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.close();
});
afterAll(() => database.remove());

async function report(settings: Partial<Config>) {
  const config = { ...readConfig({}), ...database.options, API_PORT: 0, DEMO: false, SHUTDOWN_DELAY: 0, ...settings };
  const api = await startApi(config, createLogger('silent'));
  const antwort = await fetch(`${api.address}/api/fehlermeldung`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(meldung),
  });
  expect(antwort.status).toBe(201);
  return api;
}

it('writes the mails of a report as files right after the reply when there is no mail server', async () => {
  const api = await report({});
  const ordner = join(database.options.DATA_DIR, 'mail');
  const dateien = await vi.waitFor(
    async () => {
      const gefunden = (await readdir(ordner)).filter((datei) => datei.endsWith('.eml'));
      expect(gefunden).toHaveLength(2);
      return gefunden;
    },
    { timeout: 5000 },
  );
  const mails = await Promise.all(dateien.map((datei) => readFile(join(ordner, datei), 'utf8')));
  expect(mails.filter((mail) => mail.includes('\r\nTo: ada@beispiel.example'))).toHaveLength(1);
  await api.stop();
});

it('sends them through the mail server, and what lay there before the start', async () => {
  const vorher = await openDatabase(database.options);
  const liegengeblieben = { an: 'frueher@beispiel.example', betreff: 'Von gestern', teile: [] };
  await createOutboxRepository(vorher.db).store(renderMail(liegengeblieben));
  await vorher.close();

  const postfach = await startSmtpPostfach();
  const api = await report({ SMTP_URL: postfach.url });
  await vi.waitFor(() => expect(postfach.mails).toHaveLength(3), { timeout: 5000 });
  expect(postfach.mails.flatMap(({ an }) => an).sort()).toEqual([
    'ada@beispiel.example',
    'frueher@beispiel.example',
    'info@musterhardt.example',
  ]);
  await api.stop();
  await postfach.close();
});
