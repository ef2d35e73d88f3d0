import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ArtefactParts, packArtefact } from './pack-artefact.ts';

/** One folder per build, so that concurrent releases of a remote do not write into each other's files. */
export async function withBuildDir<T>(name: string, work: (dir: string) => Promise<T>): Promise<T> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  try {
    return await work(dir);
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

/** Builds the remote in `dir` from its sources into an artefact in `targetDir`; returns its path. */
export function buildArtefact(dir: string, targetDir: string, parts: ArtefactParts, root = dir): Promise<string> {
  return withBuildDir(path.basename(dir), async (outDir) => {
    // Loads the compilers: commands that receive a finished artefact start in half the time without them.
    const { buildRemote } = await import('./build-remote.ts');
    await buildRemote(dir, outDir, root);
    return packArtefact(outDir, targetDir, parts);
  });
}
