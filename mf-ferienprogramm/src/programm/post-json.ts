const TIMEOUT_MS = 30_000;

/** What visitors read when the api has nothing better to say. */
export const VERSUCHEN_SIE_ES = 'Das hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut.';

/** Posts JSON. Rejects with an `Error` whose message is a German sentence to show. */
export async function postJson<Antwort>(url: string, body: unknown): Promise<Antwort> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw new Error(VERSUCHEN_SIE_ES, { cause });
  }
  const antwort: unknown = await response.json().catch(() => null);
  if (response.ok && antwort) return antwort as Antwort;
  const { detail } = (antwort ?? {}) as { detail?: string };
  throw new Error((response.status < 500 && detail) || VERSUCHEN_SIE_ES);
}
