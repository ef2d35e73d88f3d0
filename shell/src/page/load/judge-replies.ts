import { FAILED_CALL } from '@gm/shared/schemas/failed-call';
import type { Route } from '@gm/shared/schemas/page';
import { type Seo, seoSchema } from '@gm/shared/schemas/seo';
import { hasSecret, SECRET_PARAMETER } from '../../base/has-secret.ts';
import { isRecord } from '../../base/is-record.ts';
import { type AnsweredCall, asksForEntry } from './run-calls.ts';

/** Result of the calls of a page: it is shown with `results`, or it is an error or a redirect. */
export type Verdict =
  | { kind: 'show'; results: ReadonlyMap<string, unknown>; seo?: Seo }
  /** `text` explains the status to the visitor. */
  | { kind: 'error'; status: number; text?: string | null }
  | { kind: 'redirect'; href: string; status: 302 };

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);

/** The only entry of a list; the last page of a longer list may have one entry, too. */
function findOnlyEntry(body: unknown): unknown {
  if (!isRecord(body) || !Array.isArray(body.data) || body.data.length !== 1) return undefined;
  return isRecord(body.pagination) && Number(body.pagination.pages) > 1 ? undefined : body.data[0];
}

/** Replaces a refusal (requirement S-14). */
const EMPTY_LIST = { data: [], pagination: { page: 1, pages: 1 } };

/** SEO data that the page's entry provides; its title may be a person's name. */
function readSeo(entry: Record<string, unknown>): Seo {
  const given = seoSchema.safeParse(entry.seo).data ?? {};
  const person = [textOf(entry.vorname), textOf(entry.nachname)].filter(Boolean).join(' ');
  return {
    ...given,
    title: textOf(given.title) ?? textOf(entry.titel) ?? (person || null),
    description: textOf(given.description),
  };
}

/**
 * Redirects visitors without a session to the log-in, with a return to `address`; visitors without permission get an
 * error.
 */
function judgeAccess(login: string, address: string, replies: readonly AnsweredCall[]): Verdict | null {
  const refused = (status: number) => replies.find(([, reply]) => reply?.status === status)?.[1];
  const isLogin = address.split('?')[0] === login;
  if (!isLogin && refused(401)) {
    return { kind: 'redirect', href: `${login}?${new URLSearchParams({ weiter: address })}`, status: 302 };
  }
  const refusal = refused(403);
  if (!refusal) return null;
  return { kind: 'error', status: 403, text: isRecord(refusal.body) ? textOf(refusal.body.detail) : null };
}

/** Status and content of the page at `address` (path and query), according to its calls. */
export function judgeReplies(
  { anmeldung: login, title }: Route,
  address: string,
  query: URLSearchParams,
  replies: readonly AnsweredCall[],
): Verdict {
  const refusal = login ? judgeAccess(login, address, replies) : null;
  if (refusal) return refusal;
  // Rate-limited: nothing is known about the page, and no link is wrong.
  if (replies.some(([, reply]) => reply?.status === 429)) return { kind: 'error', status: 429 };
  const results = new Map<string, unknown>();
  let seo: Seo | undefined;
  for (const [{ name, options }, reply] of replies) {
    // Without a reply, the page of a link from a mail would say that the link is wrong.
    const isNeeded = options.required || (options.passThrough.includes(SECRET_PARAMETER) && hasSecret(query));
    if (isNeeded && !reply) return { kind: 'error', status: 503 };
    // An invalid `seite` is a missing page, not an empty list.
    const refusesQuery =
      reply && (reply.status === 400 || reply.status === 404) && options.passThrough.some((key) => query.has(key));
    if (refusesQuery || (options.required && reply?.status !== 200)) {
      return { kind: 'error', status: reply?.status === 410 ? 410 : 404 };
    }
    const empty = reply ? EMPTY_LIST : FAILED_CALL;
    const body = reply?.status === 200 ? reply.body : empty;
    const only = findOnlyEntry(body);
    if (options.redirectOnSingleEntry && isRecord(only) && textOf(only.detailURL)) {
      return { kind: 'redirect', href: String(only.detailURL), status: 302 };
    }
    // Requirement S-15: the page must have its entry.
    if (options.required && !isRecord(body)) return { kind: 'error', status: 404 };
    results.set(name, body);
    if (asksForEntry(options) && reply?.status === 200 && isRecord(body)) {
      const entry = readSeo(body);
      // An optional entry provides SEO data but does not rename the page.
      if (options.required) seo = entry;
      else if (entry.title) seo = { title: `${title}: ${entry.title}` };
    }
  }
  return seo ? { kind: 'show', results, seo } : { kind: 'show', results };
}
