import { AppError } from '../errors/app-error.ts';
import type { Problem } from '../schemas/problem.ts';

/** Long enough for a slow connection, short enough not to wait for a lost one. */
const TIMEOUT_MS = 30_000;

export interface JsonInquiry extends Pick<RequestInit, 'cache' | 'method'> {
  /** Serialised JSON; the default method becomes POST. */
  body?: string;
  headers?: Record<string, string>;
  /** Aborts the request early. */
  signal?: AbortSignal;
  timeoutMs?: number;
  /** A query sent as POST because it is too long for a URL; changes nothing. */
  asksOnly?: boolean;
}

export type JsonAnswer<Body> =
  /** `body` is undefined for an empty body or invalid JSON. */
  | { ok: true; status: number; body: Body | undefined }
  | {
      ok: false;
      /** 0: no reply (timeout or network error). */
      status: number;
      /** The body of the error, usually a problem document. */
      body: Partial<Problem>;
      /** The api's German message, if it is meant for visitors. */
      hinweis: string | undefined;
      ursache: AppError;
    };

/** Event dispatched on the document after a submission: data read earlier may be outdated. */
export const SENT = 'gm:sent';

/** Reads a reply; a network error is returned, not thrown. */
async function readAnswer<Body>(url: string, response: Promise<Response>): Promise<JsonAnswer<Body>> {
  try {
    const { ok, status, body } = await response.then(async (came) => ({
      ok: came.ok,
      status: came.status,
      body: await came.json().catch(() => undefined),
    }));
    if (ok) return { ok, status, body };
    // A plain object check: validating with the schema would add too many bytes in the browser.
    const problem: Partial<Problem> = typeof body === 'object' && body ? body : {};
    return {
      ok,
      status,
      body: problem,
      hinweis: status < 500 ? problem.detail : undefined,
      ursache: new AppError('intern', `Antwort mit Status ${status}`, { cause: new Error(url) }),
    };
  } catch (cause) {
    const ursache = new AppError('gegenstelle_fehlt', 'Keine Antwort', { cause: new Error(url, { cause }) });
    return { ok: false, status: 0, body: {}, hinweis: undefined, ursache };
  }
}

/** `AbortSignal.any`, which Safari lacks before 17.4. */
function either(...signals: AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason);
    else signal.addEventListener('abort', () => first.abort(signal.reason), { once: true });
  }
  return first.signal;
}

/**
 * `readAnswer` for submissions; also dispatches `SENT`, even after an error, because a lost reply may still have had an
 * effect.
 */
export async function readDelivery<Body>(url: string, response: Promise<Response>): Promise<JsonAnswer<Body>> {
  const answer = await readAnswer<Body>(url, response);
  dispatchEvent(new Event(SENT));
  return answer;
}

/** Requests JSON. Never rejects: errors are returned. For files use `forms/send/post-with-progress`. */
export function requestJson<Body>(url: string, inquiry: JsonInquiry = {}): Promise<JsonAnswer<Body>> {
  const {
    body,
    headers,
    signal,
    timeoutMs = TIMEOUT_MS,
    method = body === undefined ? 'GET' : 'POST',
    cache,
    asksOnly = method === 'GET',
  } = inquiry;
  const limit = AbortSignal.timeout(timeoutMs);
  const read = asksOnly ? readAnswer<Body> : readDelivery<Body>;
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
