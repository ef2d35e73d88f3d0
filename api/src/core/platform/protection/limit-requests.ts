import type { FieldError } from '@gm/shared/schemas/form';

/** Unanswered confirmation mails per address, to prevent mail bombing. */
const MAX_UNANSWERED = 3;

/** Fault of the field `email` beyond this limit. */
export function limitRequests(unanswered: number): FieldError[] {
  if (unanswered < MAX_UNANSWERED) return [];
  const message =
    'An diese Adresse haben wir schon mehrere Bestätigungslinks geschickt. Bitte sehen Sie auch im Spam-Ordner nach.';
  return [{ feld: 'email', meldung: message }];
}
