import type { Problem } from '@gm/shared/schemas/problem';

export type Ergebnis =
  | { art: 'gespeichert' | 'abgelaufen' | 'gescheitert' }
  /** `meldung` stands at the note. */
  | { art: 'abgelehnt'; meldung: string };

/** Sends what the form of a note holds. */
export async function saveNotiz(aktion: string, daten: FormData): Promise<Ergebnis> {
  const antwort = await fetch(aktion, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(Object.fromEntries(daten)),
  }).catch(() => null);
  if (antwort?.ok) return { art: 'gespeichert' };
  if (antwort?.status === 401) return { art: 'abgelaufen' };
  const problem: Partial<Problem> = (await antwort?.json().catch(() => null)) ?? {};
  const meldung = problem.errors?.[0]?.meldung;
  return meldung ? { art: 'abgelehnt', meldung } : { art: 'gescheitert' };
}
