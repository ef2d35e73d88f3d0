import fs from 'node:fs';
import path from 'node:path';
import { createKeyPair, type Signer } from '../bau/signature.ts';

/** A private key from a file; its name is the file's. */
export function readKeyFile(file: string): Signer {
  return { key: path.basename(file, '.pem'), privateKey: fs.readFileSync(file, 'utf8') };
}

/**
 * Writes a new private key, never where it could be committed or delivered: inside of `repository`.
 * @returns the public half, for the site's `vertrauen.json`
 */
export function writeKeyFile(file: string, repository: string): string {
  const place = path.resolve(file);
  if (!path.relative(repository, place).startsWith('..')) throw new Error(`${place} is inside of the repository`);
  const { privateKey, publicKey } = createKeyPair();
  fs.mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
  fs.writeFileSync(place, privateKey, { mode: 0o600, flag: 'wx' });
  return publicKey;
}
