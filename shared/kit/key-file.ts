import fs from 'node:fs';
import path from 'node:path';
import { createKeyPair, type Signer } from '../build/signature.ts';

/** Reads a private key; its name is the file name. */
export function readKeyFile(file: string): Signer {
  return { key: path.basename(file, '.pem'), privateKey: fs.readFileSync(file, 'utf8') };
}

/**
 * Writes a new private key, and refuses a path inside `repository`, where it could be committed or published.
 * @returns the public key, for the site's `trust.json`
 */
export function writeKeyFile(file: string, repository: string): string {
  const place = path.resolve(file);
  if (!path.relative(repository, place).startsWith('..')) throw new Error(`${place} is inside of the repository`);
  const { privateKey, publicKey } = createKeyPair();
  fs.mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
  fs.writeFileSync(place, privateKey, { mode: 0o600, flag: 'wx' });
  return publicKey;
}
