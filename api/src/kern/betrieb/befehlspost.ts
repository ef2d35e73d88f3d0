import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import { findLockHolder } from '../daten/pglite/lock-file.ts';
import type { Config } from './config.ts';

/** Only one process may open the embedded database: whoever wants something of it leaves a letter and rings. */
export const KLINGEL = 'SIGHUP';
const INTERVAL_MS = 100;
const LIMIT_MS = 30 * 60_000;

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

function findPost({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) {
  const ordner = join(DATA_DIR, 'befehlspost');
  return { ordner, befehl: join(ordner, 'befehl.json'), antwort: join(ordner, 'antwort.json') };
}

/** Appears as a whole: the other one reads it as soon as it is there. */
async function leave(path: string, brief: unknown): Promise<void> {
  await writeFile(`${path}.neu`, JSON.stringify(brief));
  await rename(`${path}.neu`, path);
}

/** Carries out what was asked for; whoever asked is told what came of it. */
export async function answerByPost(
  config: Pick<Config, 'DATA_DIR'>,
  carryOut: (befehl: Befehl) => Promise<string>,
): Promise<void> {
  const { befehl, antwort } = findPost(config);
  const brief = await readFile(befehl, 'utf8').catch(() => null);
  // Rung without a letter, e.g. by a terminal that was closed.
  if (brief === null) return;
  await rm(befehl);
  const answer = await carryOut(befehlSchema.parse(JSON.parse(brief))).then(
    (meldung) => ({ ok: true, meldung }),
    (error: unknown) => ({ ok: false, meldung: error instanceof Error ? error.message : String(error) }),
  );
  await leave(antwort, answer);
}

/** What the process said that has the embedded database open; null where none has. Throws what went wrong there. */
export async function askByPost(config: Config, befehl: Befehl): Promise<string | null> {
  const holder = config.DATABASE_URL ? undefined : await findLockHolder(join(config.DATA_DIR, 'datenbank'));
  if (holder === undefined) return null;
  const post = findPost(config);
  await rm(post.ordner, { recursive: true, force: true });
  await mkdir(post.ordner, { recursive: true, mode: 0o700 });
  await leave(post.befehl, befehl);
  process.kill(holder, KLINGEL);
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await wait(INTERVAL_MS)) {
    const brief = await readFile(post.antwort, 'utf8').catch(() => null);
    if (brief === null) continue;
    const { ok, meldung } = antwortSchema.parse(JSON.parse(brief));
    if (ok) return meldung;
    throw new AppError('konflikt', meldung);
  }
  throw new AppError('nicht_bereit', `Process ${holder}, which has the database open, does not answer.`);
}
