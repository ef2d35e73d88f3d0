import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webPush from 'web-push';
import { z } from 'zod';
import type { Config } from '../betrieb/config.ts';

const dateiSchema = z.object({ oeffentlich: z.string(), privat: z.string(), token: z.string() });

/** Keys of this site towards push services, in base64url, and the password for sending. */
export type PushSchluessel = z.output<typeof dateiSchema>;

/** Several processes may start at once on an empty folder: the first file stays, the others read it. */
async function createFile(datei: string): Promise<void> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const inhalt = { oeffentlich: publicKey, privat: privateKey, token: randomBytes(24).toString('base64url') };
  const entwurf = `${datei}.${randomBytes(6).toString('hex')}`;
  await writeFile(entwurf, JSON.stringify(inhalt), { mode: 0o600 });
  try {
    await link(entwurf, datei);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(entwurf, { force: true });
  }
}

/**
 * The configured keys, else those of `DATA_DIR/push.json`, which is made when it is missing. They have to stay: browsers
 * bind their subscription to the public one. Throws when only one of the two is configured or the file is broken.
 */
export async function loadPushSchluessel(
  config: Pick<Config, 'DATA_DIR' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'PUSH_TOKEN'>,
): Promise<PushSchluessel> {
  const { DATA_DIR, VAPID_PUBLIC_KEY: oeffentlich, VAPID_PRIVATE_KEY: privat, PUSH_TOKEN: token } = config;
  if (Boolean(oeffentlich) !== Boolean(privat)) {
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or none');
  }
  const paar = oeffentlich && privat ? { oeffentlich, privat } : {};
  const kennwort = token ? { token } : {};
  const datei = join(DATA_DIR, 'push.json');
  const read = () => readFile(datei, 'utf8');
  const text = await read().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
    await createFile(datei);
    return read();
  });
  return { ...dateiSchema.parse(JSON.parse(text)), ...paar, ...kennwort };
}
