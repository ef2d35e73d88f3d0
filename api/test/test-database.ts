import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../src/kern/daten/database-handle.ts';
import { type DatabaseOptions, openDatabase } from '../src/kern/daten/open-database.ts';
import { recordStatements } from './record-statements.ts';

/** `folder` is migrated, `leer` has no table, `beispiel` the content of `api/inhalt`. */
type Vorlage = { art: 'pglite'; folder: string; leer: string; beispiel: string } | { art: 'postgres'; url: string };

declare module 'vitest' {
  export interface ProvidedContext {
    vorlage: Vorlage;
  }
}

export interface TestDatabase extends OpenDatabase {
  /** Opens the same database once more; PGlite has to be closed first. */
  options: DatabaseOptions;
  /** Closes the database and deletes everything it left. */
  remove(): Promise<void>;
}

/**
 * The embedded PostgreSQL as machine code. V8 gives every thread that loads the same file this one, with all it has
 * optimised so far, as long as somebody holds it: opening takes half the time, and no file begins slowly.
 */
export const pgliteCode = readFile(
  createRequire(import.meta.url)
    .resolve('@electric-sql/pglite')
    .replace(/[^/]+$/, 'pglite.wasm'),
).then((bytes) => WebAssembly.compile(bytes));

async function executeOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A migrated database of its own for one test file; `leer` gives one without any table, `beispiel` one with the example
 * content, dated as of today: loading that takes three seconds, copying a tenth of one.
 */
export async function openTestDatabase({ leer = false, beispiel = false } = {}): Promise<TestDatabase> {
  const vorlage = inject('vorlage');
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'gm-test-'));
  const options: DatabaseOptions = { DATA_DIR, DATABASE_POOL: 5 };
  const name = `test_${randomBytes(6).toString('hex')}`;
  if (vorlage.art === 'postgres') {
    const template = beispiel ? 'beispiel' : leer ? 'template0' : 'vorlage';
    await executeOnServer(vorlage.url, `create database ${name} template ${template}`);
    options.DATABASE_URL = `${vorlage.url}/${name}`;
  } else {
    // Nobody waits beside it, and 1,400 files one by one cost several times as much.
    cpSync(beispiel ? vorlage.beispiel : leer ? vorlage.leer : vorlage.folder, DATA_DIR, { recursive: true });
  }
  if (vorlage.art === 'pglite') await pgliteCode;
  const opened = await openDatabase(options);
  const database = { ...opened, db: recordStatements(opened.db) };
  let closed = false;
  const close = async () => {
    if (!closed) await database.close();
    closed = true;
  };
  return {
    ...database,
    options,
    close,
    async remove() {
      await close();
      if (vorlage.art === 'postgres') await executeOnServer(vorlage.url, `drop database ${name} with (force)`);
      await rm(DATA_DIR, { recursive: true, force: true });
    },
  };
}
