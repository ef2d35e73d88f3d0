import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FehlerMeldenProps } from './fehler-melden.context.ts';
import { examples } from './fehler-melden.examples.ts';
import FehlerMelden from './fehler-melden.tsx';

const MESSAGES = {
  nachricht: 'Bitte beschreiben Sie den Fehler mit mindestens 10 Zeichen.',
  name: 'Bitte geben Sie Ihren Namen an.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
  datenschutz: 'Bitte bestätigen Sie unsere Datenschutzerklärung.',
};
const SUCCESS = 'Vielen Dank für Ihre Meldung!';
const FAILURE = 'Leider ist ein Fehler bei der Anfrage aufgetreten';
const TEXT = 'Auf der Seite fehlt die Straße „Im Gässle“.';

const message = () => screen.getByLabelText('Nachricht (Pflichtfeld)');
const name = () => screen.getByLabelText('Name (Pflichtfeld)');
const email = () => screen.getByLabelText('E-Mail-Adresse (Pflichtfeld)');
const page = () => screen.getByLabelText('Seitenadresse (optional)');
const privacy = () => screen.getByLabelText(/Datenschutzerklärung gelesen.*\(Pflichtfeld\)/);
const submit = () => screen.getByRole('button', { name: 'Fehlermeldung abschicken' });

function json(status: number, body?: unknown): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), { status });
}
const receipt = () => json(201, { id: 42, referenz: 'FM-2026-0042' });

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
    fetchMock.mockReset().mockImplementation(async () => receipt()),
  );
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

/** Types without delays. */
const setup = () => userEvent.setup({ delay: null });
type User = ReturnType<typeof setup>;

async function fill(user: User, control: HTMLElement, value: string) {
  await user.clear(control);
  await user.paste(value);
}

async function fillIn(user: User) {
  await fill(user, message(), TEXT);
  await fill(user, name(), 'Anna Müller-Groß');
  await fill(user, email(), 'anna@post.example');
  await user.click(privacy());
}

/** Renders, fills in and submits the form; returns the user. */
async function send(props: FehlerMeldenProps = examples.leer) {
  const user = setup();
  render(<FehlerMelden {...props} />);
  await fillIn(user);
  await user.click(submit());
  return user;
}

describe('validation', () => {
  test('an empty form shows each missing field at the field and in the list', async () => {
    const user = setup();
    render(<FehlerMelden {...examples.leer} />);
    await user.click(submit());

    const list = await screen.findByRole('group', { name: 'Fehler: 4 Angaben fehlen oder sind nicht gültig' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(Object.values(MESSAGES));
    await waitFor(() => expect(document.activeElement).toBe(list));
    expect(list.scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
    for (const [control, notice] of [
      [message(), MESSAGES.nachricht],
      [name(), MESSAGES.name],
      [email(), MESSAGES.email],
      [privacy(), MESSAGES.datenschutz],
    ] as const) {
      expect(control.getAttribute('aria-invalid')).toBe('true');
      const ids = control.getAttribute('aria-describedby')!.split(' ');
      expect(document.getElementById(ids.at(-1)!)?.textContent).toBe(`Fehler: ${notice}`);
      await user.click(within(list).getByRole('link', { name: notice }));
      expect(document.activeElement).toBe(control);
    }
    expect(page().getAttribute('aria-invalid')).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test.each([
    ['Nachricht (Pflichtfeld)', 'too short', 'Kaputt', MESSAGES.nachricht],
    [
      'Nachricht (Pflichtfeld)',
      'too long',
      'x'.repeat(5001),
      'Bitte kürzen Sie Ihre Nachricht auf höchstens 5.000 Zeichen.',
    ],
    ['Name (Pflichtfeld)', 'too short', 'A', MESSAGES.name],
    ['Name (Pflichtfeld)', 'too long', 'x'.repeat(201), 'Bitte kürzen Sie Ihren Namen auf höchstens 200 Zeichen.'],
    ['E-Mail-Adresse (Pflichtfeld)', 'invalid', 'anna@', MESSAGES.email],
    [
      'Seitenadresse (optional)',
      'too long',
      'x'.repeat(501),
      'Bitte kürzen Sie die Seitenadresse auf höchstens 500 Zeichen.',
    ],
  ])('%s: %s', async (label, _fall, value, message) => {
    const user = setup();
    render(<FehlerMelden {...examples.leer} />);
    await fillIn(user);
    const control = screen.getByLabelText(label);
    await fill(user, control, value);
    await user.click(submit());
    const list = await screen.findByRole('group', { name: 'Fehler: Eine Angabe fehlt oder ist nicht gültig' });
    expect(within(list).getByRole('link', { name: message })).toBeTruthy();
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  test('clears the error of a corrected field at once and keeps the focus there', async () => {
    const user = setup();
    render(<FehlerMelden {...examples.leer} />);
    await user.click(submit());
    await screen.findByRole('group', { name: /^Fehler/ });
    await user.type(name(), 'Anna');
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBeNull());
    expect(screen.queryByText(MESSAGES.name)).toBeNull();
    await user.clear(name());
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(name());
  });

  test("lets the server decide if the browser's validation cannot be loaded", async () => {
    vi.doMock('@gm/shared/areas/fehlermeldung/fehlermeldung', () => {
      throw new Error('chunk is gone');
    });
    fetchMock.mockImplementation(async () =>
      json(422, { title: 'Angaben prüfen', errors: [{ feld: 'email', meldung: MESSAGES.email }] }),
    );
    const user = setup();
    render(<FehlerMelden {...examples.leer} />);
    await user.click(submit());
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'));
    vi.doUnmock('@gm/shared/areas/fehlermeldung/fehlermeldung');
  });
});

describe('submission', () => {
  test('posts all fields and shows the reference number', async () => {
    await send();
    await screen.findByRole('heading', { name: SUCCESS });
    expect(screen.getByText('FM-2026-0042')).toBeTruthy();
    expect(screen.getByText(examples.leer.options.erfolgstext)).toBeTruthy();
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
    expect(within(focused).getByRole('heading', { name: SUCCESS })).toBeTruthy();
  });

  test('disables the button while sending and sends a double submit only once', async () => {
    let answer: (response: Response) => void = () => {};
    fetchMock.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const user = setup();
    render(<FehlerMelden {...examples.leer} />);
    await fillIn(user);
    const form = submit().closest('form')!;
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await waitFor(() => expect(submit()).toHaveProperty('disabled', true));
    expect(screen.getByRole('status').textContent).toBe('Ihre Angaben werden gesendet …');
    act(() => form.requestSubmit());
    expect(fetchMock).toHaveBeenCalledTimes(1);
    answer(receipt());
    await screen.findByRole('heading', { name: SUCCESS });
  });

  test.each<[string, () => Promise<Response>]>([
    ['network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['server error', async () => json(503, { detail: 'Die Datenbank ist nicht erreichbar.' })],
    ['empty reply', async () => json(201)],
    ['rejection of an unknown field', async () => json(422, { errors: [{ feld: 'route', meldung: 'Zu lang.' }] })],
  ])('keeps the input if sending fails (%s)', async (_fall, answer) => {
    fetchMock.mockImplementation(answer);
    await send();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: FAILURE })).toBeTruthy();
    expect(within(alert).getByRole('link', { name: 'info@musterhardt.example' }).getAttribute('href')).toBe(
      'mailto:info@musterhardt.example',
    );
    expect(within(alert).queryByText(/Datenbank/)).toBeNull();
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    expect(message()).toHaveProperty('value', TEXT);
    expect(privacy()).toHaveProperty('checked', true);
    expect(submit()).toHaveProperty('disabled', false);
  });

  test("shows the api's reason for a rejection", async () => {
    fetchMock.mockImplementation(async () => json(429, { detail: 'Bitte warten Sie eine Minute.' }));
    await send();
    expect(within(await screen.findByRole('alert')).getByText('Bitte warten Sie eine Minute.')).toBeTruthy();
  });

  test('reports a failed submission', async () => {
    const faults: unknown[] = [];
    const lists = (event: Event) => faults.push((event as CustomEvent).detail);
    addEventListener('gm:fault', lists);
    fetchMock.mockImplementation(async () => json(500, {}));
    await send();
    await screen.findByRole('alert');
    removeEventListener('gm:fault', lists);
    expect(faults).toEqual([expect.objectContaining({ name: 'AppError', message: 'Antwort mit Status 500' })]);
    expect(JSON.stringify(faults)).not.toContain('Anna');
  });

  test('uses the same idempotency key for a retry and another for changed input', async () => {
    fetchMock.mockImplementation(async () => json(503, {}));
    const user = await send();
    await screen.findByRole('alert');
    await user.click(submit());
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
    await user.type(message(), ' Danke!');
    fetchMock.mockImplementation(async () => receipt());
    await user.click(submit());
    await screen.findByRole('heading', { name: SUCCESS });
    expect(sent(0).key).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}$/);
    expect(sent(1).key).toBe(sent(0).key);
    expect(sent(2).key).not.toBe(sent(0).key);
  });

  test('shows server errors at their fields in page order', async () => {
    fetchMock.mockImplementation(async () =>
      json(422, {
        errors: [
          { feld: 'email', meldung: 'Diese Adresse nimmt keine Post an.' },
          { feld: 'nachricht', meldung: 'Bitte ohne Verweise.' },
        ],
      }),
    );
    await send();
    const list = await screen.findByRole('group', { name: /^Fehler: 2 Angaben/ });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Bitte ohne Verweise.', 'Diese Adresse nimmt keine Post an.']);
    await waitFor(() => expect(document.activeElement).toBe(list));
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(FAILURE)).toBeNull();
  });

  test('shows an error and sends nothing if the honeypot is filled in', async () => {
    const user = setup();
    const { container } = render(<FehlerMelden {...examples.leer} />);
    const falle = container.querySelector<HTMLInputElement>('[name=firma]')!;
    expect(falle.closest('[hidden]')).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: /leer/ })).toBeNull();
    await fillIn(user);
    falle.value = 'Bot GmbH';
    await user.click(submit());
    expect(await screen.findByText(FAILURE)).toBeTruthy();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('„Zurück zum Formular“ clears the form and focuses the first field after 250 ms', async () => {
    await send();
    const back = await screen.findByRole('button', { name: 'Zurück zum Formular' });
    vi.useFakeTimers();
    act(() => back.click());
    expect(message()).toHaveProperty('value', '');
    expect(name()).toHaveProperty('value', '');
    expect(privacy()).toHaveProperty('checked', false);
    act(() => void vi.advanceTimersByTime(249));
    expect(document.activeElement).not.toBe(page());
    act(() => void vi.advanceTimersByTime(1));
    expect(document.activeElement).toBe(page());
    expect(page().scrollIntoView).toHaveBeenCalled();
  });

  test('treats an equal report after going back as a new one', async () => {
    const user = await send();
    await user.click(await screen.findByRole('button', { name: 'Zurück zum Formular' }));
    await fillIn(user);
    await user.click(submit());
    await screen.findByRole('heading', { name: SUCCESS });
    expect(sent(1).body).toEqual(sent(0).body);
    expect(sent(1).key).not.toBe(sent(0).key);
  });
});

describe('draft', () => {
  test('survives a reload, without consent and honeypot', async () => {
    const user = setup();
    const { unmount } = render(<FehlerMelden {...examples.leer} />);
    expect(screen.queryByRole('button', { name: 'Entwurf löschen' })).toBeNull();
    await fillIn(user);
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/datenschutz|firma/);
    unmount();
    render(<FehlerMelden {...examples.leer} />);
    expect(message()).toHaveProperty('value', TEXT);
    expect(email()).toHaveProperty('value', 'anna@post.example');
    expect(privacy()).toHaveProperty('checked', false);
    await user.click(submit());
    const list = await screen.findByRole('group', { name: /^Fehler: Eine/ });
    expect(within(list).getByRole('link').textContent).toBe(MESSAGES.datenschutz);
  });

  test('keeps the idempotency key of a retry across a reload', async () => {
    fetchMock.mockImplementation(async () => json(503, {}));
    const user = await send();
    await screen.findByRole('alert');
    cleanup();
    render(<FehlerMelden {...examples.leer} />);
    await user.click(privacy());
    await user.click(submit());
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    expect(sent(1).key).toBe(sent(0).key);
  });

  test('includes the last character typed', async () => {
    const user = setup();
    const { unmount } = render(<FehlerMelden {...examples.leer} />);
    await user.type(name(), 'Anna');
    unmount();
    render(<FehlerMelden {...examples.leer} />);
    expect(name()).toHaveProperty('value', 'Anna');
  });

  test('belongs to one page: the form is empty on another', async () => {
    const user = setup();
    const { unmount } = render(<FehlerMelden {...examples.leer} />);
    await fillIn(user);
    unmount();
    render(<FehlerMelden {...examples.leer} seite={{ ...examples.leer.seite, pfad: '/kontakt/' }} />);
    expect(message()).toHaveProperty('value', '');
  });

  test('can be deleted and is gone after submission', async () => {
    const user = setup();
    const { unmount } = render(<FehlerMelden {...examples.leer} />);
    await fillIn(user);
    await user.click(await screen.findByRole('button', { name: 'Entwurf löschen' }));
    expect(message()).toHaveProperty('value', '');
    expect(sessionStorage).toHaveLength(0);
    await waitFor(() => expect(document.activeElement).toBe(page()));
    unmount();

    await send();
    await screen.findByRole('heading', { name: SUCCESS });
    expect(sessionStorage).toHaveLength(0);
  });

  test('is optional: the form works without browser storage', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    await send();
    expect(await screen.findByRole('heading', { name: SUCCESS })).toBeTruthy();
  });
});

describe('page address', () => {
  const here = location.origin;

  test.each([
    ['comes from the link', '?seite=/abfalltermine/', [`${here}/kontakt/`], '', '/abfalltermine/'],
    ['comes from the previous page', '', [`${here}/`, `${here}/aktuelles/?seite=2`], '', '/aktuelles/?seite=2'],
    ['ignores an older referrer', '', [`${here}/aktuelles/`], `${here}/kontakt/`, '/aktuelles/'],
    ['comes from the linking page in a new window', '', [], `${here}/kontakt/`, '/kontakt/'],
    ['ignores other sites', '', [], 'https://suche.example/?q=musterhardt', ''],
    ['ignores the form itself', '', [`${here}/fehler-melden/`], '', ''],
    ['stays empty without a referrer', '', [], '', ''],
  ])('%s', (_fall, search, previous, referrer, expected) => {
    history.replaceState(null, '', `/fehler-melden/${search}`);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    const entries = [...previous, location.href].map((url) => ({ url }));
    vi.stubGlobal('navigation', { entries: () => entries, currentEntry: { index: previous.length } });
    render(<FehlerMelden {...examples.leer} />);
    expect(page()).toHaveProperty('value', expected);
    vi.restoreAllMocks();
  });

  test('stays empty if the browser does not know the previous page', () => {
    history.replaceState(null, '', '/fehler-melden/');
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${here}/kontakt/`);
    render(<FehlerMelden {...examples.leer} />);
    expect(page()).toHaveProperty('value', '');
    vi.restoreAllMocks();
  });
});

describe('without JavaScript and after hydration', () => {
  // `autofocus` is a property of every element in browsers, but not in jsdom; React compares it during hydration.
  Object.defineProperty(HTMLElement.prototype, 'autofocus', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('autofocus');
    },
  });

  /** Puts the server-rendered HTML into the document and watches the console for hydration errors. */
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

  test('posts to the address of the page with the name of its form', () => {
    const { container } = serve(examples.leer);
    const form = container.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/fehler-melden/']);
    expect(new FormData(form).get('formular')).toBe('fehler-melden');
    expect(new FormData(form).get('route')).toBe('/fehler-melden/');
    expect(container.innerHTML).not.toMatch(/ style=| on\w+=/);
  });

  test('returns rejected input with all fields', async () => {
    const { container, hydrate } = serve(examples.abgelehnt);
    const list = container.querySelector('[autofocus]')!;
    expect([...list.querySelectorAll('a')].map((link) => [link.hash, link.textContent])).toEqual([
      ['#fehler-melden-nachricht', MESSAGES.nachricht],
      ['#fehler-melden-email', MESSAGES.email],
    ]);
    const check = () => {
      expect(message()).toHaveProperty('value', 'Kaputt');
      expect(email().getAttribute('aria-invalid')).toBe('true');
      expect(name()).toHaveProperty('value', 'Anna Müller-Groß');
      expect(privacy()).toHaveProperty('checked', true);
    };
    check();
    const root = await hydrate();
    check();
    await setup().type(email(), 'post.example');
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBeNull());
    act(() => root.unmount());
  });

  test('keeps the input after a failure', async () => {
    const { container, hydrate } = serve(examples.gescheitert);
    expect(container.querySelector('[autofocus]')?.textContent).toContain(FAILURE);
    const root = await hydrate();
    expect(message()).toHaveProperty('value', TEXT);
    await setup().click(submit());
    await screen.findByRole('heading', { name: SUCCESS });
    expect(sent(0).body).toMatchObject({ seite: '/abfalltermine/', nachricht: TEXT, datenschutz: true });
    act(() => root.unmount());
  });

  test('states that no acknowledgement will be sent, with and without scripts', async () => {
    const sentence = /Bestätigung per E-Mail schicken wir dieses Mal nicht.*notieren Sie sich die Referenznummer\.$/;
    const { formular: form } = examples.angenommen.seite;
    const page = { ...examples.angenommen.seite, formular: { ...form, ohneBestaetigung: true } };
    const { container } = serve({ ...examples.angenommen, seite: page } as typeof examples.angenommen);
    const sentences = [...container.querySelectorAll('p')].map((paragraph) => paragraph.textContent);
    expect(sentences.filter((text) => text.includes('Bestätigung'))).toEqual([expect.stringMatching(sentence)]);
    document.body.innerHTML = '';
    fetchMock.mockImplementation(async () => json(201, { id: 1, referenz: 'FM-2026-0042', ohneBestaetigung: true }));
    await send();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByText(/geschickt\./)).toBeNull();
  });

  test('shows the reference number and a way back without scripts', async () => {
    sessionStorage.setItem('gm:entwurf:fehler-melden:/fehler-melden/', '{"werte":{"name":"alt"},"salz":"1"}');
    history.replaceState({ key: 'k' }, '', '/fehler-melden/?formular=fehler-melden&gesendet=FM-2026-0042');
    const { container, hydrate } = serve(examples.angenommen);
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

  test('keeps text typed before hydration, prefers it to the draft, and sends it', async () => {
    sessionStorage.setItem(
      'gm:entwurf:fehler-melden:/fehler-melden/',
      JSON.stringify({ werte: { name: 'Entwurf', nachricht: TEXT }, salz: '1' }),
    );
    const { hydrate } = serve(examples.leer);
    (name() as HTMLInputElement).value = 'Früh Getippt';
    (email() as HTMLInputElement).value = 'frueh@post.example';
    privacy().click();
    const root = await hydrate();
    expect(message()).toHaveProperty('value', TEXT);
    await setup().click(submit());
    await screen.findByRole('heading', { name: SUCCESS });
    expect(sent(0).body).toMatchObject({ name: 'Früh Getippt', email: 'frueh@post.example', nachricht: TEXT });
    act(() => root.unmount());
  });

  test('shows the draft instead of the old result on back navigation', async () => {
    const props = { ...examples.abgelehnt, seite: structuredClone(examples.abgelehnt.seite) };
    const user = setup();
    const { unmount } = render(<FehlerMelden {...props} />);
    await user.type(name(), ' junior');
    unmount();
    render(<FehlerMelden {...props} />);
    expect(name()).toHaveProperty('value', 'Anna Müller-Groß junior');
    expect(screen.queryByRole('group', { name: /^Fehler/ })).toBeNull();
  });
});
