import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, inject, it, vi } from 'vitest';
import { startSmtpMailbox } from '../../../../test/smtp-mailbox.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { readConfig } from '../../platform/config/read-config.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { createOutboxRepository } from './outbox-repository.ts';
import { renderMail } from './render-mail.ts';
import { startMailDispatch } from './start-mail-dispatch.ts';

const MAILS = 5;
const API = fileURLToPath(new URL('../../../..', import.meta.url));

/** A mail server that accepts connections but never answers, so that a client hangs while sending. */
async function startSilentServer() {
  let calls = 0;
  const server = createServer(() => {
    calls += 1;
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, count: () => calls, close: () => server.close() };
}

// The embedded database allows only one process.
it.skipIf(inject('vorlage').art === 'pglite')(
  'another api takes over within 30 s when one dies while sending, and every mail is sent once',
  { timeout: 90_000 },
  async () => {
    const database = await openTestDatabase();
    const silent = await startSilentServer();
    const mailbox = await startSmtpMailbox();
    let child: ChildProcess | undefined;
    try {
      const outbox = createOutboxRepository(database.db);
      for (let i = 0; i < MAILS; i += 1) {
        await outbox.store(renderMail({ an: `empfaenger-${i}@beispiel.example`, betreff: 'Bescheid', teile: [] }));
      }
      const { DATABASE_URL = '', DATA_DIR } = database.options;
      const env = { ...process.env, DATABASE_URL, DATA_DIR, API_PORT: '0', LOG_LEVEL: 'silent', SMTP_URL: silent.url };
      child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], { cwd: API, env, stdio: 'inherit' });
      await vi.waitFor(() => expect(silent.count()).toBeGreaterThan(0), { timeout: 40_000, interval: 50 });

      // The second process is already running and finds only mails the first has not reserved.
      const config = { ...readConfig({}), ...database.options, SMTP_URL: mailbox.url };
      const dispatch = await startMailDispatch(config, database, createLogger('silent'));
      await vi.waitFor(() => expect(mailbox.mails).toHaveLength(MAILS - silent.count()), { timeout: 10_000 });
      child.kill('SIGKILL');
      const died = Date.now();
      await vi.waitFor(() => expect(mailbox.mails).toHaveLength(MAILS), { timeout: 40_000, interval: 50 });
      expect(Date.now() - died).toBeLessThan(30_000);
      await dispatch.end();
      expect(new Set(mailbox.mails.flatMap(({ an }) => an)).size).toBe(MAILS);
    } finally {
      child?.kill('SIGKILL');
      await mailbox.close();
      silent.close();
      await database.remove();
    }
  },
);
