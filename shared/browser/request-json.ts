import { AppError } from '../fehler/app-error.ts';
import type { Problem } from '../schemas/problem.ts';

/** Long enough for a slow line, short enough that nobody waits for a connection that is gone. */
const TIMEOUT_MS = 30_000;

export interface JsonAnfrage extends Pick<RequestInit, 'cache' | 'method'> {
  /** JSON already; makes it a POST where no method is named. */
  body?: string;
  headers?: Record<string, string>;
  /** Gives the question up before its time. */
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Asks only, though it is a POST: its question is too long for an address. */
  asksOnly?: boolean;
}

export type JsonAntwort<Body> =
  /** `body` is undefined where none came, or no JSON. */
  | { ok: true; status: number; body: Body | undefined }
  | {
      ok: false;
      /** 0: no answer in time. */
      status: number;
      /** What came instead, if anything; mostly a problem document. */
      body: Partial<Problem>;
      /** The api's own German sentence, where it tells the visitor more than that something failed. */
      hinweis: string | undefined;
      ursache: AppError;
    };

/** Told to the document when something was sent: what was read before may not be true any more. */
export const SENT = 'gm:sent';

/** What an answer says; a dead line is an answer, too. */
async function readAntwort<Body>(url: string, response: Promise<Response>): Promise<JsonAntwort<Body>> {
  try {
    const { ok, status, body } = await response.then(async (came) => ({
      ok: came.ok,
      status: came.status,
      body: await came.json().catch(() => undefined),
    }));
    if (ok) return { ok, status, body };
    // The reply's schema would cost the browser more bytes than looking whether it is an object.
    const problem: Partial<Problem> = typeof body === 'object' && body ? body : {};
    return {
      ok,
      status,
      body: problem,
      hinweis: status < 500 ? problem.detail : undefined,
      ursache: new AppError('intern', `${url}: Status ${status}`),
    };
  } catch (cause) {
    const ursache = new AppError('gegenstelle_fehlt', `${url}: keine Antwort`, { cause });
    return { ok: false, status: 0, body: {}, hinweis: undefined, ursache };
  }
}

/** `AbortSignal.any`, which Safari has from 17.4 on only. */
function either(...signals: AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason);
    else signal.addEventListener('abort', () => first.abort(signal.reason), { once: true });
  }
  return first.signal;
}

/** `readAntwort` of what was sent, and the word that it was: also after a refusal, since a lost answer says nothing. */
export async function readSendung<Body>(url: string, response: Promise<Response>): Promise<JsonAntwort<Body>> {
  const antwort = await readAntwort<Body>(url, response);
  dispatchEvent(new Event(SENT));
  return antwort;
}

/** Asks for JSON. Never rejects: a refusal and a dead line are answers. Not for files: `formular/post-with-progress`. */
export function requestJson<Body>(url: string, anfrage: JsonAnfrage = {}): Promise<JsonAntwort<Body>> {
  const {
    body,
    headers,
    signal,
    timeoutMs = TIMEOUT_MS,
    method = body === undefined ? 'GET' : 'POST',
    cache,
    asksOnly = method === 'GET',
  } = anfrage;
  const limit = AbortSignal.timeout(timeoutMs);
  const read = asksOnly ? readAntwort<Body> : readSendung<Body>;
  return read(
    url,
    fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body,
      cache,
      signal: signal ? either(signal, limit) : limit,
    }),
  );
}
