import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import { findLockHolder } from '../daten/pglite/lock-file.ts';
import type { Config } from './config.ts';

/** Only one process may open the embedded database: whoever else wants something of it asks that one, over this socket. */
const SOCKET_NAME = 'befehle.sock';
const RETRY_MS = 200;
/** A first start fills the database before it listens. */
const LISTEN_LIMIT_MS = 120_000;

/** What the command line asks for; folders are absolute. */
const befehlSchema = z.discriminatedUnion('vorgang', [
  /** Writes the content into a folder. */
  z.object({ vorgang: z.literal('export'), ordner: z.string() }),
  /** Takes it from one; `ersetzen` puts it in the place of what is there. */
  z.object({ vorgang: z.literal('import'), ordner: z.string(), ersetzen: z.boolean() }),
  /** Writes all tables into a folder, for a backup. */
  z.object({ vorgang: z.literal('abzug'), ordner: z.string() }),
]);
export type Befehl = z.infer<typeof befehlSchema>;

const antwortSchema = z.object({ ok: z.boolean(), meldung: z.string() });
type Antwort = z.infer<typeof antwortSchema>;

/** A socket's path may have a hundred characters or so: the shorter way there. */
function findSocket({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  const path = resolve(DATA_DIR, SOCKET_NAME);
  const here = relative(process.cwd(), path);
  return here.length < path.length ? here : path;
}

async function answer(socket: Socket, carryOut: (befehl: Befehl) => Promise<string>): Promise<void> {
  let antwort: Antwort;
  try {
    // Read to its end, a stream would be destroyed, and with it the way back.
    const brief = await text(socket.iterator({ destroyOnReturn: false }));
    antwort = { ok: true, meldung: await carryOut(befehlSchema.parse(JSON.parse(brief))) };
  } catch (error) {
    antwort = { ok: false, meldung: error instanceof Error ? error.message : String(error) };
  }
  // Whoever asked may have gone.
  if (socket.writable) socket.end(JSON.stringify(antwort));
}

/**
 * Carries out what the command line asks of the process that has the embedded database open, which is this one. Ends with
 * the last answer.
 */
export async function serveBefehle(
  config: Pick<Config, 'DATA_DIR'>,
  carryOut: (befehl: Befehl) => Promise<string>,
): Promise<{ end(): Promise<void> }> {
  const path = findSocket(config);
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    void answer(socket, carryOut);
  });
  // Left over after a crash; the lock says that nobody else is here.
  await rm(path, { force: true });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done));
  return { end: () => new Promise((done) => server.close(() => done())) };
}

/** The connection; null while nobody listens. */
function connect(path: string): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = createConnection({ path, allowHalfOpen: true }, () => done(socket));
    socket.once('error', () => done(null));
  });
}

async function ask(socket: Socket, befehl: Befehl, holder: number): Promise<string> {
  socket.end(JSON.stringify(befehl));
  const brief = await text(socket).catch(() => '');
  if (!brief) throw new AppError('nicht_bereit', `Process ${holder}, which had the database open, ended meanwhile.`);
  const { ok, meldung } = antwortSchema.parse(JSON.parse(brief));
  if (ok) return meldung;
  throw new AppError('konflikt', meldung);
}

/**
 * What the process said that has the embedded database open; null where none has, or no longer. Waits for one that is
 * starting. Throws what went wrong there.
 */
export async function askHolder(config: Config, befehl: Befehl): Promise<string | null> {
  if (config.DATABASE_URL) return null;
  const path = findSocket(config);
  for (const end = Date.now() + LISTEN_LIMIT_MS; ; await wait(RETRY_MS)) {
    const holder = await findLockHolder(join(config.DATA_DIR, 'datenbank'));
    if (holder === undefined) return null;
    const socket = await connect(path);
    if (socket) return ask(socket, befehl, holder);
    if (Date.now() > end)
      throw new AppError('nicht_bereit', `Process ${holder} has the database open and takes no commands.`);
  }
}
