import type { Browser, Locator, Page } from '@playwright/test';
import { type Figure, median } from '../table.ts';
import { openPhone } from './phone.ts';

const RUNS = 3;
const EVENTS = 200;
const SETTLED_MS = 1_500;
const STEPS = '/ferienprogramm-anmeldung';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** A season with many events for all ages, on as many days. */
const programme = Array.from({ length: EVENTS }, (_, index) => ({
  id: index + 1,
  titel: `Angebot ${index + 1} mit einem Titel, wie ihn Vereine schreiben`,
  datum_von: `${day(30 + index)}T09:00`,
  datum_bis: `${day(30 + index)}T12:00`,
  taeglich: false,
  preis: index % 3 ? 6.5 : 0,
  preis_geschwister: null,
  alter_min: 6,
  alter_max: 99,
  teilnehmer_min: 4,
  teilnehmer_max: 20,
  bereits_reserviert: index % 15,
  mitbringen: null,
  einleitung: null,
  veranstaltungsort: 'Turnhalle',
  detailURL: `/kinderferienprogramm/${index + 1}/`,
  bild: null,
}));

const ADDRESS = { vorname: 'Mia', name: 'Probe', strasse: 'Weg 1', plz: '75334', ort: 'Musterhardt' };
const SESSION = JSON.stringify({
  kontakt: { ...ADDRESS, email: 'mia@beispiel.example', telefon: '' },
  kinder: [1, 2].map((key) => ({
    ...ADDRESS,
    schluessel: key,
    geburtstag: '2015-05-04',
    geschlecht: 'weiblich',
    bemerkung: '',
    veranstaltungen: programme.slice(key * 10, key * 10 + 5),
  })),
  vorgemerkt: null,
  salz: '',
});

/** Milliseconds of the longest frame, scripts and rendering, from an action until the page has settled. */
async function measureLongestFrame(page: Page, act: () => Promise<unknown>) {
  await page.waitForTimeout(300);
  await page.evaluate(() => Object.assign(window, { frames200: [] }));
  await act();
  // Polling the page here would take time as well.
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { frames200: number[] }).frames200));
}

/** Dispatches a touch directly: the driver's own click inspects the page before and after. */
async function tap(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to tap');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function walkThrough(browser: Browser, origin: string): Promise<Map<string, number>> {
  const page = await openPhone(browser);
  await page.route('**/api/ferienprogramm/programm*', (route) => route.fulfill({ json: programme }));
  await page.addInitScript((session) => {
    sessionStorage.setItem('gm:ferienprogramm-anmeldung', session);
    Object.assign(window, { frames200: [] });
    new PerformanceObserver((list) => {
      const { frames200 } = window as unknown as { frames200: number[] };
      for (const entry of list.getEntries()) frames200.push(entry.duration);
    }).observe({ type: 'long-animation-frame' });
  }, SESSION);
  const button = (name: string) => page.locator('main').getByText(name, { exact: true }).last();
  const at = (step: string) => page.waitForURL(`**${STEPS}/${step}/`);
  const found = new Map<string, number>();
  const measure = async (name: string, act: () => Promise<unknown>, there: () => Promise<unknown>) => {
    found.set(name, await measureLongestFrame(page, act));
    await there();
  };
  await page.goto(`${origin}${STEPS}/kontakt/`, { waitUntil: 'networkidle' });
  await measure('children', await tap(page, button('Schritt 2: Kinder hinzufügen')), () => at('kinder'));
  await measure('programme', await tap(page, button('Schritt 3: Programm auswählen')), () => at('programm'));
  const events = page.locator('main [name="veranstaltungen"]');
  await page.locator('main [name="kind"]').focus();
  await measure(
    'events of a child',
    () => page.keyboard.press('ArrowDown'),
    () => events.nth(EVENTS - 50).waitFor({ state: 'attached' }),
  );
  await measure('a tick', await tap(page, events.first()), () =>
    page.locator('main [name="veranstaltungen"]:checked').first().waitFor(),
  );
  await measure('summary', await tap(page, button('Letzter Schritt: Angaben bestätigen')), () => at('bestaetigen'));
  await page.context().close();
  return found;
}

/** Longest frame after a tap, in each step of the registration. */
export async function measureWizard(browser: Browser, origin: string): Promise<Figure> {
  const runs: Map<string, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await walkThrough(browser, origin));
  const steps = [...(runs[0]?.keys() ?? [])].map((step) => {
    return { step, frame: median(runs.map((found) => found.get(step) ?? Number.NaN)) };
  });
  return {
    name: `registration with ${EVENTS} events, longest frame of a step, processor 4 × slower`,
    value: Math.max(...steps.map(({ frame }) => frame)),
    unit: 'ms',
    limit: 100,
    // Chromium reports long frames from 50 ms on.
    reference: steps.map(({ step, frame }) => `${step} ${frame === 0 ? 'below 50' : Math.round(frame)}`).join(', '),
  };
}
