import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startSmtpMailbox } from '../../../../test/smtp-mailbox.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { startApi } from '../../../start-api.ts';
import type { Config } from '../../platform/config/config.ts';
import { readConfig } from '../../platform/config/read-config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { createOutboxRepository } from './outbox-repository.ts';
import { renderMail } from './render-mail.ts';

const message = {
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
  const answer = await fetch(`${api.address}/api/fehlermeldung`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  expect(answer.status).toBe(201);
  return api;
}

it('writes the mails of a report to files right after the reply if there is no mail server', async () => {
  const api = await report({});
  const folder = join(database.options.DATA_DIR, 'mail');
  const files = await vi.waitFor(
    async () => {
      const found = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
      expect(found).toHaveLength(2);
      return found;
    },
    { timeout: 5000 },
  );
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  expect(mails.filter((mail) => mail.includes('\r\nTo: ada@beispiel.example'))).toHaveLength(1);
  await api.stop();
});

it('sends them through the mail server, including those queued before the start', async () => {
  const before = await openDatabase(database.options);
  const leftBehind = { an: 'frueher@beispiel.example', betreff: 'Von gestern', teile: [] };
  await createOutboxRepository(before.db).store(renderMail(leftBehind));
  await before.close();

  const mailbox = await startSmtpMailbox();
  const api = await report({ SMTP_URL: mailbox.url });
  await vi.waitFor(() => expect(mailbox.mails).toHaveLength(3), { timeout: 5000 });
  expect(mailbox.mails.flatMap(({ an }) => an).sort()).toEqual([
    'ada@beispiel.example',
    'frueher@beispiel.example',
    'info@musterhardt.example',
  ]);
  await api.stop();
  await mailbox.close();
});
