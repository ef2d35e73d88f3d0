import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { readMails } from '../../support/mails.ts';
import { slowDown } from '../../support/pages/slow-down.ts';
import type { Site } from '../../support/site/site.ts';
import { type Figure, median, type Say } from '../table.ts';
import { withFormSite } from './form-site.ts';
import { PHONE } from './phone.ts';

const TRIES = Number(process.env.TOUCH_ATTEMPTS ?? 50);
/** Milliseconds after the page is painted and its form is there. */
const FIRST = 100;
/** Milliseconds after the first touch during which the code of a form certainly loads at this speed. */
const LOADING = 900;
const PATIENCE = 30_000;
const MAIL_PATIENCE = 5_000;
/** Drafts are stored after a pause in typing. */
const STORED = 800;

/**
 * `first`: within the first 100 ms of the page, on a fast connection, where scripts arrive at the same time; `loading`:
 * after a touch on a slow connection, while the code loads.
 */
type Moment = 'first' | 'loading';

/** What a visitor enters in one moment, by the name of its field. */
interface Action {
  path: string;
  pasted?: Record<string, string>;
  /** By the browser's autofill: a value that no setter of the element sees. */
  filled: Record<string, string>;
  ticked?: string;
  /** The field that keeps the focus, for the keyboard. */
  typed?: string;
  isSent: boolean;
}

/** What the page knows afterwards. */
interface Seen {
  /** Milliseconds since the form was there, or since the touch. */
  after: number;
  wasLive: boolean;
}

/** Performs the action inside the page, which is faster than any driver; no named functions, because tsx wraps them. */
function installHand(page: Page, action: Action, delay: number, moment: Moment): Promise<unknown> {
  return page.addInitScript(
    (todo) => {
      const hand = {
        seen: null as Seen | null,
        start: 0,
        find(name: string): HTMLInputElement {
          return document.querySelector(`main form[method=post] [name="${name}"]`) as HTMLInputElement;
        },
        act(): void {
          for (const [name, text] of Object.entries(todo.pasted ?? {})) {
            hand.find(name).focus({ preventScroll: true });
            document.execCommand('insertText', false, text);
          }
          for (const [name, text] of Object.entries(todo.filled)) {
            const field = hand.find(name);
            Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
            for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
          }
          if (todo.ticked) hand.find(todo.ticked).click();
          if (todo.typed) hand.find(todo.typed).focus({ preventScroll: true });
          hand.seen = {
            after: performance.now() - hand.start,
            wasLive: document.querySelector('main [data-island][data-live]') !== null,
          };
          if (todo.isSent) document.querySelector<HTMLElement>('main form[method=post] [type=submit]')?.click();
        },
        /** The touch that starts the loading. */
        touch(): void {
          document
            .querySelector<HTMLElement>('main form[method=post] :is(input, textarea):not([type=hidden])')
            ?.focus();
          hand.begin();
        },
        begin(): void {
          hand.start = performance.now();
          setTimeout(hand.act, todo.delay);
        },
        watch(): void {
          const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
          if (isPainted && document.querySelector('main form[method=post] [type=submit]')) hand.begin();
          else setTimeout(hand.watch, 4);
        },
      };
      // After a submission the next document has a hand, too, which must rest.
      if (sessionStorage.getItem('acted')) return;
      sessionStorage.clear();
      sessionStorage.setItem('acted', '1');
      Object.assign(window, { hand });
      if (todo.moment === 'first') hand.watch();
    },
    { ...action, delay, moment },
  );
}

async function findSeen(page: Page): Promise<Seen> {
  const seen = await page.waitForFunction(() => (window as unknown as { hand: { seen: Seen | null } }).hand.seen);
  return (await seen.jsonValue()) as Seen;
}

interface Attempt {
  seen?: Seen;
  fault?: string;
}

/** Opens the page in a new tab with an empty cache and performs the action; `check` says what is missing. */
async function attempt(
  browser: Browser,
  { url, action, delay, moment }: { url: string; action: Action; delay: number; moment: Moment },
  check: (page: Page) => Promise<string | undefined>,
): Promise<Attempt> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await slowDown(page, moment === 'loading');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await installHand(page, action, delay, moment);
    await page.goto(url + action.path, { waitUntil: moment === 'first' ? 'commit' : 'networkidle' });
    if (moment === 'loading')
      await page.evaluate(() => (window as unknown as { hand: { touch(): void } }).hand.touch());
    // A submission may leave the page before it is asked.
    const seen = action.isSent ? undefined : await findSeen(page);
    const fault = await check(page);
    return { seen, fault: fault ?? errors[0] };
  } catch (error) {
    return { fault: String(error) };
  } finally {
    await context.close();
  }
}

const TYPED = 'Fest am Brunnen';
const ENTRY: Action = {
  path: '/veranstaltungseintrag/',
  typed: 'titel',
  pasted: { veranstalter: 'Musikverein Schwann' },
  filled: { email: 'anna@post.example', ansprechpartner: 'Anna Groß' },
  isSent: false,
};

/** Types on with the keyboard, then compares the fields and the draft of the live form with what was entered. */
async function checkEntry(page: Page): Promise<string | undefined> {
  await page.keyboard.type(TYPED, { delay: 40 });
  await page.locator('main [data-island][data-live] form').first().waitFor({ timeout: PATIENCE });
  await page.waitForTimeout(STORED);
  const expected = { titel: TYPED, ...ENTRY.pasted, ...ENTRY.filled };
  const found = await page.evaluate((names) => {
    const key = Object.keys(sessionStorage).find((one) => one.startsWith('gm:entwurf:veranstaltungseintrag:'));
    const draft = key ? JSON.parse(sessionStorage.getItem(key) ?? '{}').werte : {};
    return names.map((name) => ({
      name,
      shown: document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)?.value,
      kept: draft[name] as unknown,
    }));
  }, Object.keys(expected));
  const wrong = found.filter(({ name, shown, kept }) => {
    const text = expected[name as keyof typeof expected];
    return shown !== text || kept !== text;
  });
  return wrong.length > 0 ? JSON.stringify(wrong) : undefined;
}

async function checkSent(page: Page): Promise<string | undefined> {
  const main = page.getByRole('main');
  const isThanked = await main
    .getByText('Vielen Dank für Ihre Meldung!')
    .waitFor({ timeout: PATIENCE })
    .then(
      () => true,
      () => false,
    );
  // Its end says why it was refused.
  return isThanked ? undefined : ((await main.locator('form').first().textContent()) ?? '').slice(-600);
}

/** Waits for the first one, and a moment for a second. */
async function countMails(site: Site, message: string): Promise<number> {
  const end = performance.now() + MAIL_PATIENCE;
  while (readMails(site, message).length === 0 && performance.now() < end) await wait(100);
  await wait(300);
  return readMails(site, message).length;
}

const nameMessage = (moment: Moment, number: number) => `Der Plan an der Haltestelle ${moment}-${number}. ist alt.`;

/** An entry and a submission at each of fifty moments, spread evenly. */
async function measureMoment(browser: Browser, site: Site, moment: Moment): Promise<Figure[]> {
  const span = moment === 'first' ? FIRST : LOADING;
  const entered: Attempt[] = [];
  const sent: Attempt[] = [];
  for (let number = 0; number < TRIES; number += 1) {
    const common = { url: site.url, delay: (number * span) / TRIES, moment };
    entered.push(await attempt(browser, { ...common, action: ENTRY }, checkEntry));
    const report: Action = {
      path: '/fehler-melden/',
      filled: { nachricht: nameMessage(moment, number), name: 'Ada Lovelace', email: 'ada@post.example' },
      ticked: 'datenschutz',
      isSent: true,
    };
    const one = await attempt(browser, { ...common, action: report }, checkSent);
    // One mail for the office, after the answer; the confirmation does not repeat the message.
    const mails = await countMails(site, nameMessage(moment, number));
    sent.push(mails === 1 ? one : { fault: `${mails} mails; ${one.fault ?? ''}` });
  }
  for (const [number, { fault }] of [...entered, ...sent].entries())
    if (fault) console.error(`${moment} ${number % TRIES}: ${fault}`);
  const count = (attempts: Attempt[]) => attempts.filter(({ fault }) => fault).length;
  const seen = entered.flatMap((one) => one.seen ?? []);
  const before = seen.filter(({ wasLive }) => !wasLive).length;
  const when = moment === 'first' ? 'within the first 100 ms of a page' : 'while the code of the form loads';
  return [
    {
      name: `typed, pasted and filled in by the browser ${when}, processor 6 × slower: attempts with a loss`,
      value: count(entered),
      unit: '',
      limit: 0,
      reference: `of ${TRIES}; ${before} began before the form was live; ${Math.round(median(seen.map(({ after }) => after)))} ms after ${moment === 'first' ? 'the form was there' : 'the first touch'} in the median`,
    },
    {
      name: `sent ${when}: lost or doubled`,
      value: count(sent),
      unit: '',
      limit: 0,
      reference: `of ${TRIES}, counted by the mails to the office`,
    },
  ];
}

/** What is entered or sent before a form is live reaches it. */
export function measureFirstTouch(say: Say): Promise<Figure[]> {
  return withFormSite(say, async (browser, site) => [
    ...(await say('within the first 100 ms', () => measureMoment(browser, site, 'first'))),
    ...(await say('while the form loads', () => measureMoment(browser, site, 'loading'))),
  ]);
}
