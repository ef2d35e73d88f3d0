import { readDelivery, requestJson } from '../../browser/request-json.ts';
import { AppError } from '../../errors/app-error.ts';
import type { FieldError, Receipt } from '../../schemas/form.ts';
import { postAgain } from './post-again.ts';
import { postWithProgress } from './post-with-progress.ts';

export type Answer =
  | ({ art: 'eingang' } & Partial<Receipt>)
  | { art: 'felder'; fehler: FieldError[] }
  /** `hinweis`: the api's German message, if it is meant for visitors. */
  | {
      art: 'fehlschlag';
      ursache: AppError;
      hinweis?: string;
      /** The log-in has expired (status 401). */
      abgemeldet?: boolean;
    };

const NO_REPLY = 'Es kam keine Antwort. Vielleicht ist die Verbindung zum Internet unterbrochen.';

/**
 * Posts a form as JSON or, with files, as multipart. Never rejects: empty replies, errors and network failures are
 * returned. Any truthy JSON counts as received (requirement K-3); number and id are returned if present.
 * @param content the body, serialised JSON or multipart
 * @param onProgress receives the sent fraction of a body with files, 0 to 1; null while waiting for the network
 */
export async function sendForm(
  action: string,
  content: string | FormData,
  idempotencyKey: string,
  onProgress: (sent: number | null) => void = () => {},
): Promise<Answer> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  const answer = await (typeof content === 'string'
    ? requestJson<Receipt>(action, { body: content, headers })
    : readDelivery<Receipt>(
        action,
        postAgain(
          () => postWithProgress(action, content, { Accept: 'application/json', ...headers }, onProgress),
          () => onProgress(null),
        ),
      ));
  if (answer.ok) {
    if (!answer.body)
      return {
        art: 'fehlschlag',
        ursache: new AppError('vertrag_verletzt', 'Leere Antwort', { cause: new Error(action) }),
      };
    const { referenz: reference, id, ohneBestaetigung: withoutConfirmation }: Partial<Receipt> = answer.body;
    return { art: 'eingang', referenz: reference, id, ohneBestaetigung: withoutConfirmation };
  }
  const { body, status, ursache: cause, hinweis: hint = status === 0 ? NO_REPLY : undefined } = answer;
  if (body.errors?.length) return { art: 'felder', fehler: body.errors };
  return { art: 'fehlschlag', ursache: cause, hinweis: hint, ...(status === 401 ? { abgemeldet: true } : {}) };
}
