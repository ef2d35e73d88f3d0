import { toPunkt } from '@gm/shared/bereiche/maengel/plan';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PLAN } from '../../maengel/beispiel-plan.ts';
import { beispiele } from './mangel-melden.beispiele.ts';
import MangelMelden from './mangel-melden.tsx';

const TOKEN = 'x'.repeat(32);
const fetchMock = vi.fn<typeof fetch>();
const post = vi.hoisted(() => vi.fn<(url: string, body: FormData) => Promise<Response>>());
vi.mock('@gm/shared/formular/post-with-progress', () => ({ postWithProgress: post }));
vi.mock('../../../../shared/formular/post-with-progress.ts', () => ({ postWithProgress: post }));

const orte = vi.fn<Geolocation['getCurrentPosition']>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  post
    .mockReset()
    .mockImplementation(async () => new Response(JSON.stringify({ id: TOKEN, referenz: 'MG-2026-0042' })));
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.scrollTo = vi.fn();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition: orte } }));
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const setup = () => userEvent.setup({ delay: null });
const strasse = () => screen.getByLabelText<HTMLInputElement>(/^Straße oder Ort/);
const plan = () => screen.getByRole('application', { name: 'Plan der Gemeinde: Stelle wählen' });
const lampe = () => screen.getByRole('radio', { name: /^Straßenlampe ?Ist aus/ });
const gleich = () => screen.queryByRole('group', { name: /^Ist es das\?/ });
const locate = () => screen.getByRole('button', { name: 'Meinen Standort verwenden' });
const hidden = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;

/** In the Tannenstraße of the example, beside the lamp that is reported already. */
const DORT = { latitude: 48.8286, longitude: 8.506, accuracy: 8 };
const answer = (coords: object) => orte.mockImplementation((take) => take({ coords } as GeolocationPosition));

async function send() {
  const user = setup();
  await user.click(screen.getByLabelText(/Datenschutzerklärung gelesen/));
  await user.click(screen.getByRole('button', { name: 'Meldung abschicken' }));
}
const sent = () => Object.fromEntries(post.mock.calls[0]?.[1]?.entries() ?? []);

describe('die Stelle', () => {
  test('aus dem Telefon nennt die Straße, und gesendet wird sie mit', async () => {
    answer(DORT);
    render(<MangelMelden {...beispiele.leer} />);
    fireEvent.click(lampe());
    fireEvent.click(locate());
    expect(screen.getByText('Gewählt: Tannenstraße, Schwann.')).toBeTruthy();
    expect(strasse().value).toBe('Tannenstraße, Schwann');
    await send();
    await screen.findByRole('heading', { name: 'Danke für Ihre Meldung!' });
    expect(sent()).toMatchObject({
      art: 'Straßenlampe',
      breitengrad: '48.8286',
      laengengrad: '8.506',
      strasse: 'Tannenstraße, Schwann',
    });
    const weiter = screen.getByRole('link', { name: 'So steht es um Ihre Meldung' });
    expect(weiter.getAttribute('href')).toBe(`/melden/stand/?token=${TOKEN}`);
  });

  test.each([
    ['nicht freigegeben', 1, /gibt den Standort nicht frei.*schreiben Sie die Straße/],
    ['nicht gefunden', 2, /findet den Standort gerade nicht/],
    ['zu spät', 3, /findet den Standort gerade nicht/],
  ])('ist der Standort %s, steht da, wie es auch geht', (_fall, code, satz) => {
    orte.mockImplementation((_take, refuse) => refuse?.({ code } as GeolocationPositionError));
    render(<MangelMelden {...beispiele.leer} />);
    fireEvent.click(locate());
    expect(screen.getByText(satz)).toBeTruthy();
    expect(hidden('breitengrad')).toBe('');
  });

  test('weit weg wird nicht genommen, sondern gesagt', () => {
    answer({ ...DORT, latitude: 49.288, longitude: 8.515 });
    render(<MangelMelden {...beispiele.leer} />);
    fireEvent.click(locate());
    expect(screen.getByText(/rund 50 Kilometer von Musterhardt entfernt/)).toBeTruthy();
    expect(hidden('breitengrad')).toBe('');
  });

  test('ungefähr wird sie genommen, mit der Bitte, sie zurechtzurücken', () => {
    answer({ ...DORT, accuracy: 812 });
    render(<MangelMelden {...beispiele.leer} />);
    fireEvent.click(locate());
    expect(screen.getByText(/nur auf etwa 810 Meter genau/)).toBeTruthy();
    expect(hidden('laengengrad')).toBe('8.506');
  });

  test('auf Kilometer ungenau wird sie nicht genommen: die Markierung stünde irgendwo', () => {
    answer({ ...DORT, accuracy: 50_000 });
    render(<MangelMelden {...beispiele.leer} />);
    fireEvent.click(locate());
    expect(
      screen.getByText(/nur auf etwa 50 Kilometer genau, wo Sie sind\. Zeigen Sie die Stelle im Plan/),
    ).toBeTruthy();
    expect(hidden('breitengrad')).toBe('');
  });

  test('ein Tippen in den Plan wählt sie; wer die Straße selbst geschrieben hat, behält sie', async () => {
    render(<MangelMelden {...beispiele.leer} />);
    const bild = plan().querySelector('svg')!;
    bild.getBoundingClientRect = () => ({ left: 10, top: 20, width: 660, height: 534 }) as DOMRect;
    fireEvent.click(bild, { clientX: 10 + 570 / 2, clientY: 20 + 690 / 2 });
    expect(strasse().value).toBe('Tannenstraße, Schwann');
    expect(hidden('breitengrad')).toBe(String(toPunkt(PLAN, 570, 690).breitengrad));
    fireEvent.click(bild, { clientX: 10 + 650 / 2, clientY: 20 + 305 / 2 });
    expect(strasse().value).toBe('Hauptstraße, Conweiler');
    fireEvent.change(strasse(), { target: { value: 'Waldweg' } });
    fireEvent.click(bild, { clientX: 10 + 570 / 2, clientY: 20 + 690 / 2 });
    expect(strasse().value).toBe('Waldweg');
  });

  test('die Pfeiltasten bewegen sie, Plus und Minus ändern die Größe', async () => {
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 300 });
    render(<MangelMelden {...beispiele.leer} />);
    const user = setup();
    plan().focus();
    await user.keyboard('{ArrowRight}');
    const vorher = Number(hidden('laengengrad'));
    expect(vorher).toBeGreaterThan(8.515);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowUp}');
    expect(Number(hidden('laengengrad'))).toBeGreaterThan(vorher);
    expect(Number(hidden('breitengrad'))).toBeGreaterThan(48.838);
    const width = () => Number(plan().querySelector('svg')?.getAttribute('width'));
    const nah = width();
    await user.keyboard('+');
    expect(width()).toBeGreaterThan(nah);
    await user.keyboard('--');
    expect(width()).toBeLessThan(nah);
    for (let mal = 0; mal < 60; mal += 1) fireEvent.keyDown(plan(), { key: 'ArrowRight', shiftKey: true });
    expect(Number(hidden('laengengrad'))).toBe(PLAN.ost);
  });

  test('ohne Plan bleibt die Straße, und sie ist Pflicht', () => {
    render(<MangelMelden {...beispiele.ohnePlan} />);
    expect(screen.queryByRole('application')).toBeNull();
    expect(screen.getByLabelText('Straße oder Ort (Pflichtfeld)')).toBeTruthy();
  });

  test('fällt der Aufruf aus, sagt man alles in Worten', () => {
    render(<MangelMelden {...beispiele.ausgefallen} />);
    expect(screen.getByRole('textbox', { name: /^Was möchten Sie melden/ })).toBeTruthy();
    expect(strasse()).toBeTruthy();
  });

  test('was der Server an der Stelle nicht versteht, steht am Plan', () => {
    render(<MangelMelden {...beispiele.abgelehnt} />);
    const verweis = within(screen.getByRole('group', { name: /^Fehler/ })).getByRole('link');
    expect(document.querySelector(verweis.getAttribute('href') ?? '')).toBe(plan());
    expect(screen.getAllByText(/liegt nicht in unserer Gemeinde/).length).toBeGreaterThan(1);
  });
});

describe('was schon gemeldet ist', () => {
  test('in der Nähe steht vor dem Absenden da; wer es wählt, muss nichts mehr beschreiben', async () => {
    answer(DORT);
    render(<MangelMelden {...beispiele.leer} />);
    fireEvent.click(locate());
    expect(gleich()).toBeNull();
    fireEvent.click(lampe());
    const wahl = within(gleich()!);
    fireEvent.click(wahl.getByRole('radio', { name: /Straßenlampe, Tannenstraße, Schwann, gemeldet am 09\.03\.2026/ }));
    expect(await screen.findByText(/Sie müssen nichts weiter angeben/)).toBeTruthy();
    await send();
    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(sent()).toMatchObject({ gleich: '12' });
    expect(sent()).not.toHaveProperty('bild');
  });

  test('woanders gilt nicht mehr, was in der Nähe gewählt war', async () => {
    answer(DORT);
    render(<MangelMelden {...beispiele.leer} />);
    fireEvent.click(lampe());
    fireEvent.click(locate());
    fireEvent.click(within(gleich()!).getByRole('radio', { name: /gemeldet am/ }));
    fireEvent.click(screen.getByRole('radio', { name: /^Etwas anderes/ }));
    await waitFor(() => expect(gleich()).toBeNull());
    expect(screen.queryByText(/nichts weiter angeben/)).toBeNull();
    await send();
    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(sent().gleich ?? '').toBe('');
  });

  test('ohne Skript ist es eine Liste aller offenen Meldungen, und kein Knopf steht da, der nichts tut', () => {
    const html = renderToString(<MangelMelden {...beispiele.leer} />);
    expect(html).toMatch(/<noscript>.*<select name="gleich".*Straßenlampe, Tannenstraße, Schwann.*<\/noscript>/);
    expect(html).not.toMatch(/ style=| on\w+=/);
    const werte = { art: 'Straßenlampe', strasse: 'Tannenstraße, Schwann', gleich: '12' };
    const formular = { template: 'mangel-melden', status: 'error' as const, werte, fehler: [] };
    const wieder = { ...beispiele.leer, seite: { ...beispiele.leer.seite, formular } };
    expect(renderToString(<MangelMelden {...wieder} />).match(/name="gleich"/g)).toHaveLength(1);
  });
});

test('ohne Skript angenommen, steht der eigene Link da', () => {
  act(() => void render(<MangelMelden {...beispiele.angenommen} />));
  expect(screen.getByText('MG-2026-0042')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'So steht es um Ihre Meldung' })).toBeTruthy();
});
