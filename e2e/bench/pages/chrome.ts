import type { Browser, Page } from '@playwright/test';
import { openPhone, PHONE } from '../forms/phone.ts';
import { type Figure, median } from '../table.ts';

const PANELS = ['gm-menu', 'gm-search', 'gm-rathaus'];
const OPENINGS = 5;
const LOADS = 7;

interface FirstClick {
  paint: number;
  click: number;
  owned: number;
}

/** Clicks the toggle repeatedly from the start, painted or not; returns milliseconds since the navigation began. */
async function findFirstClick(browser: Browser, url: string, panel: string): Promise<FirstClick> {
  const page = await openPhone(browser);
  // No named functions in here: tsx wraps them in a helper that does not exist in the page.
  await page.addInitScript((id) => {
    const found: { click?: number; owned?: number } = {};
    Object.assign(window, { found });
    const timer = setInterval(() => {
      if (found.click === undefined) {
        document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.click();
        const panel = document.getElementById(id);
        if (panel?.matches(':popover-open')) {
          found.click = performance.now();
          panel.hidePopover();
        }
      }
      if (document.querySelector('main[data-live]')) found.owned ??= performance.now();
      if (found.click !== undefined && found.owned !== undefined) clearInterval(timer);
    }, 4);
  }, panel);
  await page.goto(url);
  await page.waitForFunction(() => {
    const { found } = window as unknown as { found: { click?: number; owned?: number } };
    return found.click !== undefined && found.owned !== undefined;
  });
  const times = await page.evaluate(() => ({
    ...(window as unknown as { found: { click: number; owned: number } }).found,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await page.context().close();
  return times;
}

async function compareFirstClick(browser: Browser, url: string): Promise<Figure> {
  const runs: FirstClick[] = [];
  for (let run = 0; run < LOADS; run += 1) {
    runs.push(await findFirstClick(browser, url, PANELS[run % PANELS.length] ?? ''));
  }
  const ratios = runs.map(({ click, paint }) => click / paint);
  const owned = median(runs.map((run) => run.owned / run.paint));
  return {
    name: 'first click that opens menu, search or e-services, times first paint',
    value: median(ratios),
    unit: '×',
    limit: 1,
    reference: `scripts own the page at ${owned.toFixed(2)} ×, slowest click ${Math.max(...ratios).toFixed(2)} ×`,
  };
}

/** Clicks with the mouse; returns the milliseconds until the next paint, as measured for INP. */
async function clickAndMeasure(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.click(selector);
  // Performance entries arrive in a task after the frame.
  await page.waitForTimeout(300);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen));
}

/** A document that only opens an empty popover: the baseline of browser and machine. */
const EMPTY = '<button popovertarget="p">P</button><div popover id="p">P</div>';

async function measurePanels(browser: Browser, url: string): Promise<Figure[]> {
  const page = await openPhone(browser);
  await page.setContent(EMPTY);
  const empty: number[] = [];
  for (let turn = 0; turn < OPENINGS; turn += 1) {
    empty.push(await clickAndMeasure(page, 'button'));
    await page.keyboard.press('Escape');
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  const byPanel: number[][] = [];
  for (const panel of PANELS) {
    const times: number[] = [];
    for (let turn = 0; turn < OPENINGS; turn += 1) {
      times.push(await clickAndMeasure(page, `.gm-toggles [popovertarget="${panel}"]`));
      await page.keyboard.press('Escape');
      await page.waitForTimeout(300);
    }
    byPanel.push(times);
  }
  await page.context().close();
  const reference = `an empty popover: ${median(empty)} ms`;
  return [
    {
      name: 'opening a panel, the slowest panel’s median, processor 4 × slower',
      value: Math.max(...byPanel.map(median)),
      unit: 'ms',
      limit: 48,
      reference,
    },
    {
      name: 'the same, slowest of all openings',
      value: Math.max(...byPanel.flat()),
      unit: 'ms',
      limit: 100,
      reference,
    },
  ];
}

/** Counts every layout shift, including those after a click. */
async function measureShifts(browser: Browser, url: string): Promise<Figure> {
  const page = await openPhone(browser);
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  for (const panel of PANELS) {
    await page.click(`.gm-toggles [popovertarget="${panel}"]`);
    await page.waitForTimeout(400);
    await page.keyboard.press('Escape');
  }
  const next = page.getByRole('button', { name: 'Nächstes Bild' });
  for (let turn = 0; turn < 3; turn += 1) {
    await next.click();
    await page.waitForTimeout(700);
  }
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  await page.context().close();
  return {
    name: 'layout shift of the start page with panels and slider in use',
    value: shift,
    unit: '',
    limit: 0.0005,
  };
}

/** Visits the pages, goes offline, and counts the pages that are not restored. */
async function countLostOffline(browser: Browser, origin: string, paths: string[]): Promise<Figure> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  let lost = 0;
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const title = await page.textContent('h1');
    await context.setOffline(true);
    const again = await page.reload().then(
      () => page.textContent('h1'),
      () => null,
    );
    if (again !== title) lost += 1;
    await context.setOffline(false);
  }
  await context.close();
  return {
    name: 'visited pages lost on an offline reload',
    value: lost,
    unit: '',
    limit: 0,
    reference: `of ${paths.length}`,
  };
}

/** @param script bytes of the chrome's part of the shell's script */
export const weighChrome = (script: number): Figure => ({
  name: 'of which header, panels and app, loaded late or not',
  value: script / 1000,
  unit: 'kB',
  limit: 12,
});

/** Costs of header, panels and heroes; `slowOrigin` is the site on a slow connection. */
export async function measureChrome(
  browser: Browser,
  { origin, slowOrigin, path }: { origin: string; slowOrigin: string; path: string },
): Promise<Figure[]> {
  return [
    await compareFirstClick(browser, slowOrigin + path),
    ...(await measurePanels(browser, origin + path)),
    await measureShifts(browser, origin),
    await countLostOffline(browser, origin, ['/', path, '/aktuelles/']),
  ];
}
