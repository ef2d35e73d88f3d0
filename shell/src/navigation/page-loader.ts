import { requestJson } from '@gm/shared/browser/request-json';
import { AppError } from '@gm/shared/fehler/app-error';
import type { PageReply } from '../seite/seite-daten.ts';

/** What `/_shell/page` answers: a page, another place to go to, or "load the document anew". */
export type PageAnswer = { page: PageReply } | { redirect: string } | { reload: true };

const FRESH_MS = 30_000;

export interface PageLoader {
  /**
   * Path and query of this site → answer. One that came within the last 30 s, ahead or not, is as good as another, unless a
   * later one was made of other content.
   */
  load(url: string, signal: AbortSignal): Promise<PageAnswer>;
  /** Asks anew, and forgets all others. `newGeneration` moves the tab to another set of releases. */
  renew(url: string, signal: AbortSignal, newGeneration?: number): Promise<PageAnswer>;
  /** Fetches answer and styles ahead, and no code: of several links that somebody sees, one is followed. */
  foresee(url: string): void;
  /** Fetches the answer ahead and what its page needs. */
  prefetch(url: string): void;
  /** Drops all answers, also what is still on its way. */
  forget(): void;
}

interface Entry {
  answer: Promise<PageAnswer>;
  at: number;
  /** Known once the answer is there; empty where it says nothing. */
  version?: string;
}

/** What can be done with a page as soon as its answer is there. */
interface Early {
  /** Somebody may go there. */
  onSeen(page: PageReply): void;
  /** Somebody wants to. */
  onWanted(page: PageReply): void;
}

export function createPageLoader(startGeneration: number, { onSeen, onWanted }: Early): PageLoader {
  let generation = startGeneration;
  const answers = new Map<string, Entry>();
  /** Content that the latest answer was made of, and when it was asked for. */
  let latest = { version: '', at: 0 };

  async function request(url: string, signal?: AbortSignal): Promise<PageAnswer> {
    const question = `/_shell/page?url=${encodeURIComponent(url)}&generation=${generation}`;
    const reply = await requestJson<PageAnswer>(question, signal ? { signal } : {});
    if (!reply.ok) throw reply.ursache;
    if (!reply.body) throw new AppError('gegenstelle_fehlt', `${question}: no JSON`);
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

  /** Whoever hears that content has changed shows nothing any more that was made before. */
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
    // Whoever asked first may have gone elsewhere meanwhile, and taken the request along.
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
