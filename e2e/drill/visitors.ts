import { setTimeout as wait } from 'node:timers/promises';
import { startLoad } from '../support/site/load.ts';

const PAGES = ['/', '/aktuelles/', '/veranstaltungen/', '/impressum/', '/wegweiser/'];
const READERS = 3;
const LETTERS = 3;
const PAUSE_MS = 100;

/** What visitors met during a step. */
export interface Seen {
  reads: number;
  failed: string[];
  /** References of acknowledged letters. */
  letters: string[];
  refused: number;
}

/** People who read pages and write letters to the town hall all the time. */
export function startVisitors(origin: string) {
  const readers = startLoad({ origin, paths: PAGES, clients: READERS, pause: PAUSE_MS, check: () => null });
  const letters: string[] = [];
  let refused = 0;
  let isWriting = true;

  const send = async () => {
    const reply = await fetch(`${origin}/api/kontakt`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Ada Berg',
        email: 'ada@post.example',
        betreff: 'Bank am Spielplatz',
        nachricht: 'Sie wackelt.',
        datenschutz: true,
      }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null);
    if (reply?.status === 201) letters.push(((await reply.json()) as { referenz: string }).referenz);
    else refused += 1;
  };
  const writer = (async () => {
    while (isWriting) {
      await send();
      await wait(PAUSE_MS);
    }
  })();

  const mark = { reads: 0, failed: 0, letters: 0, refused: 0 };
  return {
    letters,
    /** Waits until each reader has read every page again and some letters were acknowledged. */
    async goOn() {
      const goal = { reads: readers.result.requests + READERS * (PAGES.length + 1), letters: letters.length + LETTERS };
      while (readers.result.requests < goal.reads || letters.length < goal.letters) await wait(PAUSE_MS);
    },
    /** What has happened since the last call. */
    report(): Seen {
      const seen = {
        reads: readers.result.requests - mark.reads,
        failed: readers.result.failures.slice(mark.failed),
        letters: letters.slice(mark.letters),
        refused: refused - mark.refused,
      };
      mark.reads += seen.reads;
      mark.failed += seen.failed.length;
      mark.letters += seen.letters.length;
      mark.refused += seen.refused;
      return seen;
    },
    async stop() {
      isWriting = false;
      await Promise.all([readers.stop(), writer]);
    },
  };
}
