import { AppError } from '../fehler/app-error.ts';
import type { Eingang, FeldFehler } from '../schemas/formular.ts';
import type { Problem } from '../schemas/problem.ts';
import { postWithProgress } from './post-with-progress.ts';

/** Long enough for a slow line, short enough that nobody waits for a connection that is gone. */
const TIMEOUT_MS = 30_000;

export type Antwort =
  | { art: 'eingang'; referenz: string; id: number | undefined }
  | { art: 'felder'; fehler: FeldFehler[] }
  /** `hinweis`: the api's own German sentence, where it tells the visitor more than that something failed. */
  | { art: 'fehlschlag'; ursache: AppError; hinweis?: string };

// The reply's schema would cost the browser more bytes than these two looks at it.
async function readJson<Shape>(response: Response): Promise<Partial<Shape>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body ? body : {};
}

function post(url: string, inhalt: string | FormData, key: string, onProgress: (sent: number) => void) {
  const headers = { Accept: 'application/json', 'Idempotency-Key': key };
  if (typeof inhalt !== 'string') return postWithProgress(url, inhalt, headers, onProgress);
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: inhalt,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/**
 * Posts a form as JSON or, with files, as parts. Never rejects: an empty reply, a refusal and a dead line are answers.
 * @param inhalt the body, JSON already or parts
 * @param onProgress hears how much of a body with files is sent, 0 to 1
 */
export async function sendFormular(
  aktion: string,
  inhalt: string | FormData,
  idempotencyKey: string,
  onProgress: (sent: number) => void = () => {},
): Promise<Antwort> {
  let response: Response;
  try {
    response = await post(aktion, inhalt, idempotencyKey, onProgress);
  } catch (cause) {
    return { art: 'fehlschlag', ursache: new AppError('gegenstelle_fehlt', `${aktion}: keine Antwort`, { cause }) };
  }
  if (response.ok) {
    const { referenz, id } = await readJson<Eingang>(response);
    if (referenz) return { art: 'eingang', referenz, id };
    return { art: 'fehlschlag', ursache: new AppError('vertrag_verletzt', `${aktion}: leere Antwort`) };
  }
  const problem = await readJson<Problem>(response);
  if (problem.errors?.length) return { art: 'felder', fehler: problem.errors };
  return {
    art: 'fehlschlag',
    ursache: new AppError('intern', `${aktion}: Status ${response.status}`),
    hinweis: response.status < 500 ? problem.detail : undefined,
  };
}
