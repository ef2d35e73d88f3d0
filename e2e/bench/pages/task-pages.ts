import type { Browser } from '@playwright/test';
import { type Figure, median, medianInterval, type Say } from '../table.ts';
import { capturePage } from './page-capture.ts';
import { measurePaint, type Paint } from './paint.ts';
import { serveStaticCopy } from './static-copy.ts';

/** The start page, and what people come for: forms, a step of the registration, dates, search, calendar, a log-in. */
const PAGES = [
  '/',
  '/veranstaltungseintrag/',
  '/kernzeitbetreuung/',
  '/fehler-melden/',
  '/melden/',
  '/veranstaltungen-hallenanmietung/',
  '/ferienprogramm-anmeldung/kontakt/',
  '/abfalltermine/',
  '/suche/?q=rathaus',
  '/veranstaltungen/',
  '/ratsinfo/login/',
];
const PAIRS = 7;

interface Site {
  /** Where the pages are captured. */
  url: string;
  /** The same site over a slow line. */
  far: string;
  /** Serves a port of this machine over such a line. */
  serveFar(port: number): Promise<{ url: string }>;
}

interface Pair {
  site: Paint;
  copy: Paint;
}

async function compareWithCopy(browser: Browser, { url, far, serveFar }: Site, path: string): Promise<Pair[]> {
  const copy = await serveStaticCopy(path, await capturePage(browser, url + path));
  try {
    const farCopy = (await serveFar(copy.port)).url;
    for (const origin of [far, farCopy]) await measurePaint(browser, origin + path);
    const pairs: Pair[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      pairs.push({
        site: await measurePaint(browser, far + path),
        copy: await measurePaint(browser, farCopy + path),
      });
    }
    return pairs;
  } finally {
    copy.stop();
  }
}

/** Pages at rest, over a slow line and with a slow processor, in pairs with their static copies. */
export async function compareTaskPages(browser: Browser, site: Site, say: Say): Promise<Figure[]> {
  const pages: { path: string; pairs: Pair[] }[] = [];
  for (const path of PAGES) {
    pages.push({ path, pairs: await say(`${path}, ${PAIRS} pairs`, () => compareWithCopy(browser, site, path)) });
  }
  const compare = (key: 'fcp' | 'lcp', label: string): Figure => {
    const found = pages.map(({ path, pairs }) => {
      const ratios = pairs.map((pair) => pair.site[key] / pair.copy[key]);
      const [from, to] = medianInterval(ratios);
      return { path, ratio: median(ratios), range: `${from.toFixed(2)}–${to.toFixed(2)}` };
    });
    return {
      name: `${label} of the start page and ten task pages, times their static copies, the slowest page's median`,
      value: Math.max(...found.map(({ ratio }) => ratio)),
      unit: '×',
      limit: 1.1,
      reference: found.map(({ path, ratio, range }) => `${path} ${ratio.toFixed(2)} (${range})`).join(', '),
    };
  };
  const blocked = pages.map(({ path, pairs }) => ({
    path,
    site: median(pairs.map((pair) => pair.site.blocked)),
    copy: median(pairs.map((pair) => pair.copy.blocked)),
  }));
  return [
    compare('fcp', 'first contentful paint'),
    compare('lcp', 'largest contentful paint'),
    {
      name: 'blocked on one of them at rest, beyond 50 ms a task, processor 4 × slower, the longest median',
      value: Math.max(...blocked.map(({ site: time }) => time)),
      unit: 'ms',
      limit: 50,
      reference: blocked
        .map(({ path, site: time, copy }) => `${path} ${Math.round(time)}, copy ${Math.round(copy)}`)
        .join('; '),
    },
  ];
}
