// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startVorschlaege } from './suggestions.ts';

const DATA = [
  { titel: 'Abfalltermine', typTitel: 'Seiten', url: '/abfalltermine/' },
  { titel: '<img src=x onerror=alert(1)>', typTitel: 'Meldungen', url: '/aktuelles/x-id_1/' },
];
const fetch = vi.fn();
let field: HTMLInputElement;
const getList = () => document.querySelector<HTMLElement>('[role="listbox"]')!;
const getChosen = () => document.querySelector('[aria-selected="true"]')?.textContent ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset().mockImplementation(async () => Response.json({ data: DATA }));
  vi.stubGlobal('fetch', fetch);
  document.body.innerHTML = '<form action="/suche/"><input name="q"><button>Suchen</button></form>';
  field = document.querySelector('input')!;
  startVorschlaege(field);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function type(text: string, duration = 150) {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(duration);
}
function press(key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  field.dispatchEvent(event);
  return event;
}

it('shows groups, announces their number, and shows hostile titles as text', async () => {
  await type('abf');
  expect(getList().hidden).toBe(false);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  const groups = [...getList().querySelectorAll('[role="group"]')];
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Seiten', 'Meldungen']);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('2 Vorschläge');
  expect(document.querySelector('img')).toBeNull();
});

it('sends one request for quick typing, and drops outdated responses', async () => {
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
  expect(getList().hidden).toBe(true);
});

it('arrow keys move through the list, over the field and around', async () => {
  await type('abf');
  const sequence = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    press(key);
    return getChosen();
  });
  expect(sequence).toEqual(['Abfalltermine', DATA[1]?.titel, null, DATA[1]?.titel]);
  expect(field.getAttribute('aria-activedescendant')).toBe('gm-suggestions-1');
});

it('Enter follows the selected suggestion, and submits the form without one', async () => {
  const gefolgt = vi.fn<(href: string | null) => void>();
  getList().addEventListener('click', (event) => {
    event.preventDefault();
    gefolgt((event.target as Element).getAttribute('href'));
  });
  await type('abf');
  expect(press('Enter').defaultPrevented).toBe(false);
  press('ArrowDown');
  expect(press('Enter').defaultPrevented).toBe(true);
  expect(gefolgt.mock.calls).toEqual([['/abfalltermine/']]);
  expect(getList().hidden).toBe(true);
});

it('Escape closes the list first and then the panel', async () => {
  await type('abf');
  expect(press('Escape').defaultPrevented).toBe(true);
  expect(getList().hidden).toBe(true);
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
])('shows nothing on %s', async (_, answer) => {
  fetch.mockImplementation(answer);
  await type('abf');
  expect(getList().hidden).toBe(true);
  expect(field.getAttribute('aria-expanded')).toBe('false');
});
