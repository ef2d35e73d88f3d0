import type { FeldFehler } from '@gm/shared/schemas/formular';

/** Mails asking for confirmation that one address gets before it has answered one: nobody is to be flooded. */
const MAX_UNBEANTWORTET = 3;

/** What the field `email` is told once so many mails are unanswered. */
export function limitRequests(unbeantwortet: number): FeldFehler[] {
  if (unbeantwortet < MAX_UNBEANTWORTET) return [];
  const meldung =
    'An diese Adresse haben wir schon mehrere Bestätigungslinks geschickt. Bitte sehen Sie auch im Spam-Ordner nach.';
  return [{ feld: 'email', meldung }];
}
