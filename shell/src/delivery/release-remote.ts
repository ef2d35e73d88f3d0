import fs from 'node:fs';
import path from 'node:path';
import { buildArtefact, withBuildDir } from '@gm/shared/build/build-artefact';
import { isBuiltFrom } from '@gm/shared/build/build-inputs';
import type { Signer } from '@gm/shared/build/signature';
import { readRegistry } from '../store/registry-file.ts';
import { releaseDir } from '../store/release-store.ts';
import { type Receipt, type ReceiveOptions, receiveArtefact } from './receive-artefact.ts';

export interface ReleaseOptions extends Omit<ReceiveOptions, 'remote'> {
  root: string;
  signer: Signer | null;
  /** Text of a signed hand-over that belongs to the release. */
  handover?: string | undefined;
}

/** Whether a new build would have exactly the inputs of the current release. */
export function isReleased(root: string, releasesDir: string, remote: string): boolean {
  const version = readRegistry(releasesDir).current[remote];
  return version !== undefined && isBuiltFrom(root, releaseDir(releasesDir, remote, version));
}

/** Receives an artefact from a file on this machine. */
export function receiveFile(file: string, options: ReceiveOptions): Promise<Receipt> {
  return receiveArtefact(fs.createReadStream(file), options);
}

/** Builds a remote from its sources and receives the artefact as if a team had delivered it. */
export function releaseRemote(remote: string, options: ReleaseOptions): Promise<Receipt> {
  return withBuildDir(`${remote}-artefact`, async (dir) => {
    const file = await buildArtefact(path.join(options.root, remote), dir, options, options.root);
    return receiveFile(file, { ...options, remote });
  });
}
