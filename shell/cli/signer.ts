import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createKeyPair, derivePublicKey, type Signer } from '@gm/shared/build/signature';
import { readKeyFile } from '@gm/shared/kit/key-file';
import { readJournal } from '../src/store/journal.ts';
import { allowsUnsigned, findTrustFault, takeTrust } from '../src/store/trust.ts';
import { root, store } from './options.ts';

/** Default key for releases of this repository. */
const HOUSE_KEY = 'haus';

/** Name of the key that signs releases of this repository; null where they are unsigned. */
export function nameSigner(env: NodeJS.ProcessEnv): string | null {
  if (env.RELEASE_KEY) return path.basename(env.RELEASE_KEY, '.pem');
  return allowsUnsigned(env) ? null : HOUSE_KEY;
}

/** The team's key, if another one than that of this repository signed the version. */
export function findTeam(releasesDir: string, remote: string, version: string | undefined): string | null {
  const lines = readJournal(releasesDir).entries.filter((line) => line.what === 'delivered');
  const key = lines.findLast((line) => line.remote === remote && line.version === version)?.key ?? null;
  return key === nameSigner(process.env) ? null : key;
}

/**
 * Chooses the signing key: that of `RELEASE_KEY`; none where unsigned releases are allowed; otherwise the site's own
 * key, generated once in `DATA_DIR`. Until a list of trusted keys exists, that key is trusted, because only the
 * operator can write both folders.
 */
export async function findSigner(env: NodeJS.ProcessEnv): Promise<Signer | null> {
  if (env.RELEASE_KEY) return readKeyFile(env.RELEASE_KEY);
  if (allowsUnsigned(env)) return null;
  const file = path.resolve(root, env.DATA_DIR ?? '.data', `${HOUSE_KEY}.pem`);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, createKeyPair().privateKey, { mode: 0o600, flag: 'wx' });
  }
  const signer = readKeyFile(file);
  // The operator must move a list from its former place; a new list would hide it.
  const fault = findTrustFault(store);
  if (fault) throw new Error(fault);
  if (!existsSync(store.trustFile)) {
    const own = {
      publicKey: derivePublicKey(signer.privateKey),
      remotes: { '*': { deliver: true, makeCurrent: true } },
    };
    await takeTrust(store, { keys: { [HOUSE_KEY]: own } });
  }
  return signer;
}
