import { expect } from '@playwright/test';
import { type Befund, writeBefunde } from '../support/befunde.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { findViolations, type Look } from '../support/find-violations.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { readPages } from '../support/sitemap.ts';
import { test } from '../support/test.ts';
import { watchShifts } from '../support/watch-shifts.ts';

/** Pages tested beside those of the sitemap: what is asked for is not listed there, nor are error pages. */
const BESIDE = ['/gibt-es-nicht/', '/veranstaltungen/?ansicht=monat', '/suche/?q=gemeinde'];

/** What colours of header and footer depend on: theme, layout, and whether something there is marked as current. */
const describeSurroundings = () => {
  const marked = [...document.querySelectorAll(':is(header, footer) [aria-current]')].filter((mark) =>
    mark.checkVisibility(),
  );
  return JSON.stringify([{ ...document.documentElement.dataset }, marked.map(({ className }) => className)]);
};

/** Pages are shared out, so that all workers take part in the longest test of all. */
const PARTS = 3;
test.describe.configure({ mode: 'parallel' });

for (let part = 0; part < PARTS; part += 1) {
  test(`jede Seite lädt still und ruhig, ist zugänglich und passt auf jedes Gerät (${part + 1}/${PARTS})`, async ({
    page,
    site,
    complaints,
  }) => {
    test.setTimeout(300_000);
    complaints.expect(/404/);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(site.url)) foreign.push(request.url());
    });
    const readShifts = await watchShifts(page);
    const pages = [...(await readPages(site, 1)), ...BESIDE].filter((_path, index) => index % PARTS === part);
    expect(pages.length).toBeGreaterThan(10);
    const befunde: Befund[] = [];
    const look = async (pfad: string, breite: number, within = 'html', what: Look = 'everything') => {
      const verstoesse = await findViolations(page, within, what);
      befunde.push({ pfad, breite, verstoesse });
      expect.soft(verstoesse, `${pfad} at ${breite} px`).toEqual([]);
    };
    const surroundings = new Set<string>();
    for (const path of pages) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openHydrated(page, path);
      expect.soft(await readShifts(), `layout shift of ${path}`).toEqual([]);
      const known = surroundings.size;
      surroundings.add(await page.evaluate(describeSurroundings));
      await look(path, 1280, 'html', surroundings.size > known ? 'everything' : 'colours of the main part alone');
      await page.setViewportSize({ width: 390, height: 900 });
      // Header and footer are those of every page. Colours at this width: every kind of page in `dunkel`.
      await look(path, 390, path === pages[0] ? 'html' : 'main', 'all but colours');
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await findOverflow(page), `${path} at 320 px`).toEqual([]);
    }
    writeBefunde(`seiten-${part + 1}`, befunde);
    expect(foreign).toEqual([]);
    expect(site.processes.shell.output()).not.toContain('may not stand in the slot');
  });
}

test('auf dem Telefon verschiebt sich nichts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const readShifts = await watchShifts(page);
  for (const path of ['/', '/aktuelles/', '/fehler-melden/', '/anschrift/', '/schule/']) {
    await openHydrated(page, path);
    expect(await readShifts(), `layout shift of ${path}`).toEqual([]);
  }
});
