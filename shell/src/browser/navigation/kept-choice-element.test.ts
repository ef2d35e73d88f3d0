// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { defineKeptChoice } from './kept-choice-element.ts';

const ask = vi.fn<typeof fetch>();
const HTML = `<ul><li><a href="/abfalltermine/">Nächste Abfuhr</a>
  <gm-gemerkt von="/meine-strasse/ /abfalltermine/" quelle="/api/naechste">Straße wählen</gm-gemerkt></li></ul>`;

defineKeptChoice();
beforeEach(() => {
  localStorage.clear();
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
});

const answer = (status: number, body: unknown) =>
  ask.mockImplementation(async () => new Response(JSON.stringify(body), { status }));

async function show(): Promise<{ text: string | undefined; href: string | null | undefined }> {
  document.body.innerHTML = HTML;
  await vi.waitFor(() => expect(ask.mock.settledResults.length).toBe(ask.mock.calls.length));
  await new Promise((resolve) => setTimeout(resolve));
  return {
    text: document.querySelector('gm-gemerkt')?.textContent,
    href: document.querySelector('a')?.getAttribute('href'),
  };
}

test('asks for the choice that this device keeps, of the first page that has one', async () => {
  localStorage.setItem('gm:wahl:/abfalltermine/', '?strasse=ring');
  answer(200, { text: 'Bioabfall morgen' });
  expect(await show()).toEqual({ text: 'Bioabfall morgen', href: '/abfalltermine/' });
  localStorage.setItem('gm:wahl:/meine-strasse/', '?strasse=ried');
  expect(await show()).toEqual({ text: 'Bioabfall morgen', href: '/meine-strasse/' });
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['/api/naechste?strasse=ring', '/api/naechste?strasse=ried']);
});

test('asks nothing without a choice', async () => {
  expect(await show()).toEqual({ text: 'Straße wählen', href: '/abfalltermine/' });
  expect(ask).not.toHaveBeenCalled();
});

test('leaves the text for an unknown street and after a failed call', async () => {
  localStorage.setItem('gm:wahl:/meine-strasse/', '?strasse=mond');
  answer(200, { text: null });
  expect((await show()).text).toBe('Straße wählen');
  answer(500, { detail: 'kaputt' });
  expect(await show()).toEqual({ text: 'Straße wählen', href: '/abfalltermine/' });
});
