import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { loadDemoContent, PICTURES, SEED_DATABASE_VARIABLE, SEED_VARIABLE } from './site.ts';

/** Nothing has to survive a power cut. */
const FLAGS = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/**
 * Loads the demo content once; every test site starts with a copy. With `E2E_DATABASE=postgres` sites use PostgreSQL
 * instead of the embedded database.
 * @returns a function that removes the content
 */
export default async function seed(): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'seed-'));
  const postgres = process.env.E2E_DATABASE === 'postgres' ? await startPostgres({ flags: FLAGS }) : null;
  await loadDemoContent(dir, postgres ? { DATABASE_URL: postgres.url } : {});
  mkdirSync(join(dir, PICTURES), { recursive: true });
  process.env[SEED_VARIABLE] = dir;
  if (postgres) process.env[SEED_DATABASE_VARIABLE] = postgres.url;
  return async () => {
    await postgres?.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
