import type { FastifyRequest } from 'fastify';
import { buildTokenHash, createSecret } from '../../../platform/config/secret.ts';
import type { DataSource } from '../../../platform/database/database.ts';
import type { Access } from '../access.ts';
import { createAccountDeviceRepository } from './account-device-repository.ts';

/** Format of issued secrets; anything else skips the lookup. */
const SECRET = /^[\w-]{32}$/;

/** Secret that identifies a known browser, or null. */
export function readDevice(
  { headers }: Pick<FastifyRequest, 'headers'>,
  access: Pick<Access, 'geraet'>,
): string | null {
  const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('=', 2));
  const secret = pairs.find(([name]) => name === access.geraet)?.[1] ?? '';
  return SECRET.test(secret) ? secret : null;
}

/**
 * Marks the browser as known for the account. Returns the secret to set as cookie: the browser's own if this site
 * issued it, perhaps for another account; anything else is replaced, so that no secret can be planted in another
 * person's browser.
 */
export async function rememberDevice(db: DataSource, konto_id: number, brought: string | null): Promise<string> {
  const devices = createAccountDeviceRepository(db);
  const isOurs = brought !== null && (await devices.exists(buildTokenHash(brought)));
  const secret = isOurs ? brought : createSecret().token;
  await devices.remember(konto_id, buildTokenHash(secret));
  return secret;
}
