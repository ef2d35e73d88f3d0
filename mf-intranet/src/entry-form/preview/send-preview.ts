import { requestJson } from '@gm/shared/browser/request-json';

interface State {
  art: string;
  daten: string;
  text: string;
  schluessel: string;
  token: string;
  /** Day and time of the preview; empty: now. */
  am: string;
  um: string;
}

interface Answer {
  token: string;
  href: string;
  /** Error message. */
  fehler: string;
}

const WORKS_NOT = 'Die Website ist gerade nicht zu erreichen.';

/** Sends the unsaved page to the website; null if aborted. Never rejects. */
export async function sendPreview(state: State, signal: AbortSignal): Promise<Answer | null> {
  const body = JSON.stringify(state);
  const answer = await requestJson<Omit<Answer, 'fehler'>>('/api/intranet/redaktion/vorschau', {
    body,
    signal,
    asksOnly: true,
  });
  if (signal.aborted) return null;
  if (!answer.ok || !answer.body) {
    return { token: '', href: '', fehler: (!answer.ok && answer.body.detail) || WORKS_NOT };
  }
  const { token, href } = answer.body;
  return { token, href, fehler: '' };
}
