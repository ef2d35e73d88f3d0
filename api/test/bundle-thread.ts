import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import config from '../rspack.config.ts';

const NAME = 'pglite-worker';

/**
 * Bundles the thread of the embedded database from its sources and names it to all tests of this run: compiling them
 * anew took half the processor time of every opening. Returns the removal.
 */
export async function bundleThread(): Promise<() => Promise<void>> {
  // In the workspace, whose packages it imports; a fresh clone has them all at the root and no such folder here.
  const cache = join(import.meta.dirname, '../node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'thread-'));
  const compiler = rspack({
    ...config,
    entry: { [NAME]: './src/kern/daten/pglite/pglite-worker.ts' },
    output: { ...config.output, path: folder },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only') ?? 'The thread was not bundled');
  process.env.PGLITE_THREAD = pathToFileURL(join(folder, `${NAME}.mjs`)).href;
  return () => rm(folder, { recursive: true, force: true });
}
