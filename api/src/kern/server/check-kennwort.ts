import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@gm/shared/fehler/app-error';
import type { FastifyRequest } from 'fastify';

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * A check for `onRequest`: lets through who sends `Authorization: Bearer` with the password, or with one of several by comma
 * while a new one takes over; nobody when there is none.
 * @param meldung German sentence for all others
 */
export function checkKennwort(kennwort: string | undefined, meldung: string) {
  const erwartet = (kennwort?.split(',') ?? []).map((eines) => hash(`Bearer ${eines}`));
  return async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> => {
    // Compared as hashes, so that the time tells nothing of the password.
    const gesendet = hash(headers.authorization ?? '');
    if (erwartet.some((eines) => timingSafeEqual(gesendet, eines))) return;
    throw new AppError('anmeldung_noetig', meldung);
  };
}
