import { execFileSync } from 'node:child_process';
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFile, type ReleaseStore } from './releases.ts';

/** A private key with its name in the site's configuration. */
export interface TeamKey {
  name: string;
  privateKey: string;
  /** In the format of `trust.json`. */
  publicKey: string;
}

export function createTeamKey(name: string): TeamKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    name,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

interface ArtefactOptions {
  remote: string;
  version: string;
  /** Null leaves the file unsigned. */
  key: TeamKey | null;
  edit?: (text: string, file: string) => string;
  /** Further files, by name. */
  add?: Record<string, string>;
  createdAt?: Date;
  /** Modifies the build after signing. */
  spoil?: (folder: string, files: string[]) => void;
}

/** Packs a copy of the current release with other content, as a team would deliver it; returns the path of the file. */
export function packArtefact(
  releases: ReleaseStore,
  targetDir: string,
  { remote, version, key, edit, add = {}, createdAt = new Date(), spoil }: ArtefactOptions,
): string {
  let edits = 0;
  const countEdits = (text: string, file: string) => {
    const edited = edit?.(text, file) ?? text;
    if (edited !== text) edits += 1;
    return edited;
  };
  const release = { ...releases.forge(remote, version, countEdits), createdAt: createdAt.toISOString() };
  if (edit && edits === 0) throw new Error(`${remote} ${version}: the edit changes nothing of the build`);
  const folder = releases.folder(remote, version);
  for (const [name, text] of Object.entries(add)) {
    writeFileSync(join(folder, name), text);
    release.files[name] = describeFile(Buffer.from(text));
  }
  releases.write(release);
  const files = Object.keys(release.files);
  const head = ['release.json'];
  if (key) {
    const bytes = readFileSync(join(folder, 'release.json'));
    const signature = sign(null, bytes, createPrivateKey(key.privateKey)).toString('base64');
    writeFileSync(join(folder, 'signature.json'), JSON.stringify({ key: key.name, algorithm: 'Ed25519', signature }));
    head.push('signature.json');
  }
  spoil?.(folder, files);
  mkdirSync(targetDir, { recursive: true });
  const target = join(targetDir, `${remote}-${version}.tgz`);
  execFileSync('tar', ['-czf', target, '--format=ustar', '-C', folder, ...head, ...files]);
  rmSync(folder, { recursive: true });
  return target;
}
