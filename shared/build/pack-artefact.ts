import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { type Release, releaseSchema } from '../contract/release.ts';
import { type Signer, signBytes } from './signature.ts';

/** Files of an artefact that `release.json` does not list. They come first, in this order. */
export const ARTEFACT_HEAD = ['release.json', 'signature.json', 'handover.json'] as const;

export interface ArtefactParts {
  /** Null: an unsigned artefact, for local use. */
  signer: Signer | null;
  /** Text of a signed hand-over, if this release takes over templates of another remote. */
  handover?: string | undefined;
}

/**
 * Writes a finished build as one file, `<remote>-<version>.tgz`. Release, signature and hand-over come first, so that a
 * receiver can verify the origin before storing anything. Builds are reproducible: the same input gives the same bytes.
 * @param dir output of `buildRemote`
 * @returns the path of the artefact
 */
export async function packArtefact(
  dir: string,
  targetDir: string,
  { signer, handover }: ArtefactParts,
): Promise<string> {
  const releaseBytes = fs.readFileSync(path.join(dir, 'release.json'));
  const { name, version, files }: Release = releaseSchema.parse(JSON.parse(releaseBytes.toString()));
  const archive = pack();
  const add = (file: string, content: Uint8Array) =>
    archive.entry({ name: file, mtime: new Date(0), mode: 0o644 }, Buffer.from(content));
  const [releaseName, signatureName, handoverName] = ARTEFACT_HEAD;
  add(releaseName, releaseBytes);
  if (signer) add(signatureName, Buffer.from(JSON.stringify(signBytes(releaseBytes, signer))));
  if (handover) add(handoverName, Buffer.from(handover));
  for (const file of Object.keys(files).sort()) add(file, fs.readFileSync(path.join(dir, file)));
  archive.finalize();
  fs.mkdirSync(targetDir, { recursive: true });
  const target = path.join(targetDir, `${name}-${version}.tgz`);
  const temporary = `${target}.${randomBytes(4).toString('hex')}`;
  try {
    await pipeline(archive, createGzip(), fs.createWriteStream(temporary));
    fs.renameSync(temporary, target);
  } finally {
    fs.rmSync(temporary, { force: true });
  }
  return target;
}
