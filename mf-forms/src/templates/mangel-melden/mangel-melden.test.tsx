import { toPoint } from '@gm/shared/areas/maengel/plan';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PLAN } from '../../maengel/example-plan.ts';
import { examples } from './mangel-melden.examples.ts';
import MangelMelden from './mangel-melden.tsx';

const TOKEN = 'x'.repeat(32);
const fetchMock = vi.fn<typeof fetch>();
const post = vi.hoisted(() => vi.fn<(url: string, body: FormData) => Promise<Response>>());
vi.mock('@gm/shared/forms/send/post-with-progress', () => ({ postWithProgress: post }));
vi.mock('../../../../shared/forms/send/post-with-progress.ts', () => ({ postWithProgress: post }));

const locations = vi.fn<Geolocation['getCurrentPosition']>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  post
    .mockReset()
    .mockImplementation(async () => new Response(JSON.stringify({ id: TOKEN, referenz: 'MG-2026-0042' })));
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.scrollTo = vi.fn();
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition: locations } }),
  );
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const setup = () => userEvent.setup({ delay: null });
const street = () => screen.getByLabelText<HTMLInputElement>(/^Straße oder Ort/);
const plan = () => screen.getByRole('application', { name: 'Plan der Gemeinde: Stelle wählen' });
const lamp = () => screen.getByRole('radio', { name: /^Straßenlampe ?Ist aus/ });
const equal = () => screen.queryByRole('group', { name: /^Ist es das\?/ });
const locate = () => screen.getByRole('button', { name: 'Meinen Standort verwenden' });
const hidden = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;

/** In the Tannenstraße of the example, next to the lamp already reported. */
const THERE = { latitude: 48.8286, longitude: 8.506, accuracy: 8 };
const answer = (coords: object) => locations.mockImplementation((take) => take({ coords } as GeolocationPosition));

async function send() {
  const user = setup();
  await user.click(screen.getByLabelText(/Datenschutzerklärung gelesen/));
  await user.click(screen.getByRole('button', { name: 'Meldung abschicken' }));
}
const sent = () => Object.fromEntries(post.mock.calls[0]?.[1]?.entries() ?? []);

describe('position', () => {
  test('from the phone shows the street and is submitted', async () => {
    answer(THERE);
    render(<MangelMelden {...examples.leer} />);
    fireEvent.click(lamp());
    fireEvent.click(locate());
    expect(screen.getByText('Gewählt: Tannenstraße, Schwann.')).toBeTruthy();
    expect(street().value).toBe('Tannenstraße, Schwann');
    await send();
    await screen.findByRole('heading', { name: 'Danke für Ihre Meldung!' });
    expect(sent()).toMatchObject({
      art: 'Straßenlampe',
      breitengrad: '48.8286',
      laengengrad: '8.506',
      strasse: 'Tannenstraße, Schwann',
    });
    const next = screen.getByRole('link', { name: 'So steht es um Ihre Meldung' });
    expect(next.getAttribute('href')).toBe(`/melden/stand/?token=${TOKEN}`);
  });

  test.each([
    ['denied', 1, /gibt den Standort nicht frei.*schreiben Sie die Straße/],
    ['unavailable', 2, /findet den Standort gerade nicht/],
    ['too late', 3, /findet den Standort gerade nicht/],
  ])("explains the alternatives if the phone's location is %s", (_fall, code, sentence) => {
    locations.mockImplementation((_take, refuse) => refuse?.({ code } as GeolocationPositionError));
    render(<MangelMelden {...examples.leer} />);
    fireEvent.click(locate());
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(hidden('breitengrad')).toBe('');
  });

  test('rejects a location far outside the municipality with a message', () => {
    answer({ ...THERE, latitude: 49.288, longitude: 8.515 });
    render(<MangelMelden {...examples.leer} />);
    fireEvent.click(locate());
    expect(screen.getByText(/rund 50 Kilometer von Musterhardt entfernt/)).toBeTruthy();
    expect(hidden('breitengrad')).toBe('');
  });

  test('accepts a rough location and asks for a correction', () => {
    answer({ ...THERE, accuracy: 812 });
    render(<MangelMelden {...examples.leer} />);
    fireEvent.click(locate());
    expect(screen.getByText(/nur auf etwa 810 Meter genau/)).toBeTruthy();
    expect(hidden('laengengrad')).toBe('8.506');
  });

  test('rejects a location with an accuracy of kilometres', () => {
    answer({ ...THERE, accuracy: 50_000 });
    render(<MangelMelden {...examples.leer} />);
    fireEvent.click(locate());
    expect(
      screen.getByText(/nur auf etwa 50 Kilometer genau, wo Sie sind\. Zeigen Sie die Stelle im Plan/),
    ).toBeTruthy();
    expect(hidden('breitengrad')).toBe('');
  });

  test('is set by tapping the map without replacing a street typed by the user', async () => {
    render(<MangelMelden {...examples.leer} />);
    const image = plan().querySelector('svg')!;
    image.getBoundingClientRect = () => ({ left: 10, top: 20, width: 660, height: 534 }) as DOMRect;
    fireEvent.click(image, { clientX: 10 + 570 / 2, clientY: 20 + 690 / 2 });
    expect(street().value).toBe('Tannenstraße, Schwann');
    expect(hidden('breitengrad')).toBe(String(toPoint(PLAN, 570, 690).breitengrad));
    fireEvent.click(image, { clientX: 10 + 650 / 2, clientY: 20 + 305 / 2 });
    expect(street().value).toBe('Hauptstraße, Conweiler');
    fireEvent.change(street(), { target: { value: 'Waldweg' } });
    fireEvent.click(image, { clientX: 10 + 570 / 2, clientY: 20 + 690 / 2 });
    expect(street().value).toBe('Waldweg');
  });

  test('moves with the arrow keys, and plus and minus zoom', async () => {
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 300 });
    render(<MangelMelden {...examples.leer} />);
    const user = setup();
    plan().focus();
    await user.keyboard('{ArrowRight}');
    const before = Number(hidden('laengengrad'));
    expect(before).toBeGreaterThan(8.515);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowUp}');
    expect(Number(hidden('laengengrad'))).toBeGreaterThan(before);
    expect(Number(hidden('breitengrad'))).toBeGreaterThan(48.838);
    const width = () => Number(plan().querySelector('svg')?.getAttribute('width'));
    const near = width();
    await user.keyboard('+');
    expect(width()).toBeGreaterThan(near);
    await user.keyboard('--');
    expect(width()).toBeLessThan(near);
    for (let times = 0; times < 60; times += 1) fireEvent.keyDown(plan(), { key: 'ArrowRight', shiftKey: true });
    expect(Number(hidden('laengengrad'))).toBe(PLAN.ost);
  });

  test('requires the street if there is no map', () => {
    render(<MangelMelden {...examples.ohnePlan} />);
    expect(screen.queryByRole('application')).toBeNull();
    expect(screen.getByLabelText('Straße oder Ort (Pflichtfeld)')).toBeTruthy();
  });

  test('falls back to a description in words if the call failed', () => {
    render(<MangelMelden {...examples.ausgefallen} />);
    expect(screen.getByRole('textbox', { name: /^Was möchten Sie melden/ })).toBeTruthy();
    expect(street()).toBeTruthy();
  });

  test('shows a server error about the position at the map', () => {
    render(<MangelMelden {...examples.abgelehnt} />);
    const crossReference = within(screen.getByRole('group', { name: /^Fehler/ })).getByRole('link');
    expect(document.querySelector(crossReference.getAttribute('href') ?? '')).toBe(plan());
    expect(screen.getAllByText(/liegt nicht in unserer Gemeinde/).length).toBeGreaterThan(1);
  });
});

describe('existing reports', () => {
  test('nearby are shown before sending; joining one requires no description', async () => {
    answer(THERE);
    render(<MangelMelden {...examples.leer} />);
    fireEvent.click(locate());
    expect(equal()).toBeNull();
    fireEvent.click(lamp());
    const choice = within(equal()!);
    fireEvent.click(
      choice.getByRole('radio', { name: /Straßenlampe, Tannenstraße, Schwann, gemeldet am 9\. März 2026/ }),
    );
    expect(await screen.findByText(/Sie müssen nichts weiter angeben/)).toBeTruthy();
    await send();
    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(sent()).toMatchObject({ gleich: '12' });
    expect(sent()).not.toHaveProperty('bild');
  });

  test('are deselected when the position changes', async () => {
    answer(THERE);
    render(<MangelMelden {...examples.leer} />);
    fireEvent.click(lamp());
    fireEvent.click(locate());
    fireEvent.click(within(equal()!).getByRole('radio', { name: /gemeldet am/ }));
    fireEvent.click(screen.getByRole('radio', { name: /^Etwas anderes/ }));
    await waitFor(() => expect(equal()).toBeNull());
    expect(screen.queryByText(/nichts weiter angeben/)).toBeNull();
    await send();
    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(sent().gleich ?? '').toBe('');
  });

  test('without scripts are a list of all open reports, with no dead buttons', () => {
    const html = renderToString(<MangelMelden {...examples.leer} />);
    expect(html).toMatch(/<noscript>.*<select name="gleich".*Straßenlampe, Tannenstraße, Schwann.*<\/noscript>/);
    expect(html).not.toMatch(/ style=| on\w+=/);
    const values = { art: 'Straßenlampe', strasse: 'Tannenstraße, Schwann', gleich: '12' };
    const form = { template: 'mangel-melden', status: 'error' as const, werte: values, fehler: [] };
    const again = { ...examples.leer, seite: { ...examples.leer.seite, formular: form } };
    expect(renderToString(<MangelMelden {...again} />).match(/name="gleich"/g)).toHaveLength(1);
  });
});

test('without scripts, an accepted report shows its private link', () => {
  act(() => void render(<MangelMelden {...examples.angenommen} />));
  expect(screen.getByText('MG-2026-0042')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'So steht es um Ihre Meldung' })).toBeTruthy();
});
