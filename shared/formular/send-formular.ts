import { AppError } from '../fehler/app-error.ts';
import type { Eingang, FeldFehler } from '../schemas/formular.ts';
import type { Problem } from '../schemas/problem.ts';

/** Long enough for a slow line, short enough that nobody waits for a connection that is gone. */
const TIMEOUT_MS = 30_000;

export type Antwort =
  | { art: 'eingang'; referenz: string }
  | { art: 'felder'; fehler: FeldFehler[] }
  /** `hinweis`: the api's own German sentence, where it tells the visitor more than that something failed. */
  | { art: 'fehlschlag'; ursache: AppError; hinweis?: string };

// The reply's schema would cost the browser more bytes than these two looks at it.
async function readJson<Shape>(response: Response): Promise<Partial<Shape>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body ? body : {};
}

/**
 * Posts a form as JSON. Never rejects: an empty reply, a refusal and a dead line are answers too.
 * @param inhalt the body, JSON already
 */
export async function sendFormular(aktion: string, inhalt: string, idempotencyKey: string): Promise<Antwort> {
  let response: Response;
  try {
    response = await fetch(aktion, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': idempotencyKey },
      body: inhalt,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    return { art: 'fehlschlag', ursache: new AppError('gegenstelle_fehlt', `${aktion}: keine Antwort`, { cause }) };
  }
  if (response.ok) {
    const { referenz } = await readJson<Eingang>(response);
    if (referenz) return { art: 'eingang', referenz };
    return { art: 'fehlschlag', ursache: new AppError('vertrag_verletzt', `${aktion}: leere Antwort`) };
  }
  const problem = await readJson<Problem>(response);
  if (response.status === 422 && problem.errors?.length) return { art: 'felder', fehler: problem.errors };
  return {
    art: 'fehlschlag',
    ursache: new AppError('intern', `${aktion}: Status ${response.status}`),
    hinweis: response.status < 500 ? problem.detail : undefined,
  };
}
