import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createKeyPair, derivePublicKey, type Signer } from '@gm/shared/bau/signature';
import { readKeyFile } from '@gm/shared/modul/key-file';
import { allowsUnsigned, trustPath, writeTrust } from '../src/registry/trust.ts';
import { releasesDir, root, store } from './options.ts';

/** The key that the repository's own releases are signed with where no other is named. */
const HOUSE_KEY = 'haus';

/**
 * Who signs: the key of `RELEASE_KEY`; where unsigned releases are allowed, nobody; elsewhere a key of the site's own,
 * made once in `DATA_DIR`. As long as nobody said whom to trust, that key is trusted: who can write both folders runs the site.
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
  if (!existsSync(trustPath(releasesDir))) {
    const own = {
      publicKey: derivePublicKey(signer.privateKey),
      remotes: { '*': { deliver: true, makeCurrent: true } },
    };
    await store.change((dir) => writeTrust(dir, { keys: { [HOUSE_KEY]: own } }));
  }
  return signer;
}
