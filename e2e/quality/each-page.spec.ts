import { expect } from '@playwright/test';
import { choosePages } from '../support/pages/choose-pages.ts';
import { findOverflow } from '../support/pages/find-overflow.ts';
import { findViolations, type Look } from '../support/pages/find-violations.ts';
import { type Finding, writeFindings } from '../support/pages/findings.ts';
import { openHydrated } from '../support/pages/open-hydrated.ts';
import { watchShifts } from '../support/pages/watch-shifts.ts';
import { readPages } from '../support/site/sitemap.ts';
import { test } from '../support/test.ts';

/** Pages that the sitemap does not contain: searches and error pages. */
const BESIDE = ['/gibt-es-nicht/', '/veranstaltungen/?ansicht=monat', '/suche/?q=gemeinde'];

/** What the colours of header and footer depend on: theme, layout, and current menu entries. */
const describeSurroundings = () => {
  const marked = [...document.querySelectorAll(':is(header, footer) [aria-current]')].filter((mark) =>
    mark.checkVisibility(),
  );
  return JSON.stringify([{ ...document.documentElement.dataset }, marked.map(({ className }) => className)]);
};

/** Split into parts so that all workers share the longest test. */
const PARTS = 3;
test.describe.configure({ mode: 'parallel' });

for (let part = 0; part < PARTS; part += 1) {
  test(`every page loads without errors or layout shifts, is accessible and fits every device (${part + 1}/${PARTS})`, async ({
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
    const all = [...(await readPages(site, 1)), ...BESIDE];
    const coloured = await choosePages(site, all);
    const pages = all.filter((_path, index) => index % PARTS === part);
    expect(pages.length).toBeGreaterThan(10);
    const findings: Finding[] = [];
    const look = async (path: string, width: number, within = 'html', what: Look = 'everything') => {
      const violations = await findViolations(page, within, what);
      findings.push({ pfad: path, breite: width, verstoesse: violations });
      expect.soft(violations, `${path} at ${width} px`).toEqual([]);
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
      // Header and footer are the same on every page. Colours at this width: of each template here, also in `dark.spec.ts`.
      const what = coloured.includes(path) ? 'everything' : 'all but colours';
      await look(path, 390, path === pages[0] ? 'html' : 'main', what);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await findOverflow(page), `${path} at 320 px`).toEqual([]);
    }
    writeFindings(`seiten-${part + 1}`, findings);
    expect(foreign).toEqual([]);
    expect(site.processes.shell.output()).not.toContain('may not stand in the slot');
  });
}

test('there are no layout shifts on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const readShifts = await watchShifts(page);
  for (const path of ['/', '/aktuelles/', '/fehler-melden/', '/anschrift/', '/schule/']) {
    await openHydrated(page, path);
    expect(await readShifts(), `layout shift of ${path}`).toEqual([]);
  }
});
