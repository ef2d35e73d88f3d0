import type { Problem } from '@gm/shared/schemas/problem';

interface Stand {
  daten: string;
  text: string;
  schluessel: string;
  token: string;
}

interface Antwort {
  token: string;
  href: string;
  /** Why there is none of this. */
  fehler: string;
}

const GEHT_NICHT = 'Die Website ist gerade nicht zu erreichen.';

/** Hands a page to the website as it is being written; null when it was given up. Never rejects. */
export async function sendVorschau(stand: Stand, signal: AbortSignal): Promise<Antwort | null> {
  try {
    const antwort = await fetch('/api/intranet/redaktion/vorschau', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(stand),
      signal,
    });
    const { token = '', href = '', detail } = (await antwort.json()) as Partial<Antwort & Problem>;
    return antwort.ok ? { token, href, fehler: '' } : { token: '', href: '', fehler: detail ?? GEHT_NICHT };
  } catch {
    return signal.aborted ? null : { token: '', href: '', fehler: GEHT_NICHT };
  }
}
