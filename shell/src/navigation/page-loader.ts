import { requestJson } from '@gm/shared/browser/request-json';
import { AppError } from '@gm/shared/fehler/app-error';
import type { PageReply } from '../seite/seite-daten.ts';

/** What `/_shell/page` answers: a page, another place to go to, or "load the document anew". */
export type PageAnswer = { page: PageReply } | { redirect: string } | { reload: true };

const FRESH_MS = 30_000;

export interface PageLoader {
  /**
   * Path and query of this site → answer. A prefetched answer is used once and for at most 30 s. `newGeneration` moves
   * the tab to another set of releases.
   */
  load(url: string, signal: AbortSignal, newGeneration?: number): Promise<PageAnswer>;
  /** Fetches the answer ahead, and no code: of several links that somebody sees, one is followed. */
  foresee(url: string): void;
  /** Fetches the answer ahead and what its page needs. */
  prefetch(url: string): void;
  /** Drops what was fetched ahead, also what is still on its way. */
  forget(): void;
}

/** @param onPage called with a page that is wanted as soon as its answer is there, so that its modules can be fetched early. */
export function createPageLoader(startGeneration: number, onPage: (page: PageReply) => void): PageLoader {
  let generation = startGeneration;
  const prefetched = new Map<string, { answer: Promise<PageAnswer>; at: number }>();

  async function request(url: string, signal?: AbortSignal): Promise<PageAnswer> {
    const question = `/_shell/page?url=${encodeURIComponent(url)}&generation=${generation}`;
    const reply = await requestJson<PageAnswer>(question, signal ? { signal } : {});
    if (!reply.ok) throw reply.ursache;
    if (!reply.body) throw new AppError('gegenstelle_fehlt', `${question}: no JSON`);
    return reply.body;
  }

  async function want(asked: Promise<PageAnswer>): Promise<PageAnswer> {
    const answer = await asked;
    if ('page' in answer) onPage(answer.page);
    return answer;
  }

  function foresee(url: string): Promise<PageAnswer> {
    const now = Date.now();
    for (const [known, { at }] of prefetched) if (now - at >= FRESH_MS) prefetched.delete(known);
    const known = prefetched.get(url);
    if (known) return known.answer;
    const answer = request(url);
    answer.catch(() => prefetched.delete(url));
    prefetched.set(url, { answer, at: now });
    return answer;
  }

  return {
    load(url, signal, newGeneration = generation) {
      if (newGeneration !== generation) {
        generation = newGeneration;
        prefetched.clear();
      }
      const early = prefetched.get(url);
      prefetched.delete(url);
      const asked =
        early && Date.now() - early.at < FRESH_MS
          ? early.answer.catch(() => request(url, signal))
          : request(url, signal);
      return want(asked);
    },
    foresee(url) {
      foresee(url).catch(() => {});
    },
    prefetch(url) {
      want(foresee(url)).catch(() => {});
    },
    forget: () => prefetched.clear(),
  };
}
