import os from 'node:os';
import path from 'node:path';
import { keyNameSchema } from '../../build/signature.ts';
import { writeKeyFile } from '../key-file.ts';

/** Creates a key pair and prints what to do with each key. Throws on an invalid name. */
export function createKey(name: string | undefined, out: string | undefined, repository: string): void {
  const key = keyNameSchema.safeParse(name).data;
  if (!key) throw new Error('a key needs a name of small letters, digits, dots and dashes');
  const file = out ?? path.join(os.homedir(), '.gemeinde-keys', `${key}.pem`);
  const publicKey = writeKeyFile(file, repository);
  const entry = { [key]: { publicKey, remotes: { 'mf-…': { deliver: true, makeCurrent: true } } } };
  console.log(`private key: ${file} (RELEASE_KEY names it when a release is made)`);
  console.log(`for the site, in trust.json under "keys":\n${JSON.stringify(entry, null, 2)}`);
}
