import { requestJson } from '@gm/shared/browser/request-json';

interface Stand {
  art: string;
  daten: string;
  text: string;
  schluessel: string;
  token: string;
  /** Day and time it is to be shown for; empty: now. */
  am: string;
  um: string;
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
  const body = JSON.stringify(stand);
  const antwort = await requestJson<Omit<Antwort, 'fehler'>>('/api/intranet/redaktion/vorschau', {
    body,
    signal,
    asksOnly: true,
  });
  if (signal.aborted) return null;
  if (!antwort.ok || !antwort.body) {
    return { token: '', href: '', fehler: (!antwort.ok && antwort.body.detail) || GEHT_NICHT };
  }
  const { token, href } = antwort.body;
  return { token, href, fehler: '' };
}
