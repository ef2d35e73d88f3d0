import { AppError } from '@gm/shared/errors/app-error';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { comesFromForeignSite } from './check-origin.ts';

/** Headers of an idempotent call. */
export const keyHeadSchema = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .describe('Derselbe Schlüssel mit demselben Inhalt bekommt dieselbe Antwort und wird nur einmal gespeichert.'),
});

/** Throws `nicht_erlaubt` for cross-site requests (CSRF). */
export function checkOrigin({ headers, host }: FastifyRequest, siteUrl: string): void {
  const fetchSite = headers['sec-fetch-site'];
  const inquiry = { fetchSite: fetchSite?.toString(), origin: headers.origin, host };
  if (comesFromForeignSite(inquiry, siteUrl)) {
    throw new AppError('nicht_erlaubt', 'Formulare können nur von unserer eigenen Website gesendet werden.');
  }
}

/**
 * Honeypot: the field `firma` is invisible, so only bots fill it in. The message addresses people whose browser
 * autofilled it.
 */
export function checkHoneypot(body: unknown): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('eingabe_ungueltig', 'Die Anfrage enthält keine Formulardaten.');
  }
  if ('firma' in body && body.firma) {
    throw new AppError(
      'eingabe_ungueltig',
      'Ihre Angaben konnten nicht angenommen werden. Bitte senden Sie uns eine E-Mail.',
    );
  }
}
