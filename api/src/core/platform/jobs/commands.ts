import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { findLockHolder } from '../database/pglite/lock-file.ts';

/** Only one process may open the embedded database; command-line tools send their commands to it over this socket. */
const SOCKET_NAME = 'befehle.sock';
const RETRY_MS = 200;
/** The first start fills the database before it listens. */
const LISTS_LIMIT_MS = 120_000;

/** Commands of the command line; folders are absolute. */
const commandSchema = z.discriminatedUnion('vorgang', [
  /** Exports the content into a folder. */
  z.object({ vorgang: z.literal('export'), ordner: z.string() }),
  /** Imports a folder; `ersetzen` replaces existing content. */
  z.object({ vorgang: z.literal('import'), ordner: z.string(), ersetzen: z.boolean() }),
  /** Dumps all tables into a folder, for a backup. */
  z.object({ vorgang: z.literal('abzug'), ordner: z.string() }),
]);
export type Command = z.infer<typeof commandSchema>;

const answerSchema = z.object({ ok: z.boolean(), meldung: z.string() });
type Answer = z.infer<typeof answerSchema>;

/** Socket paths are limited to about a hundred characters, so the shorter form is used. */
function findSocket({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  const path = resolve(DATA_DIR, SOCKET_NAME);
  const here = relative(process.cwd(), path);
  return here.length < path.length ? here : path;
}

async function answer(socket: Socket, carryOut: (command: Command) => Promise<string>): Promise<void> {
  let answer: Answer;
  try {
    // Without this option the stream would be destroyed at its end, before the answer is sent.
    const letter = await text(socket.iterator({ destroyOnReturn: false }));
    answer = { ok: true, meldung: await carryOut(commandSchema.parse(JSON.parse(letter))) };
  } catch (error) {
    answer = { ok: false, meldung: error instanceof Error ? error.message : String(error) };
  }
  // The client may have disconnected.
  if (socket.writable) socket.end(JSON.stringify(answer));
}

/**
 * Serves commands of the command line in the process that has opened the embedded database. Resolves after the last
 * answer on close.
 */
export async function serveCommands(
  config: Pick<Config, 'DATA_DIR'>,
  carryOut: (command: Command) => Promise<string>,
): Promise<{ end(): Promise<void> }> {
  const path = findSocket(config);
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    void answer(socket, carryOut);
  });
  // A leftover of a crash; the lock guarantees that no other process uses it.
  await rm(path, { force: true });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done));
  return { end: () => new Promise((done) => server.close(() => done())) };
}

/** The connection; null if no process listens. */
function connect(path: string): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = createConnection({ path, allowHalfOpen: true }, () => done(socket));
    socket.once('error', () => done(null));
  });
}

async function ask(socket: Socket, command: Command, holder: number): Promise<string> {
  socket.end(JSON.stringify(command));
  const letter = await text(socket).catch(() => '');
  if (!letter) throw new AppError('nicht_bereit', `Process ${holder}, which had the database open, ended meanwhile.`);
  const { ok, meldung: message } = answerSchema.parse(JSON.parse(letter));
  if (ok) return message;
  throw new AppError('konflikt', message);
}

/**
 * Sends a command to the process that has opened the embedded database. Null if there is none or it has ended. Waits
 * for one that is starting. Throws its failures.
 */
export async function askHolder(config: Config, command: Command): Promise<string | null> {
  if (config.DATABASE_URL) return null;
  const path = findSocket(config);
  for (const end = Date.now() + LISTS_LIMIT_MS; ; await wait(RETRY_MS)) {
    const holder = await findLockHolder(join(config.DATA_DIR, 'datenbank'));
    if (holder === undefined) return null;
    const socket = await connect(path);
    if (socket) return ask(socket, command, holder);
    if (Date.now() > end)
      throw new AppError('nicht_bereit', `Process ${holder} has the database open and takes no commands.`);
  }
}
