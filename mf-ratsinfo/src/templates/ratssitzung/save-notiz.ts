import { requestJson } from '@gm/shared/browser/request-json';

export type Ergebnis =
  | { art: 'gespeichert' | 'abgelaufen' | 'gescheitert' }
  /** `meldung` stands at the note. */
  | { art: 'abgelehnt'; meldung: string };

/** Sends what the form of a note holds. */
export async function saveNotiz(aktion: string, daten: FormData): Promise<Ergebnis> {
  const antwort = await requestJson(aktion, { body: JSON.stringify(Object.fromEntries(daten)) });
  if (antwort.ok) return { art: 'gespeichert' };
  if (antwort.status === 401) return { art: 'abgelaufen' };
  const meldung = antwort.body.errors?.[0]?.meldung;
  return meldung ? { art: 'abgelehnt', meldung } : { art: 'gescheitert' };
}
