import type { ContentArea } from '../../content/context.ts';
import { createProspect } from '../../content/publish/prospect.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { Environment } from '../../platform/context.ts';
import { createWorker, type JobWorker } from '../../platform/jobs/worker.ts';
import { listMissingPages } from '../quality/list-missing-pages.ts';
import { checkLink, type LinkFinding } from './check-link.ts';
import { createLinkRepository } from './link-repository.ts';
import { isOwnLink, listLinkLocations } from './list-link-locations.ts';

/** Batch size for own pages. */
const OWN_ONTO_ONCE = 500;

interface LinkEnvironment extends Pick<Environment, 'database' | 'stand' | 'log'> {
  config: Pick<Environment['config'], 'LINK_CHECK'>;
  bereiche: readonly ContentArea[];
}

/**
 * Checks links to own pages once a day in the database and, with `LINK_CHECK`, other websites once a week by
 * sequential requests, so that no website receives a burst. Any number of processes may run it. `check` can be replaced
 * in tests.
 */
export function startLinkCheck(
  { config, database: { db }, bereiche: areas, stand: state, log }: LinkEnvironment,
  check: (url: string) => Promise<LinkFinding> = (url) => checkLink(url),
): Pick<JobWorker, 'end'> {
  const links = createLinkRepository(db);
  let known = '';

  /** Collects the links of the present content, once per content version. */
  async function follow(): Promise<void> {
    const entries = createEntryRepository(db);
    const present = await entries.readStand();
    if (present === known) return;
    const locations = listLinkLocations(await entries.list());
    await links.keep(config.LINK_CHECK ? locations : locations.filter(isOwnLink));
    known = present;
  }

  async function checkOwn(urls: readonly string[]): Promise<void> {
    const missing = new Set(await listMissingPages(db, areas, urls, createProspect(db)));
    const explain = (url: string) => (missing.has(url) ? 'Diese Seite gibt es auf unserer Website nicht.' : null);
    await links.note(urls.map((url) => ({ url, fehler: explain(url), umgezogenNach: null })));
  }

  async function doNext(): Promise<boolean> {
    await follow();
    const own = await links.take({ eigene: true, limit: OWN_ONTO_ONCE });
    if (own.length > 0) {
      await checkOwn(own);
      return true;
    }
    const [url] = await links.take({ eigene: false, limit: 1 });
    if (url === undefined) return false;
    await links.note([{ url, ...(await check(url)) }]);
    return true;
  }

  const worker = createWorker({
    doNext,
    measureWaitingTime: links.measureWaitingTime,
    report: (err) => log.error({ err }, 'links cannot be checked'),
  });
  const stop = state.onChange(worker.wake);
  worker.wake();
  return {
    async end() {
      stop();
      await worker.end();
    },
  };
}
