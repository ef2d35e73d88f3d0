// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startVorschlaege } from './vorschlaege.ts';

const DATA = [
  { titel: 'Abfalltermine', typTitel: 'Seiten', url: '/abfalltermine/' },
  { titel: '<img src=x onerror=alert(1)>', typTitel: 'Meldungen', url: '/aktuelles/x-id_1/' },
];
const fetch = vi.fn();
let feld: HTMLInputElement;
const getListe = () => document.querySelector<HTMLElement>('[role="listbox"]')!;
const getGewaehlt = () => document.querySelector('[aria-selected="true"]')?.textContent ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset().mockImplementation(async () => Response.json({ data: DATA }));
  vi.stubGlobal('fetch', fetch);
  document.body.innerHTML = '<form action="/suche/"><input name="q"><button>Suchen</button></form>';
  feld = document.querySelector('input')!;
  startVorschlaege(feld);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function type(text: string, dauer = 150) {
  feld.value = text;
  feld.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(dauer);
}
function press(key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  feld.dispatchEvent(event);
  return event;
}

it('shows groups, announces how many, and shows hostile titles as text', async () => {
  await type('abf');
  expect(getListe().hidden).toBe(false);
  expect(feld.getAttribute('aria-expanded')).toBe('true');
  const gruppen = [...getListe().querySelectorAll('[role="group"]')];
  expect(gruppen.map((gruppe) => gruppe.getAttribute('aria-label'))).toEqual(['Seiten', 'Meldungen']);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('2 Vorschläge');
  expect(document.querySelector('img')).toBeNull();
});

it('asks once for words typed quickly, and drops what is outdated', async () => {
  await type('ab', 50);
  await type('abf', 125);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/cms/suche/vorschlaege?q=abf']);
  let answer = (_: Response) => {};
  fetch.mockImplementationOnce(() => new Promise<Response>((resolve) => (answer = resolve)));
  await type('abfa');
  await type('x');
  expect(fetch.mock.lastCall?.[1].signal.aborted).toBe(true);
  answer(Response.json({ data: DATA }));
  await vi.advanceTimersByTimeAsync(10);
  expect(getListe().hidden).toBe(true);
});

it('moves by arrow keys, over the field and around', async () => {
  await type('abf');
  const folge = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    press(key);
    return getGewaehlt();
  });
  expect(folge).toEqual(['Abfalltermine', DATA[1]?.titel, null, DATA[1]?.titel]);
  expect(feld.getAttribute('aria-activedescendant')).toBe('gm-vorschlaege-1');
});

it('Enter follows the chosen one, and sends the form when none is chosen', async () => {
  const gefolgt = vi.fn<(href: string | null) => void>();
  getListe().addEventListener('click', (event) => {
    event.preventDefault();
    gefolgt((event.target as Element).getAttribute('href'));
  });
  await type('abf');
  expect(press('Enter').defaultPrevented).toBe(false);
  press('ArrowDown');
  expect(press('Enter').defaultPrevented).toBe(true);
  expect(gefolgt.mock.calls).toEqual([['/abfalltermine/']]);
  expect(getListe().hidden).toBe(true);
});

it('Escape closes the list first and is left to the panel afterwards', async () => {
  await type('abf');
  expect(press('Escape').defaultPrevented).toBe(true);
  expect(getListe().hidden).toBe(true);
  expect(press('Escape').defaultPrevented).toBe(false);
});

it.each([
  ['no network', async () => Promise.reject(new TypeError('offline'))],
  ['an error', async () => new Response('', { status: 503 })],
  ['no JSON', async () => new Response('<html>')],
  [
    'something else',
    async () => Response.json({ data: [null, { titel: 1 }, { ...DATA[0], url: 'javascript:alert(1)' }] }),
  ],
  ['a foreign address', async () => Response.json({ data: [{ ...DATA[0], url: '//evil.example/' }] })],
])('stays silent on %s', async (_, antwort) => {
  fetch.mockImplementation(antwort);
  await type('abf');
  expect(getListe().hidden).toBe(true);
  expect(feld.getAttribute('aria-expanded')).toBe('false');
});
