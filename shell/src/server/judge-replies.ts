import type { Route } from '@gm/shared/schemas/seite';
import { type Seo, seoSchema } from '@gm/shared/schemas/seo';
import { isRecord } from './is-record.ts';
import { type AnsweredCall, asksForEntry } from './run-calls.ts';

/** What the replies make of a page: it is shown with `results`, or it is an error, or somewhere else. */
export type Verdict =
  | { kind: 'show'; results: ReadonlyMap<string, unknown>; seo?: Seo }
  | { kind: 'error'; status: number }
  | { kind: 'redirect'; href: string; status: 302 };

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);

/** The entry of a list that has no other; the last page of a longer list may hold one entry, too. */
function findOnlyEntry(body: unknown): unknown {
  if (!isRecord(body) || !Array.isArray(body.data) || body.data.length !== 1) return undefined;
  return isRecord(body.pagination) && Number(body.pagination.pages) > 1 ? undefined : body.data[0];
}

/** What a call that failed has brought (requirement S-14). */
const EMPTY_LIST = { data: [], pagination: { page: 1, pages: 1 } };

/** What the entry a page is about says of the page; its title may be a person's name. */
function readSeo(entry: Record<string, unknown>): Seo {
  const given = seoSchema.safeParse(entry.seo).data ?? {};
  const person = [textOf(entry.vorname), textOf(entry.nachname)].filter(Boolean).join(' ');
  return {
    ...given,
    title: textOf(given.title) ?? textOf(entry.titel) ?? (person || null),
    description: textOf(given.description),
  };
}

/** Who lacks a log-in is led to it, and comes back to `address`; who may not see the page even so hears that. */
function judgeAccess(anmeldung: string, address: string, replies: readonly AnsweredCall[]): Verdict | null {
  const refused = (status: number) => replies.some(([, reply]) => reply?.status === status);
  const isLogin = address.split('?')[0] === anmeldung;
  if (!isLogin && refused(401)) {
    return { kind: 'redirect', href: `${anmeldung}?${new URLSearchParams({ weiter: address })}`, status: 302 };
  }
  return refused(403) ? { kind: 'error', status: 403 } : null;
}

/** Status and content of the page at `address` (path and query), by what its calls have answered. */
export function judgeReplies(
  { anmeldung, title }: Route,
  address: string,
  query: URLSearchParams,
  replies: readonly AnsweredCall[],
): Verdict {
  const refusal = anmeldung ? judgeAccess(anmeldung, address, replies) : null;
  if (refusal) return refusal;
  // Nothing is known of what was asked for: no link is wrong because somebody asked too often.
  if (replies.some(([, reply]) => reply?.status === 429)) return { kind: 'error', status: 429 };
  const results = new Map<string, unknown>();
  let seo: Seo | undefined;
  for (const [{ name, options }, reply] of replies) {
    if (options.required && !reply) return { kind: 'error', status: 503 };
    // A wrong `seite` is a page that does not exist, not an empty list on a page that does.
    const refusesQuery =
      reply && (reply.status === 400 || reply.status === 404) && options.passThrough.some((key) => query.has(key));
    if (refusesQuery || (options.required && reply?.status !== 200)) {
      return { kind: 'error', status: reply?.status === 410 ? 410 : 404 };
    }
    const body = reply?.status === 200 ? reply.body : EMPTY_LIST;
    const only = findOnlyEntry(body);
    if (options.redirectOnSingleEntry && isRecord(only) && textOf(only.detailURL)) {
      return { kind: 'redirect', href: String(only.detailURL), status: 302 };
    }
    // Requirement S-15: what the page is about has to be an entry.
    if (options.required && !isRecord(body)) return { kind: 'error', status: 404 };
    results.set(name, body);
    if (asksForEntry(options) && reply?.status === 200 && isRecord(body)) {
      const entry = readSeo(body);
      // A page that is there without the entry keeps its name and its facts, and says what it is about.
      if (options.required) seo = entry;
      else if (entry.title) seo = { title: `${title}: ${entry.title}` };
    }
  }
  return seo ? { kind: 'show', results, seo } : { kind: 'show', results };
}
