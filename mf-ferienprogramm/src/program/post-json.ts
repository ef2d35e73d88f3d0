import { requestJson } from '@gm/shared/browser/request-json';

/** Shown if the api gives no message. */
export const TRY_AGAIN = 'Das hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut.';

/** Posts JSON. Rejects with an `Error` whose message is German text for display. */
export async function postJson<Answer>(url: string, body: unknown): Promise<Answer> {
  const answer = await requestJson<Answer>(url, { body: JSON.stringify(body) });
  if (answer.ok && answer.body) return answer.body;
  const { hinweis: hint, ursache: cause } = answer.ok ? {} : answer;
  throw new Error(hint || TRY_AGAIN, { cause });
}
