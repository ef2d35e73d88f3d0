import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import config from '../rspack.config.ts';

const NAME = 'pglite-worker';

/**
 * Bundles the worker thread of the embedded database once for all tests of a run: compiling its sources took half of the
 * processor time of each start. Returns a function that removes the bundle.
 */
export async function bundleThread(): Promise<() => Promise<void>> {
  // Inside the workspace, because it imports its packages; a fresh clone has no such folder yet.
  const cache = join(import.meta.dirname, '../node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'thread-'));
  const compiler = rspack({
    ...config,
    entry: { [NAME]: './src/core/platform/database/pglite/pglite-worker.ts' },
    output: { ...config.output, path: folder },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only') ?? 'The thread was not bundled');
  process.env.PGLITE_THREAD = pathToFileURL(join(folder, `${NAME}.mjs`)).href;
  return () => rm(folder, { recursive: true, force: true });
}
