import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webPush from 'web-push';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';

const fileSchema = z.object({ oeffentlich: z.string(), privat: z.string(), token: z.string() });

/** VAPID keys of this site in base64url, and the password for sending. */
export type PushKey = z.output<typeof fileSchema>;

/** Several processes may start at once on an empty folder: the first file wins, the others read it. */
async function createFile(file: string): Promise<void> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const content = { oeffentlich: publicKey, privat: privateKey, token: randomBytes(24).toString('base64url') };
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, JSON.stringify(content), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * The configured keys, otherwise those in `DATA_DIR/push.json`, which is created if missing. They must not change:
 * browsers bind their subscription to the public key. Throws if only one of the two is configured or the file is
 * invalid.
 */
export async function loadPushKey(
  config: Pick<Config, 'DATA_DIR' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'PUSH_TOKEN'>,
): Promise<PushKey> {
  const { DATA_DIR, VAPID_PUBLIC_KEY: isPublic, VAPID_PRIVATE_KEY: isPrivate, PUSH_TOKEN: token } = config;
  if (Boolean(isPublic) !== Boolean(isPrivate)) {
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or none');
  }
  const pair = isPublic && isPrivate ? { oeffentlich: isPublic, privat: isPrivate } : {};
  const passphrase = token ? { token } : {};
  const file = join(DATA_DIR, 'push.json');
  const read = () => readFile(file, 'utf8');
  const text = await read().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
    await createFile(file);
    return read();
  });
  return { ...fileSchema.parse(JSON.parse(text)), ...pair, ...passphrase };
}
