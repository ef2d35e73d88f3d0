import { problemSchema } from '@gm/shared/schemas/problem';
import { z } from 'zod';

const DESCRIPTIONS = {
  400: 'Diese Anfrage verstehen wir nicht.',
  401: 'Die Anmeldung fehlt oder ist abgelaufen.',
  403: 'Die Anfrage kommt von einer fremden Seite, oder das Konto hat keine Berechtigung.',
  404: 'Nicht gefunden.',
  409: 'Die Anfrage widerspricht einer früheren.',
  410: 'Die Seite wurde entfernt.',
  413: 'Die gesendeten Daten sind zu groß.',
  414: 'Die Adresse ist zu lang.',
  415: 'Das Datenformat wird nicht angenommen.',
  422: 'Einige Angaben fehlen oder stimmen nicht.',
  429: 'Zu viele Anfragen.',
  500: 'Interner Fehler.',
  502: 'Das andere System ist nicht erreichbar.',
  503: 'Vorübergehend nicht verfügbar.',
  504: 'Das andere System antwortet nicht.',
} as const;

/** RFC 9457 allows additional members; OParl uses them. */
const schema = z.looseObject(problemSchema.shape);

type ProblemStatus = keyof typeof DESCRIPTIONS;

interface ProblemReply {
  description: string;
  content: { 'application/problem+json': { schema: typeof schema } };
}

/** The `response` entries of a route for its problem documents. */
export function problemReplies<Status extends ProblemStatus>(...statuses: Status[]): Record<Status, ProblemReply> {
  const replies: Partial<Record<ProblemStatus, ProblemReply>> = {};
  for (const status of statuses) {
    replies[status] = {
      description: DESCRIPTIONS[status],
      content: { 'application/problem+json': { schema } },
    };
  }
  return replies as Record<Status, ProblemReply>;
}
