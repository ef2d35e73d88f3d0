import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../src/core/platform/config/read-config.ts';
import { migrate } from '../src/core/platform/database/migrate.ts';
import { openDatabase } from '../src/core/platform/database/open-database.ts';
import { migrations } from '../src/migrations.ts';
import { bundleThread } from './bundle-thread.ts';
import { loadContent } from './load-content.ts';

/** Creates data folders: empty, migrated, with the example. Tests use copies, which take a hundredth of the time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeThread = await bundleThread();
  const root = await mkdtemp(join(tmpdir(), 'gm-pglite-'));
  const empty = join(root, 'leer');
  const folder = join(root, 'vorlage');
  await (await openDatabase({ DATA_DIR: empty, DATABASE_POOL: 2 })).close();
  cpSync(empty, folder, { recursive: true });
  const { db, close } = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 2 });
  await migrate(db, migrations);
  await close();
  const example = join(root, 'beispiel');
  cpSync(folder, example, { recursive: true });
  const filled = await openDatabase({ DATA_DIR: example, DATABASE_POOL: 2 });
  await loadContent(filled.db, readConfig({}).CONTENT_DIR);
  await filled.close();
  project.provide('vorlage', { art: 'pglite', folder, leer: empty, beispiel: example });
  return async () => {
    await removeThread();
    await rm(root, { recursive: true, force: true });
  };
}
