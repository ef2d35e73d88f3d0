import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrations } from '../src/bereiche.ts';
import { readConfig } from '../src/kern/betrieb/read-config.ts';
import { migrate } from '../src/kern/daten/migrate.ts';
import { openDatabase } from '../src/kern/daten/open-database.ts';
import { bundleThread } from './bundle-thread.ts';
import { loadInhalt } from './load-inhalt.ts';

/** Creates data folders, empty, migrated and with the example; every test works on a copy, which takes a hundredth of creating one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeThread = await bundleThread();
  const root = await mkdtemp(join(tmpdir(), 'gm-pglite-'));
  const leer = join(root, 'leer');
  const folder = join(root, 'vorlage');
  await (await openDatabase({ DATA_DIR: leer, DATABASE_POOL: 2 })).close();
  cpSync(leer, folder, { recursive: true });
  const { db, close } = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 2 });
  await migrate(db, migrations);
  await close();
  const beispiel = join(root, 'beispiel');
  cpSync(folder, beispiel, { recursive: true });
  const filled = await openDatabase({ DATA_DIR: beispiel, DATABASE_POOL: 2 });
  await loadInhalt(filled.db, readConfig({}).CONTENT_DIR);
  await filled.close();
  project.provide('vorlage', { art: 'pglite', folder, leer, beispiel });
  return async () => {
    await removeThread();
    await rm(root, { recursive: true, force: true });
  };
}
