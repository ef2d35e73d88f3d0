import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrations } from '../src/bereiche.ts';
import { migrate } from '../src/kern/daten/migrate.ts';
import { openDatabase } from '../src/kern/daten/open-database.ts';
import { bundleThread } from './bundle-thread.ts';

/** Creates one migrated data folder; every test file works on a copy, which takes a tenth of creating one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeThread = await bundleThread();
  const folder = await mkdtemp(join(tmpdir(), 'gm-pglite-'));
  const { db, close } = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 2 });
  await migrate(db, migrations);
  await close();
  project.provide('vorlage', { art: 'pglite', folder });
  return async () => {
    await removeThread();
    await rm(folder, { recursive: true, force: true });
  };
}
