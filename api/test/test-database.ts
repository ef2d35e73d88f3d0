import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../src/core/platform/database/database-handle.ts';
import { type DatabaseOptions, openDatabase } from '../src/core/platform/database/open-database.ts';
import { recordStatements } from './record-statements.ts';

/** `folder` is migrated, `leer` has no table, `beispiel` has the content of `api/content`. */
type Template = { art: 'pglite'; folder: string; leer: string; beispiel: string } | { art: 'postgres'; url: string };

declare module 'vitest' {
  export interface ProvidedContext {
    vorlage: Template;
  }
}

export interface TestDatabase extends OpenDatabase {
  /** Opens the same database again; PGlite must be closed first. */
  options: DatabaseOptions;
  /** Closes the database and deletes its files. */
  remove(): Promise<void>;
}

/**
 * The compiled WebAssembly of the embedded PostgreSQL. While a reference exists, V8 shares its optimised code between all
 * threads that load the same file, which halves the time of opening a database.
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
 * A migrated database for one test file; `leer` has no table, `beispiel` has the example content, dated as of today.
 * It is copied, which takes 0.1 s instead of 3.
 */
export async function openTestDatabase({ leer: empty = false, beispiel: example = false } = {}): Promise<TestDatabase> {
  const vorlage = inject('vorlage');
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'gm-test-'));
  const options: DatabaseOptions = { DATA_DIR, DATABASE_POOL: 5 };
  const name = `test_${randomBytes(6).toString('hex')}`;
  if (vorlage.art === 'postgres') {
    const template = example ? 'beispiel' : empty ? 'template0' : 'vorlage';
    await executeOnServer(vorlage.url, `create database ${name} template ${template}`);
    options.DATABASE_URL = `${vorlage.url}/${name}`;
  } else {
    // Nothing else is waiting, and copying 1,400 files one by one takes several times as long.
    cpSync(example ? vorlage.beispiel : empty ? vorlage.leer : vorlage.folder, DATA_DIR, { recursive: true });
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
