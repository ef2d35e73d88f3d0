import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isBuiltFrom } from '@gm/shared/bau/build-inputs';
import { buildRemote } from '@gm/shared/bau/build-remote';
import { packArtefact } from '@gm/shared/bau/pack-artefact';
import type { Signer } from '@gm/shared/bau/signature';
import { type Receipt, type ReceiveOptions, receiveArtefact } from './receive-artefact.ts';
import { readRegistry } from './registry-file.ts';
import { releaseDir } from './release-store.ts';

export interface ReleaseOptions extends Omit<ReceiveOptions, 'remote'> {
  root: string;
  signer: Signer | null;
  /** Text of a signed hand-over that goes with the release. */
  handover?: string | undefined;
}

/** Whether a build now would be made of exactly what the current release was. */
export function isReleased(root: string, releasesDir: string, remote: string): boolean {
  const version = readRegistry(releasesDir).current[remote];
  return version !== undefined && isBuiltFrom(root, releaseDir(releasesDir, remote, version));
}

/** A folder of its own for every build: two releases of one remote at once must not write into each other. */
async function withBuildDir<T>(name: string, work: (dir: string) => Promise<T>): Promise<T> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  try {
    return await work(dir);
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

type BuildOptions = Pick<ReleaseOptions, 'root' | 'signer' | 'handover'>;

/** Builds a remote from its sources into an artefact in `targetDir`; returns its path. */
export function buildArtefact(remote: string, targetDir: string, options: BuildOptions): Promise<string> {
  return withBuildDir(remote, async (dir) => {
    await buildRemote(options.root, remote, dir);
    return packArtefact(dir, targetDir, options);
  });
}

/** Takes an artefact that lies on this machine. */
export function receiveFile(file: string, options: ReceiveOptions): Promise<Receipt> {
  return receiveArtefact(fs.createReadStream(file), options);
}

/** Builds a remote from its sources and takes the artefact as if a team had delivered it. */
export function releaseRemote(remote: string, options: ReleaseOptions): Promise<Receipt> {
  return withBuildDir(`${remote}-artefact`, async (dir) => {
    const file = await buildArtefact(remote, dir, options);
    return receiveFile(file, { ...options, remote });
  });
}
