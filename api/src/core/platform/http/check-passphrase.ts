import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@gm/shared/errors/app-error';
import type { FastifyRequest } from 'fastify';

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * An `onRequest` hook: requires `Authorization: Bearer` with the password, or with one of several comma-separated ones
 * during rotation. Without a configured password it refuses all requests.
 * @param meldung German message of the refusal
 */
export function checkPassphrase(passphrase: string | undefined, message: string) {
  const expected = (passphrase?.split(',') ?? []).map((one) => hash(`Bearer ${one}`));
  return async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> => {
    // Hashes have equal length, which allows comparison in constant time (timing attack).
    const sent = hash(headers.authorization ?? '');
    if (expected.some((one) => timingSafeEqual(sent, one))) return;
    throw new AppError('anmeldung_noetig', message);
  };
}
