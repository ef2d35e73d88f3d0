import path from 'node:path';
import { rspack } from '@rspack/core';
import configurations from '../../rspack.config.ts';

/**
 * Builds a script that runs in a thread or process of its own to `dir`, as the site has it; returns its path. A test that
 * starts many is quicker so than by compiling each of them.
 * @param entry by its path in `shell`, e.g. `src/isolation/render-worker.ts`
 */
export async function buildScript(dir: string, entry: string): Promise<string> {
  const { name } = path.parse(entry);
  const server = configurations.find(({ name }) => name === 'shell:server');
  if (!server) throw new Error('The shell has no build for the server');
  // Packages of the site are not found from a temporary folder.
  const compiler = rspack({
    ...server,
    entry: { [name]: `./${entry}` },
    externals: [],
    output: { ...server.output, path: dir },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((fault, stats) => {
      if (fault || stats?.hasErrors()) reject(fault ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  return path.join(dir, `${name}.mjs`);
}
