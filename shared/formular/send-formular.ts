import { AppError } from '../fehler/app-error.ts';
import type { Eingang, FeldFehler } from '../schemas/formular.ts';
import type { Problem } from '../schemas/problem.ts';
import { postWithProgress } from './post-with-progress.ts';

/** Long enough for a slow line, short enough that nobody waits for a connection that is gone. */
const TIMEOUT_MS = 30_000;

export type Antwort =
  | ({ art: 'eingang' } & Partial<Eingang>)
  | { art: 'felder'; fehler: FeldFehler[] }
  /** `hinweis`: the api's own German sentence, where it tells the visitor more than that something failed. */
  | { art: 'fehlschlag'; ursache: AppError; hinweis?: string };

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => null);

// The reply's schema would cost the browser more bytes than these two looks at it.
const asPart = <Shape>(body: unknown): Partial<Shape> => (typeof body === 'object' && body ? body : {});

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
 * Any truthy JSON says that it was received (requirement K-3); number and id come from those that give them.
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
  const body = await readJson(response);
  if (response.ok) {
    if (!body) return { art: 'fehlschlag', ursache: new AppError('vertrag_verletzt', `${aktion}: leere Antwort`) };
    const { referenz, id, ohneBestaetigung } = asPart<Eingang>(body);
    return { art: 'eingang', referenz, id, ohneBestaetigung };
  }
  const problem = asPart<Problem>(body);
  if (problem.errors?.length) return { art: 'felder', fehler: problem.errors };
  return {
    art: 'fehlschlag',
    ursache: new AppError('intern', `${aktion}: Status ${response.status}`),
    hinweis: response.status < 500 ? problem.detail : undefined,
  };
}
