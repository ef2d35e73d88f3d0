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
  prefetch(url: string): void;
}

/** @param onPage called with every page as soon as its answer is there, so that its modules can be fetched early. */
export function createPageLoader(startGeneration: number, onPage: (page: PageReply) => void): PageLoader {
  let generation = startGeneration;
  const prefetched = new Map<string, { answer: Promise<PageAnswer>; at: number }>();

  async function request(url: string, signal?: AbortSignal): Promise<PageAnswer> {
    const question = `/_shell/page?url=${encodeURIComponent(url)}&generation=${generation}`;
    const reply = await requestJson<PageAnswer>(question, signal ? { signal } : {});
    if (!reply.ok) throw reply.ursache;
    const answer = reply.body;
    if (!answer) throw new AppError('gegenstelle_fehlt', `${question}: no JSON`);
    if ('page' in answer) onPage(answer.page);
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
      if (early && Date.now() - early.at < FRESH_MS) return early.answer.catch(() => request(url, signal));
      return request(url, signal);
    },
    prefetch(url) {
      const early = prefetched.get(url);
      if (early && Date.now() - early.at < FRESH_MS) return;
      const answer = request(url);
      answer.catch(() => prefetched.delete(url));
      prefetched.set(url, { answer, at: Date.now() });
    },
  };
}
