import { requestJson } from '@gm/shared/browser/request-json';

export type Result =
  | { art: 'gespeichert' | 'abgelaufen' | 'gescheitert' }
  /** `meldung` is shown at the note. */
  | { art: 'abgelehnt'; meldung: string };

/** Posts a note's form data. */
export async function saveNote(action: string, data: FormData): Promise<Result> {
  const answer = await requestJson(action, { body: JSON.stringify(Object.fromEntries(data)) });
  if (answer.ok) return { art: 'gespeichert' };
  if (answer.status === 401) return { art: 'abgelaufen' };
  const message = answer.body.errors?.[0]?.meldung;
  return message ? { art: 'abgelehnt', meldung: message } : { art: 'gescheitert' };
}
