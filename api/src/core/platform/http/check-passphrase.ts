import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@gm/shared/errors/app-error';
import type { FastifyRequest } from 'fastify';
import { declareSecurity, type Passphrase } from './security.ts';

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * An `onRequest` hook: requires `Authorization: Bearer` with the password, or with one of several comma-separated ones
 * during rotation. Without a configured password it refuses all requests.
 * @param message German message of the refusal
 */
export function checkPassphrase(name: Passphrase, passphrase: string | undefined, message: string) {
  const expected = (passphrase?.split(',') ?? []).map((one) => hash(`Bearer ${one}`));
  const check = async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> => {
    // Hashes have equal length, which allows comparison in constant time (timing attack).
    const sent = hash(headers.authorization ?? '');
    if (expected.some((one) => timingSafeEqual(sent, one))) return;
    throw new AppError('anmeldung_noetig', message);
  };
  return declareSecurity(check, [{ [name]: [] }]);
}
