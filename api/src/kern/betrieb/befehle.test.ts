import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from '../daten/pglite/lock-file.ts';
import { askHolder, serveBefehle } from './befehle.ts';
import { readConfig } from './read-config.ts';

let DATA_DIR: string;
let unlock: () => Promise<void>;
const config = () => readConfig({ DATA_DIR });

beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'befehle-'));
  await mkdir(join(DATA_DIR, 'datenbank'));
  unlock = await takeLock(join(DATA_DIR, 'datenbank'));
});

afterEach(async () => {
  await unlock();
  await rm(DATA_DIR, { recursive: true, force: true });
});

test('without anybody who has the database open nobody is asked', async () => {
  await unlock();
  expect(await askHolder(config(), { vorgang: 'export', ordner: '/a' })).toBeNull();
});

test('everybody who asks gets the answer to what was asked, also two at once', async () => {
  const { end } = await serveBefehle(config(), async ({ ordner }) => {
    await wait(20);
    return `done: ${ordner}`;
  });
  const answers = ['/a', '/b'].map((ordner) => askHolder(config(), { vorgang: 'export', ordner }));
  expect(await Promise.all(answers)).toEqual(['done: /a', 'done: /b']);
  await end();
});

test('one that is starting is waited for', async () => {
  const answer = askHolder(config(), { vorgang: 'abzug', ordner: '/a' });
  await wait(250);
  const { end } = await serveBefehle(config(), async () => 'started');
  expect(await answer).toBe('started');
  await end();
});

test('one that gives the database back while it is waited for leaves it to whoever asked', async () => {
  const answer = askHolder(config(), { vorgang: 'abzug', ordner: '/a' });
  await wait(50);
  await unlock();
  expect(await answer).toBeNull();
});

test('what went wrong there is told here, and what cannot be understood too', async () => {
  const { end } = await serveBefehle(config(), () => Promise.reject(new Error('the folder is not empty')));
  await expect(askHolder(config(), { vorgang: 'export', ordner: '/a' })).rejects.toThrow('the folder is not empty');
  const socket = createConnection({ path: join(DATA_DIR, 'befehle.sock'), allowHalfOpen: true });
  socket.end('no command');
  expect(JSON.parse(await text(socket))).toMatchObject({ ok: false });
  await end();
});

test('one that ends before it has answered is named', async () => {
  const server = createServer((socket) => socket.destroy()).listen(join(DATA_DIR, 'befehle.sock'));
  await expect(askHolder(config(), { vorgang: 'export', ordner: '/a' })).rejects.toThrow('ended meanwhile');
  server.close();
});

test('closing waits for what is being done, and what a crash has left is in nobody’s way', async () => {
  await writeFile(join(DATA_DIR, 'befehle.sock'), '');
  const first = await serveBefehle(config(), async () => {
    await wait(100);
    return 'done';
  });
  const answer = askHolder(config(), { vorgang: 'export', ordner: '/a' });
  await wait(30);
  await first.end();
  expect(await answer).toBe('done');
});
