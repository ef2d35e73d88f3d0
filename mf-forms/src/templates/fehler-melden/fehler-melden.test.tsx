import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beispiele } from './fehler-melden.beispiele.ts';
import type { FehlerMeldenProps } from './fehler-melden.context.ts';
import FehlerMelden from './fehler-melden.tsx';

const MELDUNGEN = {
  nachricht: 'Bitte beschreiben Sie den Fehler mit mindestens 10 Zeichen.',
  name: 'Bitte geben Sie Ihren Namen an.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
  datenschutz: 'Bitte bestätigen Sie unsere Datenschutzerklärung.',
};
const ERFOLG = 'Vielen Dank für Ihre Meldung!';
const FEHLSCHLAG = 'Leider ist ein Fehler bei der Anfrage aufgetreten';
const TEXT = 'Auf der Seite fehlt die Straße „Im Gässle“.';

const nachricht = () => screen.getByLabelText('Nachricht (Pflichtfeld)');
const name = () => screen.getByLabelText('Name (Pflichtfeld)');
const email = () => screen.getByLabelText('E-Mail-Adresse (Pflichtfeld)');
const seite = () => screen.getByLabelText('Seitenadresse (optional)');
const datenschutz = () => screen.getByLabelText(/Datenschutzerklärung gelesen.*\(Pflichtfeld\)/);
const absenden = () => screen.getByRole('button', { name: 'Fehlermeldung abschicken' });

function json(status: number, body?: unknown): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), { status });
}
const eingang = () => json(201, { id: 42, referenz: 'FM-2026-0042' });

const fetchMock = vi.fn<typeof fetch>();
const sent = (call: number) => {
  const [url, init] = fetchMock.mock.calls[call]!;
  return {
    url,
    body: JSON.parse(String(init?.body)) as Record<string, unknown>,
    key: new Headers(init?.headers).get('Idempotency-Key'),
  };
};

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    fetchMock.mockReset().mockImplementation(async () => eingang()),
  );
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

/** Types without the pauses of a person. */
const setup = () => userEvent.setup({ delay: null });
type User = ReturnType<typeof setup>;

async function fill(user: User, control: HTMLElement, wert: string) {
  await user.clear(control);
  await user.paste(wert);
}

async function fillIn(user: User) {
  await fill(user, nachricht(), TEXT);
  await fill(user, name(), 'Anna Müller-Groß');
  await fill(user, email(), 'anna@post.example');
  await user.click(datenschutz());
}

/** Renders, fills in and sends; resolves with the user. */
async function send(props: FehlerMeldenProps = beispiele.leer) {
  const user = setup();
  render(<FehlerMelden {...props} />);
  await fillIn(user);
  await user.click(absenden());
  return user;
}

describe('Prüfung der Angaben', () => {
  test('ein leeres Formular nennt jede fehlende Angabe an ihrem Feld und in der Liste', async () => {
    const user = setup();
    render(<FehlerMelden {...beispiele.leer} />);
    await user.click(absenden());

    const liste = await screen.findByRole('group', { name: 'Fehler: 4 Angaben fehlen oder sind nicht gültig' });
    expect(
      within(liste)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(Object.values(MELDUNGEN));
    await waitFor(() => expect(document.activeElement).toBe(liste));
    expect(liste.scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
    for (const [control, meldung] of [
      [nachricht(), MELDUNGEN.nachricht],
      [name(), MELDUNGEN.name],
      [email(), MELDUNGEN.email],
      [datenschutz(), MELDUNGEN.datenschutz],
    ] as const) {
      expect(control.getAttribute('aria-invalid')).toBe('true');
      const ids = control.getAttribute('aria-describedby')!.split(' ');
      expect(document.getElementById(ids.at(-1)!)?.textContent).toBe(`Fehler: ${meldung}`);
      await user.click(within(liste).getByRole('link', { name: meldung }));
      expect(document.activeElement).toBe(control);
    }
    expect(seite().getAttribute('aria-invalid')).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test.each([
    ['Nachricht (Pflichtfeld)', 'zu kurz', 'Kaputt', MELDUNGEN.nachricht],
    [
      'Nachricht (Pflichtfeld)',
      'zu lang',
      'x'.repeat(5001),
      'Bitte kürzen Sie Ihre Nachricht auf höchstens 5.000 Zeichen.',
    ],
    ['Name (Pflichtfeld)', 'zu kurz', 'A', MELDUNGEN.name],
    ['Name (Pflichtfeld)', 'zu lang', 'x'.repeat(201), 'Bitte kürzen Sie Ihren Namen auf höchstens 200 Zeichen.'],
    ['E-Mail-Adresse (Pflichtfeld)', 'ungültig', 'anna@', MELDUNGEN.email],
    [
      'Seitenadresse (optional)',
      'zu lang',
      'x'.repeat(501),
      'Bitte kürzen Sie die Seitenadresse auf höchstens 500 Zeichen.',
    ],
  ])('%s: %s', async (label, _fall, wert, meldung) => {
    const user = setup();
    render(<FehlerMelden {...beispiele.leer} />);
    await fillIn(user);
    const control = screen.getByLabelText(label);
    await fill(user, control, wert);
    await user.click(absenden());
    const liste = await screen.findByRole('group', { name: 'Fehler: Eine Angabe fehlt oder ist nicht gültig' });
    expect(within(liste).getByRole('link', { name: meldung })).toBeTruthy();
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  test('eine berichtigte Angabe ist sofort in Ordnung, und der Fokus bleibt, wo getippt wird', async () => {
    const user = setup();
    render(<FehlerMelden {...beispiele.leer} />);
    await user.click(absenden());
    await screen.findByRole('group', { name: /^Fehler/ });
    await user.type(name(), 'Anna');
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBeNull());
    expect(screen.queryByText(MELDUNGEN.name)).toBeNull();
    await user.clear(name());
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(name());
  });

  test('ist die Prüfung im Browser nicht zu laden, entscheidet der Server', async () => {
    vi.doMock('@gm/shared/bereiche/fehlermeldung/fehlermeldung', () => {
      throw new Error('chunk is gone');
    });
    fetchMock.mockImplementation(async () =>
      json(422, { title: 'Angaben prüfen', errors: [{ feld: 'email', meldung: MELDUNGEN.email }] }),
    );
    const user = setup();
    render(<FehlerMelden {...beispiele.leer} />);
    await user.click(absenden());
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'));
    vi.doUnmock('@gm/shared/bereiche/fehlermeldung/fehlermeldung');
  });
});

describe('Senden', () => {
  test('eine Meldung geht mit allen Angaben an die Schnittstelle und bekommt ihre Referenznummer', async () => {
    await send();
    await screen.findByRole('heading', { name: ERFOLG });
    expect(screen.getByText('FM-2026-0042')).toBeTruthy();
    expect(screen.getByText(beispiele.leer.options.erfolgstext)).toBeTruthy();
    expect(screen.getByText('Wir haben Ihnen eine Bestätigung per E-Mail geschickt.')).toBeTruthy();
    expect(sent(0).url).toBe('/api/fehlermeldung');
    expect(sent(0).body).toEqual({
      seite: '',
      nachricht: TEXT,
      name: 'Anna Müller-Groß',
      email: 'anna@post.example',
      datenschutz: true,
      firma: '',
      route: '/fehler-melden/',
    });
    const focused = document.activeElement as HTMLElement;
    expect(within(focused).getByRole('heading', { name: ERFOLG })).toBeTruthy();
  });

  test('während des Sendens ist der Knopf gesperrt, und ein doppeltes Absenden wird einmal gesendet', async () => {
    let answer: (response: Response) => void = () => {};
    fetchMock.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const user = setup();
    render(<FehlerMelden {...beispiele.leer} />);
    await fillIn(user);
    const form = absenden().closest('form')!;
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await waitFor(() => expect(absenden()).toHaveProperty('disabled', true));
    expect(screen.getByRole('status').textContent).toBe('Ihre Angaben werden gesendet …');
    act(() => form.requestSubmit());
    expect(fetchMock).toHaveBeenCalledTimes(1);
    answer(eingang());
    await screen.findByRole('heading', { name: ERFOLG });
  });

  test.each<[string, () => Promise<Response>]>([
    ['die Leitung ist unterbrochen', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['der Server ist gestört', async () => json(503, { detail: 'Die Datenbank ist nicht erreichbar.' })],
    ['die Antwort ist leer', async () => json(201)],
    [
      'abgelehnt wird ein Feld, das es hier nicht gibt',
      async () => json(422, { errors: [{ feld: 'route', meldung: 'Zu lang.' }] }),
    ],
  ])('scheitert das Senden (%s), bleiben die Angaben stehen', async (_fall, antwort) => {
    fetchMock.mockImplementation(antwort);
    await send();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: FEHLSCHLAG })).toBeTruthy();
    expect(within(alert).getByRole('link', { name: 'info@musterhardt.example' }).getAttribute('href')).toBe(
      'mailto:info@musterhardt.example',
    );
    expect(within(alert).queryByText(/Datenbank/)).toBeNull();
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    expect(nachricht()).toHaveProperty('value', TEXT);
    expect(datenschutz()).toHaveProperty('checked', true);
    expect(absenden()).toHaveProperty('disabled', false);
  });

  test('was die Schnittstelle über die Ablehnung sagt, steht dabei', async () => {
    fetchMock.mockImplementation(async () => json(429, { detail: 'Bitte warten Sie eine Minute.' }));
    await send();
    expect(within(await screen.findByRole('alert')).getByText('Bitte warten Sie eine Minute.')).toBeTruthy();
  });

  test('ein gescheitertes Senden wird gemeldet', async () => {
    const faults: unknown[] = [];
    const listen = (event: Event) => faults.push((event as CustomEvent).detail);
    addEventListener('gm:fault', listen);
    fetchMock.mockImplementation(async () => json(500, {}));
    await send();
    await screen.findByRole('alert');
    removeEventListener('gm:fault', listen);
    expect(faults).toEqual([expect.objectContaining({ name: 'AppError', message: '/api/fehlermeldung: Status 500' })]);
    expect(JSON.stringify(faults)).not.toContain('Anna');
  });

  test('ein zweiter Versuch trägt denselben Schlüssel, eine geänderte Meldung einen anderen', async () => {
    fetchMock.mockImplementation(async () => json(503, {}));
    const user = await send();
    await screen.findByRole('alert');
    await user.click(absenden());
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(absenden()).toHaveProperty('disabled', false));
    await user.type(nachricht(), ' Danke!');
    fetchMock.mockImplementation(async () => eingang());
    await user.click(absenden());
    await screen.findByRole('heading', { name: ERFOLG });
    expect(sent(0).key).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}$/);
    expect(sent(1).key).toBe(sent(0).key);
    expect(sent(2).key).not.toBe(sent(0).key);
  });

  test('Ablehnungen des Servers stehen an ihren Feldern, in der Reihenfolge der Seite', async () => {
    fetchMock.mockImplementation(async () =>
      json(422, {
        errors: [
          { feld: 'email', meldung: 'Diese Adresse nimmt keine Post an.' },
          { feld: 'nachricht', meldung: 'Bitte ohne Verweise.' },
        ],
      }),
    );
    await send();
    const liste = await screen.findByRole('group', { name: /^Fehler: 2 Angaben/ });
    expect(
      within(liste)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Bitte ohne Verweise.', 'Diese Adresse nimmt keine Post an.']);
    await waitFor(() => expect(document.activeElement).toBe(liste));
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(FEHLSCHLAG)).toBeNull();
  });

  test('wer die Falle ausfüllt, sieht einen Fehler, und nichts wird gesendet', async () => {
    const user = setup();
    const { container } = render(<FehlerMelden {...beispiele.leer} />);
    const falle = container.querySelector<HTMLInputElement>('[name=firma]')!;
    expect(falle.closest('[hidden]')).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: /leer/ })).toBeNull();
    await fillIn(user);
    falle.value = 'Bot GmbH';
    await user.click(absenden());
    expect(await screen.findByText(FEHLSCHLAG)).toBeTruthy();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('„Zurück zum Formular“ leert alles und führt nach 250 ms zum ersten Feld', async () => {
    await send();
    const zurueck = await screen.findByRole('button', { name: 'Zurück zum Formular' });
    vi.useFakeTimers();
    act(() => zurueck.click());
    expect(nachricht()).toHaveProperty('value', '');
    expect(name()).toHaveProperty('value', '');
    expect(datenschutz()).toHaveProperty('checked', false);
    act(() => void vi.advanceTimersByTime(249));
    expect(document.activeElement).not.toBe(seite());
    act(() => void vi.advanceTimersByTime(1));
    expect(document.activeElement).toBe(seite());
    expect(seite().scrollIntoView).toHaveBeenCalled();
  });

  test('nach dem Zurück ist eine gleiche Meldung eine neue', async () => {
    const user = await send();
    await user.click(await screen.findByRole('button', { name: 'Zurück zum Formular' }));
    await fillIn(user);
    await user.click(absenden());
    await screen.findByRole('heading', { name: ERFOLG });
    expect(sent(1).body).toEqual(sent(0).body);
    expect(sent(1).key).not.toBe(sent(0).key);
  });
});

describe('Entwurf', () => {
  test('überlebt das neue Laden, ohne Zustimmung und ohne Falle', async () => {
    const user = setup();
    const { unmount } = render(<FehlerMelden {...beispiele.leer} />);
    expect(screen.queryByRole('button', { name: 'Entwurf löschen' })).toBeNull();
    await fillIn(user);
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/datenschutz|firma/);
    unmount();
    render(<FehlerMelden {...beispiele.leer} />);
    expect(nachricht()).toHaveProperty('value', TEXT);
    expect(email()).toHaveProperty('value', 'anna@post.example');
    expect(datenschutz()).toHaveProperty('checked', false);
    await user.click(absenden());
    const liste = await screen.findByRole('group', { name: /^Fehler: Eine/ });
    expect(within(liste).getByRole('link').textContent).toBe(MELDUNGEN.datenschutz);
  });

  test('nach dem neuen Laden ist ein zweiter Versuch noch dieselbe Meldung', async () => {
    fetchMock.mockImplementation(async () => json(503, {}));
    const user = await send();
    await screen.findByRole('alert');
    cleanup();
    render(<FehlerMelden {...beispiele.leer} />);
    await user.click(datenschutz());
    await user.click(absenden());
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    expect(sent(1).key).toBe(sent(0).key);
  });

  test('hält schon das letzte getippte Zeichen', async () => {
    const user = setup();
    const { unmount } = render(<FehlerMelden {...beispiele.leer} />);
    await user.type(name(), 'Anna');
    unmount();
    render(<FehlerMelden {...beispiele.leer} />);
    expect(name()).toHaveProperty('value', 'Anna');
  });

  test('gehört zu einer Seite: auf einer anderen steht das Formular leer', async () => {
    const user = setup();
    const { unmount } = render(<FehlerMelden {...beispiele.leer} />);
    await fillIn(user);
    unmount();
    render(<FehlerMelden {...beispiele.leer} seite={{ ...beispiele.leer.seite, pfad: '/kontakt/' }} />);
    expect(nachricht()).toHaveProperty('value', '');
  });

  test('lässt sich löschen und ist nach dem Absenden fort', async () => {
    const user = setup();
    const { unmount } = render(<FehlerMelden {...beispiele.leer} />);
    await fillIn(user);
    await user.click(await screen.findByRole('button', { name: 'Entwurf löschen' }));
    expect(nachricht()).toHaveProperty('value', '');
    expect(sessionStorage).toHaveLength(0);
    await waitFor(() => expect(document.activeElement).toBe(seite()));
    unmount();

    await send();
    await screen.findByRole('heading', { name: ERFOLG });
    expect(sessionStorage).toHaveLength(0);
  });

  test('ohne Speicher des Browsers arbeitet das Formular wie sonst', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    await send();
    expect(await screen.findByRole('heading', { name: ERFOLG })).toBeTruthy();
  });
});

describe('Seitenadresse', () => {
  const hier = location.origin;

  test.each([
    ['aus dem Link', '?seite=/abfalltermine/', [`${hier}/kontakt/`], '', '/abfalltermine/'],
    ['aus der vorigen Seite', '', [`${hier}/`, `${hier}/aktuelles/?seite=2`], '', '/aktuelles/?seite=2'],
    ['nicht aus einer Herkunft, die älter ist', '', [`${hier}/aktuelles/`], `${hier}/kontakt/`, '/aktuelles/'],
    ['in einem neuen Fenster aus der Seite mit dem Link', '', [], `${hier}/kontakt/`, '/kontakt/'],
    ['nicht von fremden Seiten', '', [], 'https://suche.example/?q=musterhardt', ''],
    ['nicht das Formular selbst', '', [`${hier}/fehler-melden/`], '', ''],
    ['leer ohne Herkunft', '', [], '', ''],
  ])('%s', (_fall, suche, vorige, referrer, erwartet) => {
    history.replaceState(null, '', `/fehler-melden/${suche}`);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    const entries = [...vorige, location.href].map((url) => ({ url }));
    vi.stubGlobal('navigation', { entries: () => entries, currentEntry: { index: vorige.length } });
    render(<FehlerMelden {...beispiele.leer} />);
    expect(seite()).toHaveProperty('value', erwartet);
    vi.restoreAllMocks();
  });

  test('bleibt leer, wo der Browser die vorige Seite nicht kennt', () => {
    history.replaceState(null, '', '/fehler-melden/');
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${hier}/kontakt/`);
    render(<FehlerMelden {...beispiele.leer} />);
    expect(seite()).toHaveProperty('value', '');
    vi.restoreAllMocks();
  });
});

describe('ohne JavaScript und danach', () => {
  // `autofocus` is a property of every element in browsers, but not in jsdom; React compares it when it hydrates.
  Object.defineProperty(HTMLElement.prototype, 'autofocus', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('autofocus');
    },
  });

  /** What the server sends, in the document, with the console watched for hydration complaints. */
  function serve(props: FehlerMeldenProps) {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = `<div id="seite">${renderToString(<FehlerMelden {...props} />)}</div>`;
    const container = document.getElementById('seite')!;
    return {
      container,
      hydrate: async () => {
        const root = await act(async () => hydrateRoot(container, <FehlerMelden {...props} />));
        expect(complaints).not.toHaveBeenCalled();
        complaints.mockRestore();
        return root;
      },
    };
  }
  afterEach(() => {
    document.body.innerHTML = '';
  });

  test('das Formular wird an die Adresse der Seite gesendet und sagt, wessen es ist', () => {
    const { container } = serve(beispiele.leer);
    const form = container.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/fehler-melden/']);
    expect(new FormData(form).get('formular')).toBe('fehler-melden');
    expect(new FormData(form).get('route')).toBe('/fehler-melden/');
    expect(container.innerHTML).not.toMatch(/ style=| on\w+=/);
  });

  test('Ablehnungen kommen mit allen Angaben zurück', async () => {
    const { container, hydrate } = serve(beispiele.abgelehnt);
    const liste = container.querySelector('[autofocus]')!;
    expect([...liste.querySelectorAll('a')].map((link) => [link.hash, link.textContent])).toEqual([
      ['#fehler-melden-nachricht', MELDUNGEN.nachricht],
      ['#fehler-melden-email', MELDUNGEN.email],
    ]);
    const check = () => {
      expect(nachricht()).toHaveProperty('value', 'Kaputt');
      expect(email().getAttribute('aria-invalid')).toBe('true');
      expect(name()).toHaveProperty('value', 'Anna Müller-Groß');
      expect(datenschutz()).toHaveProperty('checked', true);
    };
    check();
    const root = await hydrate();
    check();
    await setup().type(email(), 'post.example');
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBeNull());
    act(() => root.unmount());
  });

  test('ein Fehlschlag behält die Angaben', async () => {
    const { container, hydrate } = serve(beispiele.gescheitert);
    expect(container.querySelector('[autofocus]')?.textContent).toContain(FEHLSCHLAG);
    const root = await hydrate();
    expect(nachricht()).toHaveProperty('value', TEXT);
    await setup().click(absenden());
    await screen.findByRole('heading', { name: ERFOLG });
    expect(sent(0).body).toMatchObject({ seite: '/abfalltermine/', nachricht: TEXT, datenschutz: true });
    act(() => root.unmount());
  });

  test('wer keine Bestätigung bekommt, liest das, mit und ohne Skript', async () => {
    const satz = /Bestätigung per E-Mail schicken wir dieses Mal nicht.*notieren Sie sich die Referenznummer\.$/;
    const { formular } = beispiele.angenommen.seite;
    const seite = { ...beispiele.angenommen.seite, formular: { ...formular, ohneBestaetigung: true } };
    const { container } = serve({ ...beispiele.angenommen, seite } as typeof beispiele.angenommen);
    const saetze = [...container.querySelectorAll('p')].map((absatz) => absatz.textContent);
    expect(saetze.filter((text) => text.includes('Bestätigung'))).toEqual([expect.stringMatching(satz)]);
    document.body.innerHTML = '';
    fetchMock.mockImplementation(async () => json(201, { id: 1, referenz: 'FM-2026-0042', ohneBestaetigung: true }));
    await send();
    expect(await screen.findByText(satz)).toBeTruthy();
    expect(screen.queryByText(/geschickt\./)).toBeNull();
  });

  test('eine angenommene Meldung zeigt ihre Nummer; zurück geht es auch ohne Skript', async () => {
    sessionStorage.setItem('gm:entwurf:fehler-melden:/fehler-melden/', '{"werte":{"name":"alt"},"salz":"1"}');
    history.replaceState({ key: 'k' }, '', '/fehler-melden/?formular=fehler-melden&gesendet=FM-2026-0042');
    const { container, hydrate } = serve(beispiele.angenommen);
    expect(container.textContent).toContain('FM-2026-0042');
    expect(container.querySelector('form')?.method).toBe('get');
    const root = await hydrate();
    await setup().click(screen.getByRole('button', { name: 'Zurück zum Formular' }));
    expect(name()).toHaveProperty('value', '');
    expect(sessionStorage).toHaveLength(0);
    expect(location.pathname + location.search).toBe('/fehler-melden/');
    expect(history.state).toEqual({ key: 'k' });
    act(() => root.unmount());
  });

  test('was vor dem Skript getippt wurde, bleibt, geht vor dem Entwurf und wird gesendet', async () => {
    sessionStorage.setItem(
      'gm:entwurf:fehler-melden:/fehler-melden/',
      JSON.stringify({ werte: { name: 'Entwurf', nachricht: TEXT }, salz: '1' }),
    );
    const { hydrate } = serve(beispiele.leer);
    (name() as HTMLInputElement).value = 'Früh Getippt';
    (email() as HTMLInputElement).value = 'frueh@post.example';
    datenschutz().click();
    const root = await hydrate();
    expect(nachricht()).toHaveProperty('value', TEXT);
    await setup().click(absenden());
    await screen.findByRole('heading', { name: ERFOLG });
    expect(sent(0).body).toMatchObject({ name: 'Früh Getippt', email: 'frueh@post.example', nachricht: TEXT });
    act(() => root.unmount());
  });

  test('auf dem Rückweg zeigt die Seite den Entwurf, nicht das alte Ergebnis', async () => {
    const props = { ...beispiele.abgelehnt, seite: structuredClone(beispiele.abgelehnt.seite) };
    const user = setup();
    const { unmount } = render(<FehlerMelden {...props} />);
    await user.type(name(), ' junior');
    unmount();
    render(<FehlerMelden {...props} />);
    expect(name()).toHaveProperty('value', 'Anna Müller-Groß junior');
    expect(screen.queryByRole('group', { name: /^Fehler/ })).toBeNull();
  });
});
