import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { takeLock } from '../database/pglite/lock-file.ts';
import { askHolder, serveCommands } from './commands.ts';

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

test('without a process that uses the database there is no one to send the command to', async () => {
  await unlock();
  expect(await askHolder(config(), { vorgang: 'export', ordner: '/a' })).toBeNull();
});

test('concurrent commands each get their own answer', async () => {
  const { end } = await serveCommands(config(), async ({ ordner: folder }) => {
    await wait(20);
    return `done: ${folder}`;
  });
  const answers = ['/a', '/b'].map((folder) => askHolder(config(), { vorgang: 'export', ordner: folder }));
  expect(await Promise.all(answers)).toEqual(['done: /a', 'done: /b']);
  await end();
});

test('waits for a process that is starting', async () => {
  const answer = askHolder(config(), { vorgang: 'abzug', ordner: '/a' });
  await wait(250);
  const { end } = await serveCommands(config(), async () => 'started');
  expect(await answer).toBe('started');
  await end();
});

test('falls back to the caller if the process closes the database meanwhile', async () => {
  const answer = askHolder(config(), { vorgang: 'abzug', ordner: '/a' });
  await wait(50);
  await unlock();
  expect(await answer).toBeNull();
});

test('reports remote failures and malformed commands to the caller', async () => {
  const { end } = await serveCommands(config(), () => Promise.reject(new Error('the folder is not empty')));
  await expect(askHolder(config(), { vorgang: 'export', ordner: '/a' })).rejects.toThrow('the folder is not empty');
  const socket = createConnection({ path: join(DATA_DIR, 'befehle.sock'), allowHalfOpen: true });
  socket.end('no command');
  expect(JSON.parse(await text(socket))).toMatchObject({ ok: false });
  await end();
});

test('reports a process that ends before answering', async () => {
  const server = createServer((socket) => socket.destroy()).listen(join(DATA_DIR, 'befehle.sock'));
  await expect(askHolder(config(), { vorgang: 'export', ordner: '/a' })).rejects.toThrow('ended meanwhile');
  server.close();
});

test('closing waits for running commands, and stale sockets of a crash are replaced', async () => {
  await writeFile(join(DATA_DIR, 'befehle.sock'), '');
  const first = await serveCommands(config(), async () => {
    await wait(100);
    return 'done';
  });
  const answer = askHolder(config(), { vorgang: 'export', ordner: '/a' });
  await wait(30);
  await first.end();
  expect(await answer).toBe('done');
});
