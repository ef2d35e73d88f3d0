import type { Umgebung } from '../../bereich.ts';
import { type Arbeiter, createArbeiter } from '../../betrieb/arbeiter.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import { checkLink, type Linkbefund } from './check-link.ts';
import { createLinkRepository } from './link-repository.ts';
import { listExterne } from './list-externe.ts';

/**
 * Asks every address elsewhere that the content links to once a week, one after the other, so that nobody is asked much at a
 * time. Any number of processes may do so. `check` is for tests.
 */
export function startLinkpruefung(
  { database: { db }, stand, log }: Pick<Umgebung, 'database' | 'stand' | 'log'>,
  check: (url: string) => Promise<Linkbefund> = (url) => checkLink(url),
): Pick<Arbeiter, 'end'> {
  const links = createLinkRepository(db);
  let bekannte = '';

  /** The links of the content that is there now, read once for each. */
  async function follow(): Promise<void> {
    const eintraege = createEintragRepository(db);
    const jetzige = await eintraege.readStand();
    if (jetzige === bekannte) return;
    await links.keep(listExterne(await eintraege.list()));
    bekannte = jetzige;
  }

  async function doNext(): Promise<boolean> {
    await follow();
    const url = await links.take();
    if (url === null) return false;
    await links.note(url, await check(url));
    return true;
  }

  const arbeiter = createArbeiter({
    doNext,
    measureWartezeit: links.measureWartezeit,
    report: (err) => log.error({ err }, 'links to elsewhere cannot be checked'),
  });
  const stop = stand.onChange(arbeiter.wake);
  arbeiter.wake();
  return {
    async end() {
      stop();
      await arbeiter.end();
    },
  };
}
