import { requestJson } from '@gm/shared/browser/request-json';
import { AppError } from '@gm/shared/errors/app-error';
import type { PageReply } from '../../base/seite-daten.ts';

/** Response of `/_shell/page`: a page, a redirect, or "load the document". */
export type PageAnswer = { page: PageReply } | { redirect: string } | { reload: true };

const FRESH_MS = 30_000;

export interface PageLoader {
  /**
   * Path and query of this site → response. A response of the last 30 s, prefetched or not, is reused, unless a later
   * one has other content.
   */
  load(url: string, signal: AbortSignal): Promise<PageAnswer>;
  /** Requests it again and drops all others. `newGeneration` moves the tab to another set of releases. */
  renew(url: string, signal: AbortSignal, newGeneration?: number): Promise<PageAnswer>;
  /** Prefetches response and styles but no code: of several visible links only one is followed. */
  foresee(url: string): void;
  /** Prefetches the response and everything its page needs. */
  prefetch(url: string): void;
  /** Drops all responses, also pending ones. */
  forget(): void;
}

interface Entry {
  answer: Promise<PageAnswer>;
  at: number;
  /** Known once the response has arrived; empty when it has none. */
  version?: string;
}

/** Actions on a page as soon as its response has arrived. */
interface Early {
  /** The link is visible. */
  onSeen(page: PageReply): void;
  /** The visitor points at the link. */
  onWanted(page: PageReply): void;
}

export function createPageLoader(startGeneration: number, { onSeen, onWanted }: Early): PageLoader {
  let generation = startGeneration;
  const answers = new Map<string, Entry>();
  /** Content version of the latest response, and when it was requested. */
  let latest = { version: '', at: 0 };

  async function request(url: string, signal?: AbortSignal): Promise<PageAnswer> {
    const question = `/_shell/page?url=${encodeURIComponent(url)}&generation=${generation}`;
    const reply = await requestJson<PageAnswer>(question, signal ? { signal } : {});
    if (!reply.ok) throw reply.ursache;
    if (!reply.body) throw new AppError('gegenstelle_fehlt', 'Antwort ohne JSON', { cause: new Error(question) });
    return reply.body;
  }

  async function want(asked: Promise<PageAnswer>): Promise<PageAnswer> {
    const answer = await asked;
    if ('page' in answer) onWanted(answer.page);
    return answer;
  }

  function find(url: string): Promise<PageAnswer> | undefined {
    const now = Date.now();
    for (const [known, { at }] of answers) if (now - at >= FRESH_MS) answers.delete(known);
    return answers.get(url)?.answer;
  }

  /** Once the content has changed, no earlier response is shown any more. */
  function noteVersion(entry: Entry, answer: PageAnswer): void {
    entry.version = ('page' in answer && answer.page.contentVersion) || '';
    if (entry.version && entry.at >= latest.at) latest = { version: entry.version, at: entry.at };
    for (const [known, { version }] of answers)
      if (version !== undefined && version !== latest.version) answers.delete(known);
  }

  function ask(url: string, signal?: AbortSignal): Promise<PageAnswer> {
    const entry: Entry = { answer: request(url, signal), at: Date.now() };
    entry.answer.then(
      (answer) => {
        noteVersion(entry, answer);
        if ('page' in answer) onSeen(answer.page);
      },
      () => answers.get(url) === entry && answers.delete(url),
    );
    answers.set(url, entry);
    return entry.answer;
  }

  const foresee = (url: string) => find(url) ?? ask(url);

  return {
    // The first navigation may have been abandoned, which aborted its request.
    load: (url, signal) => want(find(url)?.catch(() => ask(url, signal)) ?? ask(url, signal)),
    renew(url, signal, newGeneration = generation) {
      generation = newGeneration;
      answers.clear();
      return want(ask(url, signal));
    },
    foresee(url) {
      foresee(url).catch(() => {});
    },
    prefetch(url) {
      want(foresee(url)).catch(() => {});
    },
    forget: () => answers.clear(),
  };
}
