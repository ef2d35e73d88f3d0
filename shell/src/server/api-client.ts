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
  /** Parsed JSON; null when the body was none. */
  body: unknown;
  /** The api says `no-store`: true at this moment only, or meant for one visitor. */
  noStore?: boolean;
  /** Seconds that it may be taken for true, and seconds more in which it may be while it is asked for anew; without them as long as the content. */
  lasting?: Lasting;
  /** `Set-Cookie` of the reply: a log-in begins, goes on or ends. */
  cookies?: string[];
}

export interface ApiClient {
  /** Statuses are answers, also 500; rejects only when no answer comes within the limit. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<ApiReply>;
  post(path: string, body: Readable, headers: Readonly<Record<string, string>>): Promise<ApiReply>;
  close(): Promise<void>;
}

const LIMIT_MS = 5000;
/** Pictures are encoded before the answer, one after the other when many come at once. */
const POST_LIMIT_MS = 30_000;

/** What `cache-control` of a reply says that is true for a while only, for everybody. */
export function readLasting(control: string): Lasting | undefined {
  const read = (name: string) => Number(new RegExp(`\\b${name}=(\\d{1,6})\\b`).exec(control)?.[1] ?? Number.NaN);
  const freshFor = read('max-age');
  return /\bpublic\b/.test(control) && freshFor > 0
    ? { freshFor, staleFor: read('stale-while-revalidate') || 0 }
    : undefined;
}

const ask = () => ({ accept: 'application/json', ...nameRequest() });

/** The api over kept connections. `get` waits 5 s at most, `post` 30 s. `state` hears of every answer. */
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
    get: (path, headers) => request({ path, method: 'GET', headers: { ...ask(), ...headers } }),
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
