// @vitest-environment jsdom

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { BILD_FALSCHER_TYP } from '../regeln/bild-upload.ts';
import { optionalerText, optionalesBild, pflichtText } from '../schemas/bausteine.ts';
import type { FormularZustand } from '../schemas/formular.ts';
import styles from './bedingt.module.css';
import { Bedingt } from './bedingt.tsx';
import { FileField } from './file-field.tsx';
import { FormularRahmen } from './formular-rahmen.tsx';
import { RadioGroup } from './radio-group.tsx';
import { takeDateien } from './take-dateien.ts';
import { TextField } from './text-field.tsx';
import { useFormular } from './use-formular.ts';
import { useWert } from './use-wert.ts';

const gemeinde = { name: '', strasse: '', plz: '', ort: '', telefon: '', email: 'a@b.example', ortsteile: [] };
const schema = z.object({
  titel: pflichtText('Titel fehlt.'),
  art: z.nullable(z.string()),
  sport: optionalerText(),
  bild: optionalesBild(),
});

function Sport() {
  return (
    <Bedingt wenn={useWert('art') === 'Sport'}>
      <TextField name="sport" label="Sportart" />
    </Bedingt>
  );
}

function Probe({ formular: zustand, suche = '?id=7' }: { formular?: FormularZustand; suche?: string }) {
  const formular = useFormular({
    name: 'probe',
    seite: { pfad: '/probe/', suche, titel: '', gemeinde, ...(zustand ? { formular: zustand } : {}) },
    aktion: '/api/probe',
    felder: ['titel', 'art', 'sport', 'bild'],
    dateien: takeDateien(['bild']),
    loadSchema: async () => schema,
  });
  const text = { titel: 'Gescheitert', text: '' };
  const erfolg = { titel: 'Danke', text: '', follow: (id?: number | string) => <a href={`/halle/?id=${id}`}>Halle</a> };
  return (
    <FormularRahmen formular={formular} absenden="Senden" erfolg={erfolg} fehlschlag={text}>
      <TextField name="titel" label="Titel" required />
      <RadioGroup name="art" label="Art" optionen={['Sport', 'Musik']} />
      <Sport />
      <FileField name="bild" label="Bild" />
    </FormularRahmen>
  );
}

/** Answers like the api, and keeps what was sent. */
class FakeRequest {
  static sent: { url: string; body: FormData; headers: Record<string, string> }[] = [];
  static fails = false;
  static reply = '';
  static status = 201;
  static answer: (() => void) | null = null;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  status = FakeRequest.status;
  responseText = FakeRequest.reply;
  #url = '';
  readonly #headers: Record<string, string> = {};
  open(_method: string, url: string) {
    this.#url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }
  send(body: FormData) {
    FakeRequest.sent.push({ url: this.#url, body, headers: this.#headers });
    this.upload.onprogress?.({ loaded: 1, total: 4 });
    FakeRequest.answer = FakeRequest.fails ? this.onerror : this.onload;
  }
}

beforeEach(() => {
  FakeRequest.sent = [];
  FakeRequest.fails = false;
  FakeRequest.status = 201;
  FakeRequest.reply = '{"id":5,"referenz":"P-1"}';
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
  Element.prototype.scrollIntoView = vi.fn();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const setup = () => userEvent.setup({ delay: null, applyAccept: false });
const titel = () => screen.getByLabelText<HTMLInputElement>('Titel (Pflichtfeld)');
const bild = () => screen.getByLabelText<HTMLInputElement>('Bild (optional)');
const sport = () => screen.getByLabelText<HTMLInputElement>('Sportart (optional)');
const foto = new File(['Bytes'], 'fest.jpg', { type: 'image/jpeg' });
const gif = new File(['GIF89a'], 'fest.gif', { type: 'image/gif' });
const isOff = (element: HTMLElement) => element.closest(`.${styles.aus}`) !== null;

async function send() {
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Senden' }));
}
const answer = () => act(async () => FakeRequest.answer?.());

/** Fills the form in, sends it, and lets the server answer. */
async function sendFest({ mitBild = false } = {}) {
  const user = setup();
  render(<Probe />);
  await user.type(titel(), 'Fest');
  if (mitBild) await user.upload(bild(), foto);
  await send();
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
  await answer();
  return user;
}

describe('fields under a condition', () => {
  /** Answers a question, then says that it is none. */
  async function fillInAndHide(user: ReturnType<typeof setup>) {
    await user.click(screen.getByRole('radio', { name: 'Sport' }));
    await waitFor(() => expect(isOff(sport())).toBe(false));
    await user.type(sport(), 'Handball');
    await user.click(screen.getByRole('radio', { name: 'Musik' }));
    await waitFor(() => expect(isOff(sport())).toBe(true));
  }

  test('come and go, and keep what was typed', async () => {
    const user = setup();
    render(<Probe />);
    expect(isOff(sport())).toBe(true);
    await fillInAndHide(user);
    expect(sport().value).toBe('Handball');
  });

  test('are not sent while nobody sees them, though they keep what was typed', async () => {
    const user = setup();
    render(<Probe />);
    await user.type(titel(), 'Fest');
    await fillInAndHide(user);
    await send();
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    expect([...FakeRequest.sent[0]!.body.values()]).not.toContain('Handball');
    expect(sport().value).toBe('Handball');
  });

  test('hold nobody up while nobody sees them', async () => {
    const user = setup();
    render(<Probe />);
    await user.type(titel(), 'Fest');
    await user.click(screen.getByRole('radio', { name: 'Sport' }));
    await user.click(sport());
    await user.paste('x'.repeat(201));
    await send();
    expect(await screen.findAllByText(/höchstens 200 Zeichen/)).not.toHaveLength(0);
    await user.click(screen.getByRole('radio', { name: 'Musik' }));
    await waitFor(() => expect(isOff(sport())).toBe(true));
    await send();
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
  });

  test('what the server refused is not held against a field that is hidden since', async () => {
    const user = setup();
    const { container } = render(<Probe />);
    await user.type(titel(), 'Fest');
    await user.click(screen.getByRole('radio', { name: 'Sport' }));
    await user.type(sport(), 'Bergsteigen');
    FakeRequest.status = 422;
    FakeRequest.reply = JSON.stringify({ errors: [{ feld: 'sport', meldung: 'Keine Berge.' }] });
    await send();
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    await answer();
    await waitFor(() => expect(container.textContent).toContain('Keine Berge.'));
    await user.type(titel(), ' am See');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(container.textContent).toContain('Keine Berge.');
    await user.click(screen.getByRole('radio', { name: 'Musik' }));
    await waitFor(() => expect(container.textContent).not.toContain('Keine Berge.'));
  });

  test('follow the draft', async () => {
    sessionStorage.setItem('gm:entwurf:probe:/probe/', JSON.stringify({ werte: { art: 'Sport' }, salz: 'x' }));
    render(<Probe />);
    await waitFor(() => expect(isOff(sport())).toBe(false));
  });

  test('come with the page when the answer before it is known', () => {
    const werte = { art: 'Sport' };
    document.body.innerHTML = renderToString(
      <Probe formular={{ template: 'probe', status: 'error', werte, fehler: [] }} />,
    );
    expect(isOff(sport())).toBe(false);
    document.body.innerHTML = '';
  });
});

describe('a picture', () => {
  test('is refused at once when it is of another kind, and can be taken back', async () => {
    const user = setup();
    render(<Probe />);
    await user.upload(bild(), gif);
    expect((await screen.findAllByText(BILD_FALSCHER_TYP)).length).toBeGreaterThan(0);
    expect(bild().getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Bild entfernen' }));
    await waitFor(() => expect(bild().getAttribute('aria-invalid')).toBeNull());
    expect(bild().files).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Bild entfernen' })).toBeNull();
    expect(document.activeElement).toBe(bild());
  });

  test('travels along, is shown on its way, and never gets into the draft', async () => {
    const user = setup();
    render(<Probe />);
    await user.type(titel(), 'Fest');
    await user.upload(bild(), foto);
    expect(await screen.findByText('Von dieser Datei lässt sich keine Vorschau zeigen.')).toBeTruthy();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/bild|fest\.jpg/);
    await send();
    expect(await screen.findByRole('progressbar', { name: 'Bild wird übertragen' })).toHaveProperty('value', 0.25);
    const [request] = FakeRequest.sent;
    expect(request?.url).toBe('/api/probe');
    expect(request?.headers).toMatchObject({ 'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}-/) });
    expect(request?.body.get('titel')).toBe('Fest');
    expect(request?.body.get('route')).toBe('/probe/');
    expect(request?.body.get('bild')).toMatchObject({ name: 'fest.jpg' });
    await answer();
    expect((await screen.findByRole('link', { name: 'Halle' })).getAttribute('href')).toBe('/halle/?id=5');
  });

  test('stays chosen when sending failed, and the second try is the same request', async () => {
    FakeRequest.status = 503;
    await sendFest({ mitBild: true });
    await screen.findByRole('heading', { name: 'Gescheitert' });
    expect(bild().files).toHaveLength(1);
    await send();
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
    expect(FakeRequest.sent[1]?.headers).toEqual(FakeRequest.sent[0]?.headers);
  });

  test('is sent again by itself when the line dies, under the same key, and the page says so', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    FakeRequest.fails = true;
    await sendFest({ mitBild: true });
    expect(await screen.findByText(/^Die Verbindung ist unterbrochen\. Es ist nichts verloren/)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    FakeRequest.fails = false;
    line.mockRestore();
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
    expect(FakeRequest.sent[1]?.headers).toEqual(FakeRequest.sent[0]?.headers);
    await answer();
    await screen.findByRole('heading', { name: 'Danke' });
  });

  test('has a way back to the form when sending failed, with everything that was typed', async () => {
    FakeRequest.status = 503;
    const user = await sendFest();
    const way = await screen.findByRole('link', { name: 'Zurück zum Formular' });
    expect(way.getAttribute('href')).toBe(`#${titel().id}`);
    await user.click(way);
    expect(screen.queryByRole('heading', { name: 'Gescheitert' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(titel()));
    expect(titel().value).toBe('Fest');
  });

  test('was received, too, when the reply has no number to tell', async () => {
    FakeRequest.reply = '{"ok":true}';
    await sendFest();
    await screen.findByRole('heading', { name: 'Danke' });
    expect(screen.queryByText(/Referenznummer/)).toBeNull();
  });

  test('is gone after the way back to the form', async () => {
    const user = await sendFest({ mitBild: true });
    await user.click(await screen.findByRole('button', { name: 'Zurück zum Formular' }));
    expect(bild().files).toHaveLength(0);
  });
});

describe('a message', () => {
  const inWords = /Titel fehlt\./;
  const shown = () => screen.queryAllByText(inWords).length > 0;
  const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)));

  test('stays while a pointer is held down, and what was pressed is what gets the click', async () => {
    const user = setup();
    render(<Probe />);
    await send();
    await screen.findAllByText(inWords);
    await user.type(titel(), 'Fest');
    const sportart = screen.getByRole<HTMLInputElement>('radio', { name: 'Sport' });
    await user.pointer({ keys: '[MouseLeft>]', target: sportart });
    await pause();
    expect(shown()).toBe(true);
    await user.pointer({ keys: '[/MouseLeft]', target: sportart });
    expect(sportart.checked).toBe(true);
    await waitFor(() => expect(shown()).toBe(false));
  });

  test('does not come while a pointer is held down', async () => {
    const user = setup();
    render(<Probe />);
    await user.type(titel(), 'Fest');
    await send();
    await user.clear(titel());
    await user.pointer({ keys: '[TouchA>]', target: document.body });
    await pause();
    expect(shown()).toBe(false);
    await user.pointer({ keys: '[/TouchA]', target: document.body });
    await waitFor(() => expect(shown()).toBe(true));
  });
});

describe('leaving the page', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('is asked about while something typed is not sent', async () => {
    const user = setup();
    render(<Probe />);
    expect(leave()).toBe(false);
    await user.type(titel(), 'Fest');
    await waitFor(() => expect(leave()).toBe(true));
    await send();
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    await answer();
    await screen.findByRole('heading', { name: 'Danke' });
    expect(leave()).toBe(false);
  });
});

test('without scripts the form goes to its own address, query included, in parts', () => {
  const html = renderToString(<Probe />);
  expect(html).toMatch(/<form[^>]*action="\/probe\/\?id=7"[^>]*enctype="multipart\/form-data"/i);
  const success = renderToString(
    <Probe formular={{ template: 'probe', status: 'success', werte: {}, fehler: [], referenz: 'P-1', id: 9 }} />,
  );
  expect(success).toContain('href="/halle/?id=9"');
  expect(success).toContain('<input type="hidden" name="id" value="7"/>');
});
