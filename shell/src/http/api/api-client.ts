import { setMaxListeners } from 'node:events';
import type { Readable } from 'node:stream';
import { Pool } from 'undici';
import type { ApiState } from './api-state.ts';
import { nameRequest } from './request-context.ts';

export interface Lasting {
  freshFor: number;
  staleFor: number;
}

export interface ApiReply {
  status: number;
  /** Parsed JSON; null when the body was not JSON. */
  body: unknown;
  /** The api sent `no-store`: valid for this moment or this visitor only. */
  noStore?: boolean;
  /**
   * Seconds for which the reply is fresh, and further seconds in which it may be served while it is revalidated;
   * missing when it is valid as long as the content.
   */
  lasting?: Lasting;
  /** `Set-Cookie` of the reply: a session starts, continues or ends. */
  cookies?: string[];
}

export interface ApiClient {
  /**
   * Resolves with any status, also 500; rejects only when no response comes before `deadline`, which is 5 s from now
   * unless requests share one.
   */
  get(path: string, headers?: Readonly<Record<string, string>>, deadline?: AbortSignal): Promise<ApiReply>;
  post(path: string, body: Readable, headers: Readonly<Record<string, string>>): Promise<ApiReply>;
  close(): Promise<void>;
}

const LIMIT_MS = 5000;
/** Pictures are encoded before the response, one after the other when many arrive at once. */
const POST_LIMIT_MS = 30_000;

/** Reads the lifetime of a public but short-lived reply from `cache-control`. */
export function readLasting(control: string): Lasting | undefined {
  const read = (name: string) => Number(new RegExp(`\\b${name}=(\\d{1,6})\\b`).exec(control)?.[1] ?? Number.NaN);
  const freshFor = read('max-age');
  return /\bpublic\b/.test(control) && freshFor > 0
    ? { freshFor, staleFor: read('stale-while-revalidate') || 0 }
    : undefined;
}

const startDeadline = () => AbortSignal.timeout(LIMIT_MS);

/** The same client for requests that follow each other for one page: together they may take as long as a single one. */
export function limitTogether(api: ApiClient): ApiClient {
  const deadline = startDeadline();
  // One listener for each request, of which a page may have more than the ten after which Node.js warns of a leak.
  setMaxListeners(0, deadline);
  return { ...api, get: (path, headers) => api.get(path, headers, deadline) };
}

const ask = () => ({ accept: 'application/json', ...nameRequest() });

/**
 * Client of the api over keep-alive connections. `get` waits at most 5 s for the complete response, `post` 30 s for its
 * beginning. `state` is notified of every response.
 */
export function createApiClient(apiUrl: string, state: ApiState): ApiClient {
  const pool = new Pool(apiUrl, { connections: 32, pipelining: 4, headersTimeout: LIMIT_MS, bodyTimeout: LIMIT_MS });

  async function request(options: Parameters<Pool['request']>[0]): Promise<ApiReply> {
    const { statusCode, body, headers } = await pool.request(options);
    state.noteAnswer();
    const text = await body.text();
    const control = String(headers['cache-control']);
    const noStore = /\bno-store\b/.test(control);
    const lasting = readLasting(control);
    const cookies = [headers['set-cookie'] ?? []].flat();
    const known = { status: statusCode, noStore, cookies, ...(lasting ? { lasting } : {}) };
    try {
      return { ...known, body: JSON.parse(text) };
    } catch {
      return { ...known, body: null };
    }
  }

  return {
    get: (path, headers, deadline) =>
      // undici rounds its own limits up by half a second, and counts headers and body one after the other.
      request({ path, method: 'GET', headers: { ...ask(), ...headers }, signal: deadline ?? startDeadline() }),
    post: (path, body, headers) =>
      request({
        path,
        method: 'POST',
        body,
        headers: { ...ask(), ...headers },
        headersTimeout: POST_LIMIT_MS,
      }),
    close: () => pool.close(),
  };
}
