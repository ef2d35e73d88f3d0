import path from 'node:path';
import { rspack } from '@rspack/core';
import configurations from '../../rspack.config.ts';

/** Builds the entry of the threads to `dir` as the site has it; returns its path. */
export async function buildWorker(dir: string): Promise<string> {
  const server = configurations.find(({ name }) => name === 'shell:server');
  if (!server) throw new Error('The shell has no build for the server');
  const entry = { 'render-worker': './src/isolation/render-worker.ts' };
  // Packages of the site are not found from a temporary folder.
  const compiler = rspack({ ...server, entry, externals: [], output: { ...server.output, path: dir } });
  await new Promise<void>((resolve, reject) => {
    compiler.run((fault, stats) => {
      if (fault || stats?.hasErrors()) reject(fault ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  return path.join(dir, 'render-worker.mjs');
}
