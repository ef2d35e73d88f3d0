import { readSendung, requestJson } from '../browser/request-json.ts';
import { AppError } from '../fehler/app-error.ts';
import type { Eingang, FeldFehler } from '../schemas/formular.ts';
import { postAgain } from './post-again.ts';
import { postWithProgress } from './post-with-progress.ts';

export type Antwort =
  | ({ art: 'eingang' } & Partial<Eingang>)
  | { art: 'felder'; fehler: FeldFehler[] }
  /** `hinweis`: the api's own German sentence, where it tells the visitor more than that something failed. */
  | {
      art: 'fehlschlag';
      ursache: AppError;
      hinweis?: string;
      /** Nobody is logged in any more who may do this. */
      abgemeldet?: boolean;
    };

/**
 * Posts a form as JSON or, with files, as parts. Never rejects: an empty reply, a refusal and a dead line are answers.
 * Any truthy JSON says that it was received (requirement K-3); number and id come from those that give them.
 * @param inhalt the body, JSON already or parts
 * @param onProgress hears how much of a body with files is sent, 0 to 1; null while a dead line is waited for
 */
export async function sendFormular(
  aktion: string,
  inhalt: string | FormData,
  idempotencyKey: string,
  onProgress: (sent: number | null) => void = () => {},
): Promise<Antwort> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  const antwort = await (typeof inhalt === 'string'
    ? requestJson<Eingang>(aktion, { body: inhalt, headers })
    : readSendung<Eingang>(
        aktion,
        postAgain(
          () => postWithProgress(aktion, inhalt, { Accept: 'application/json', ...headers }, onProgress),
          () => onProgress(null),
        ),
      ));
  if (antwort.ok) {
    if (!antwort.body)
      return { art: 'fehlschlag', ursache: new AppError('vertrag_verletzt', `${aktion}: leere Antwort`) };
    const { referenz, id, ohneBestaetigung }: Partial<Eingang> = antwort.body;
    return { art: 'eingang', referenz, id, ohneBestaetigung };
  }
  const { body, status, ursache, hinweis } = antwort;
  if (body.errors?.length) return { art: 'felder', fehler: body.errors };
  return { art: 'fehlschlag', ursache, hinweis, ...(status === 401 ? { abgemeldet: true } : {}) };
}
