import { AppError } from '@gm/shared/fehler/app-error';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { comesFromForeignSite } from './check-origin.ts';

/** Headers of a call that may be repeated. */
export const schluesselKopfSchema = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .describe('Derselbe Schlüssel mit demselben Inhalt bekommt dieselbe Antwort und wird nur einmal gespeichert.'),
});

/** Throws `nicht_erlaubt` when another site made the browser send this. */
export function checkOrigin({ headers, host }: FastifyRequest, siteUrl: string): void {
  const fetchSite = headers['sec-fetch-site'];
  const anfrage = { fetchSite: fetchSite?.toString(), origin: headers.origin, host };
  if (comesFromForeignSite(anfrage, siteUrl)) {
    throw new AppError('nicht_erlaubt', 'Formulare können nur von unserer eigenen Website gesendet werden.');
  }
}

/** People never see the field `firma`; programs fill everything in. The words are for those whose browser did it for them. */
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
