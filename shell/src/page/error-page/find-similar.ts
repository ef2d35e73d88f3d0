import { suggestionsSchema } from '@gm/shared/schemas/search';
import type { ApiClient } from '../../http/api/api-client.ts';
import { readAddressWords } from './read-address-words.ts';

const MAX_PAGES = 5;
/** Number of words searched singly when no title has all of them. */
const MAX_SINGLE = 3;

export interface SimilarPage {
  titel: string;
  href: string;
}

/**
 * Queries, the most specific first: all words of the address, those of its last part, their compound, and single words,
 * the longest first.
 */
function listQuestions(path: string): { zusammen: string[]; einzeln: string[] } {
  const all = readAddressWords(path);
  const last = readAddressWords(path.split('/').findLast(Boolean) ?? '');
  const zusammen = [...new Set([all.join(' '), last.join(' '), last.join('')])];
  const long = all.filter((word) => word.length > 3 && !zusammen.includes(word));
  return { zusammen, einzeln: long.sort((one, other) => other.length - one.length).slice(0, MAX_SINGLE) };
}

/**
 * Pages whose titles contain the words of an unknown address: all of them, else any. Empty when the search does not
 * answer; the error page works without them.
 */
export async function findSimilar(
  path: string,
  api: Pick<ApiClient, 'get'>,
  headers: Readonly<Record<string, string>>,
): Promise<SimilarPage[]> {
  async function ask(q: string): Promise<SimilarPage[]> {
    if (q.length < 3) return [];
    const reply = await api.get(`/api/cms/suche/vorschlaege?${new URLSearchParams({ q })}`, headers).catch(() => null);
    const { data = [] } = suggestionsSchema.safeParse(reply?.body).data ?? {};
    return data.map(({ titel: title, url }) => ({ titel: title, href: url }));
  }
  const { zusammen, einzeln: single } = listQuestions(path);
  for (const q of zusammen) {
    const pages = await ask(q);
    if (pages.length > 0) return pages.slice(0, MAX_PAGES);
  }
  const pages = (await Promise.all(single.map(ask))).flat();
  return [...new Map(pages.map((page) => [page.href, page])).values()].slice(0, MAX_PAGES);
}
