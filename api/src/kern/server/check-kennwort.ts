import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@gm/shared/fehler/app-error';
import type { FastifyRequest } from 'fastify';

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * A check for `onRequest`: lets through who sends `Authorization: Bearer` with the password, nobody when there is none.
 * @param meldung German sentence for all others
 */
export function checkKennwort(kennwort: string | undefined, meldung: string) {
  const erwartet = kennwort === undefined ? null : hash(`Bearer ${kennwort}`);
  return async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> => {
    // Compared as hashes, so that the time tells nothing of the password.
    if (erwartet && timingSafeEqual(hash(headers.authorization ?? ''), erwartet)) return;
    throw new AppError('anmeldung_noetig', meldung);
  };
}
