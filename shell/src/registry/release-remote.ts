import fs from 'node:fs';
import path from 'node:path';
import { buildArtefact, withBuildDir } from '@gm/shared/bau/build-artefact';
import { isBuiltFrom } from '@gm/shared/bau/build-inputs';
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

/** Takes an artefact that lies on this machine. */
export function receiveFile(file: string, options: ReceiveOptions): Promise<Receipt> {
  return receiveArtefact(fs.createReadStream(file), options);
}

/** Builds a remote from its sources and takes the artefact as if a team had delivered it. */
export function releaseRemote(remote: string, options: ReleaseOptions): Promise<Receipt> {
  return withBuildDir(`${remote}-artefact`, async (dir) => {
    const file = await buildArtefact(path.join(options.root, remote), dir, options, options.root);
    return receiveFile(file, { ...options, remote });
  });
}
