import { requestJson } from '@gm/shared/browser/request-json';

/** What visitors read when the api has nothing better to say. */
export const VERSUCHEN_SIE_ES = 'Das hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut.';

/** Posts JSON. Rejects with an `Error` whose message is a German sentence to show. */
export async function postJson<Antwort>(url: string, body: unknown): Promise<Antwort> {
  const antwort = await requestJson<Antwort>(url, { body: JSON.stringify(body) });
  if (antwort.ok && antwort.body) return antwort.body;
  const { hinweis, ursache: cause } = antwort.ok ? {} : antwort;
  throw new Error(hinweis || VERSUCHEN_SIE_ES, { cause });
}
