import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { S3Server } from '@gm/shared/store/s3-server';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { codeMultipart, drawPng } from '../../../../test/multipart.ts';
import { logInTestAccount } from '../../../../test/sign-in.ts';
import { createTestApp, type TestApp, WITHOUT_THROTTLING } from '../../../../test/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { SUGGESTION } from '../../../../test/veranstaltungen.ts';
import { FIGURES } from '../../composition/figures.ts';

const MESSAGE = {
  name: 'Ada Lovelace',
  email: 'ada@beispiel.example',
  nachricht: 'Der Kalender für Schwann zeigt keine Termine.',
  datenschutz: true,
};
const HOUR_MS = 3_600_000;

let database: TestDatabase;
const apps: TestApp[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  for (const { app, stand: state } of apps) {
    await app.close();
    state.close();
  }
  await database.remove();
});

async function open(settings: Parameters<typeof createTestApp>[0]): Promise<TestApp> {
  const app = await createTestApp({ ...WITHOUT_THROTTLING, ...settings }, database);
  apps.push(app);
  return app;
}

let senders = 0;
/** Each from another address, because repetitions from one address count as one. */
async function sendPicture({ app }: TestApp) {
  senders += 1;
  const remoteAddress = `10.1.0.${senders}`;
  const withIt = { bytes: await drawPng(900, 700).toBuffer(), type: 'image/png' };
  const multipart = await codeMultipart({ ...SUGGESTION, bildtext: 'Bühne', bildcopyright: 'Ada' }, withIt);
  return app.inject({ method: 'POST', url: '/api/ferienprogramm/vorschlag', remoteAddress, ...multipart });
}
const report = ({ app }: TestApp) => app.inject({ method: 'POST', url: '/api/fehlermeldung', payload: MESSAGE });
const count = async () => (await database.db.selectFrom('einsendungen').select('id').execute()).length;

/** Accepts connections and stays silent, like a hung or disconnected machine. */
async function startMute(): Promise<{ server: Server; port: number }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { server, port: (server.address() as { port: number }).port };
}

/** Only root can mount a disk for the test. */
const isRoot = userInfo().uid === 0 && process.platform === 'linux';

it.runIf(isRoot)(
  'a full or read-only disk is reported in one sentence; everything else works, and recovers afterwards',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'platte-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
    try {
      const api = await open({ DATA_DIR: folder });
      const ballast = join(folder, 'ballast');
      expect((await sendPicture(api)).statusCode).toBe(201);
      const before = await count();
      const expectRefused = async (reason: string) => {
        const answer = await sendPicture(api);
        expect(answer.statusCode).toBe(503);
        expect(answer.json().detail).toContain('Bitte versuchen Sie es in einigen Minuten noch einmal');
        expect(api.log.join()).toContain(reason);
        expect(await count()).toBe(before);
        expect((await api.app.inject('/api/cms/verzeichnis')).statusCode).toBe(200);
      };

      expect(() => writeFileSync(ballast, Buffer.alloc(2_000_000))).toThrow('ENOSPC');
      await expectRefused('the disk is full');
      rmSync(ballast);
      execFileSync('mount', ['-o', 'remount,ro', folder]);
      await expectRefused('the disk is read-only');
      execFileSync('mount', ['-o', 'remount,rw', folder]);
      expect((await sendPicture(api)).statusCode).toBe(201);
    } finally {
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    }
  },
);

it('unavailable object storage refuses pictures with a message, and accepts them once it is back', async () => {
  const s3 = new S3Server();
  await s3.start();
  const api = await open({ files: s3.settings });
  expect((await sendPicture(api)).statusCode).toBe(201);
  const before = await count();
  await s3.stop();
  const answer = await sendPicture(api);
  expect(answer.statusCode).toBe(503);
  expect(answer.json().detail).toContain('Bitte versuchen Sie es in einigen Minuten noch einmal');
  expect(await count()).toBe(before);
  // Requests without a file still work.
  expect((await report(api)).statusCode).toBe(201);
  expect((await api.app.inject('/api/cms/verzeichnis')).statusCode).toBe(200);
});

it('a form does not wait for an unresponsive mail server, and its mails stay in the outbox', async () => {
  const { port } = await startMute();
  const api = await open({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  expect((await report(api)).statusCode).toBe(201);
  // A worker that waited for the server would have recorded an attempt.
  const mails = await database.db.selectFrom('outbox').select(['status', 'letzter_fehler']).execute();
  expect(mails.filter((mail) => mail.status === 'offen' && mail.letzter_fehler === null).length).toBeGreaterThan(1);
});

it.each([26, -26])(
  'a clock that is wrong by %i hours ends no session, extends none, and is reported',
  async (hours) => {
    const api = await open({});
    const { headers } = await logInTestAccount(database, {
      art: 'intern',
      vorname: 'Ines',
      nachname: 'Uhr',
      rollen: ['redaktion'],
    });
    const see = async () => (await api.app.inject({ url: '/api/intranet/freigaben', headers })).statusCode;
    expect(await see()).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS });
    expect(await see()).toBe(200);
    expect((await report(api)).statusCode).toBe(201);
    const clock = await FIGURES.find(({ name }) => name === 'gemeinde_clock_ahead_seconds')?.read(database.db);
    expect(clock?.get('process')).toBeCloseTo(hours * 3600, -2);
    const past = sql<Date>`now() - interval '2 hours'`;
    await database.db.updateTable('kontositzungen').set({ aktiv: past }).execute();
    expect(await see()).toBe(401);
  },
);
