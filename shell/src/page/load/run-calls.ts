import type { ApiCall } from '@gm/shared/schemas/page';
import type { ApiClient, ApiReply } from '../../http/api/api-client.ts';

/** A call and its reply; null when it failed or the api has a fault. */
export type AnsweredCall = readonly [call: ApiCall, reply: ApiReply | null];

interface CallContext {
  api: ApiClient;
  /** Of the page. */
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  onFault(fault: unknown): void;
}

const PASSED_AS: Record<string, string> = { rubrik_id: 'rubriken' };

/** `{id}` in an endpoint is replaced by the page's query parameter. */
const PLACEHOLDER = /\{(\w+)\}/;

/** Query parameters of the page that an endpoint names. */
export const listPlaceholders = (endpoint: string): string[] => PLACEHOLDER.exec(endpoint)?.slice(1) ?? [];

/** Null when the page's address lacks a required parameter. */
function buildCallUrl(options: ApiCall['options'], query: URLSearchParams): string | null {
  const { params, passThrough } = options;
  const [wanted] = listPlaceholders(options.endpoint);
  const given = wanted ? (query.get(wanted) ?? '') : '';
  if (wanted && !/^[\w-]{1,60}$/.test(given)) return null;
  const endpoint = options.endpoint.replace(PLACEHOLDER, given);
  const search = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  for (const name of passThrough) {
    const value = query.get(name);
    if (value !== null) search.set(PASSED_AS[name] ?? name, value);
  }
  const text = search.toString();
  return text ? `${endpoint}?${text}` : endpoint;
}

/** Whether a call requests the one entry that the page is about, and not a list. */
export const asksForEntry = ({ required, endpoint }: ApiCall['options']) => required || PLACEHOLDER.test(endpoint);

/**
 * Runs the calls of a page in parallel. Never rejects: statuses up to 499 are answers (requirement S-14), the rest is
 * reported.
 */
export function runCalls(calls: readonly ApiCall[], context: CallContext): Promise<AnsweredCall[]> {
  const { api, query, headers, onFault } = context;
  return Promise.all(
    calls.map(async (call): Promise<AnsweredCall> => {
      const { endpoint } = call.options;
      const url = buildCallUrl(call.options, query);
      if (url === null) return [call, { status: 404, body: null }];
      const reply = await api.get(url, headers).catch((cause: unknown) => {
        onFault(new Error(`${endpoint} did not answer`, { cause }));
        return null;
      });
      if (reply && reply.status < 500) return [call, reply];
      if (reply) onFault(new Error(`${endpoint} answered ${reply.status}`));
      return [call, null];
    }),
  );
}
