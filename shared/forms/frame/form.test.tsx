// @vitest-environment jsdom

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { IMAGE_WRONG_TYPE } from '../../rules/image-upload.ts';
import type { FormState } from '../../schemas/form.ts';
import { optionalImage, optionalText, requiredText } from '../../schemas/pieces.ts';
import { FileField } from '../fields/file-field.tsx';
import { RadioGroup } from '../fields/radio-group.tsx';
import { TextField } from '../fields/text-field.tsx';
import { takeFiles } from '../send/take-files.ts';
import { loadDraft } from '../state/draft.ts';
import { useForm } from '../state/use-form.ts';
import { useValue } from '../state/use-value.ts';
import styles from './conditional.module.css';
import { Conditional } from './conditional.tsx';
import { FormFrame } from './form-frame.tsx';

const gemeinde = { name: '', strasse: '', plz: '', ort: '', telefon: '', email: 'a@b.example', ortsteile: [] };
const schema = z.object({
  titel: requiredText('Titel fehlt.'),
  art: z.nullable(z.string()),
  sport: optionalText(),
  bild: optionalImage(),
});

function Sport() {
  return (
    <Conditional when={useValue('art') === 'Sport'}>
      <TextField name="sport" label="Sportart" />
    </Conditional>
  );
}

function Probe({ form: state, search = '?id=7' }: { form?: FormState; search?: string }) {
  const form = useForm({
    name: 'probe',
    seite: { pfad: '/probe/', suche: search, titel: '', gemeinde, ...(state ? { formular: state } : {}) },
    action: '/api/probe',
    fields: ['titel', 'art', 'sport', 'bild'],
    files: takeFiles(['bild']),
    loadSchema: async () => schema,
  });
  const text = { title: 'Gescheitert', text: '' };
  const success = {
    title: 'Danke',
    text: '',
    follow: (id?: number | string) => <a href={`/halle/?id=${id}`}>Halle</a>,
  };
  return (
    <FormFrame form={form} submit="Senden" success={success} failure={text}>
      <TextField name="titel" label="Titel" required />
      <RadioGroup name="art" label="Art" options={['Sport', 'Musik']} />
      <Sport />
      <FileField name="bild" label="Bild" />
    </FormFrame>
  );
}

/** Responds like the api, and records requests. */
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
const title = () => screen.getByLabelText<HTMLInputElement>('Titel (Pflichtfeld)');
const image = () => screen.getByLabelText<HTMLInputElement>('Bild (optional)');
const sport = () => screen.getByLabelText<HTMLInputElement>('Sportart (optional)');
const photo = new File(['Bytes'], 'fest.jpg', { type: 'image/jpeg' });
const gif = new File(['GIF89a'], 'fest.gif', { type: 'image/gif' });
const isOff = (element: HTMLElement) => element.closest(`.${styles.off}`) !== null;

async function send() {
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Senden' }));
}
const answer = () => act(async () => FakeRequest.answer?.());

/** Fills in the form, sends it, and makes the server respond. */
async function sendFixed({ mitBild: withImage = false } = {}) {
  const user = setup();
  render(<Probe />);
  await user.type(title(), 'Fest');
  if (withImage) await user.upload(image(), photo);
  await send();
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
  await answer();
  return user;
}

describe('conditional fields', () => {
  /** Fills in a field, then hides it. */
  async function fillInAndHide(user: ReturnType<typeof setup>) {
    await user.click(screen.getByRole('radio', { name: 'Sport' }));
    await waitFor(() => expect(isOff(sport())).toBe(false));
    await user.type(sport(), 'Handball');
    await user.click(screen.getByRole('radio', { name: 'Musik' }));
    await waitFor(() => expect(isOff(sport())).toBe(true));
  }

  test('appear and disappear, and keep the input', async () => {
    const user = setup();
    render(<Probe />);
    expect(isOff(sport())).toBe(true);
    await fillInAndHide(user);
    expect(sport().value).toBe('Handball');
  });

  test('are not sent while hidden, but keep the input', async () => {
    const user = setup();
    render(<Probe />);
    await user.type(title(), 'Fest');
    await fillInAndHide(user);
    await send();
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    expect([...FakeRequest.sent[0]!.body.values()]).not.toContain('Handball');
    expect(sport().value).toBe('Handball');
  });

  test('do not block submission while hidden', async () => {
    const user = setup();
    render(<Probe />);
    await user.type(title(), 'Fest');
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

  test('a server error on a field that is hidden since does not block submission', async () => {
    const user = setup();
    const { container } = render(<Probe />);
    await user.type(title(), 'Fest');
    await user.click(screen.getByRole('radio', { name: 'Sport' }));
    await user.type(sport(), 'Bergsteigen');
    FakeRequest.status = 422;
    FakeRequest.reply = JSON.stringify({ errors: [{ feld: 'sport', meldung: 'Keine Berge.' }] });
    await send();
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    await answer();
    await waitFor(() => expect(container.textContent).toContain('Keine Berge.'));
    await user.type(title(), ' am See');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(container.textContent).toContain('Keine Berge.');
    await user.click(screen.getByRole('radio', { name: 'Musik' }));
    await waitFor(() => expect(container.textContent).not.toContain('Keine Berge.'));
  });

  test('are restored with the draft', async () => {
    sessionStorage.setItem('gm:entwurf:probe:/probe/', JSON.stringify({ werte: { art: 'Sport' }, salz: 'x' }));
    render(<Probe />);
    await waitFor(() => expect(isOff(sport())).toBe(false));
  });

  test('are rendered by the server if the condition is known', () => {
    const values = { art: 'Sport' };
    document.body.innerHTML = renderToString(
      <Probe form={{ template: 'probe', status: 'error', werte: values, fehler: [] }} />,
    );
    expect(isOff(sport())).toBe(false);
    document.body.innerHTML = '';
  });
});

describe('a picture', () => {
  test('is rejected at once if its type is wrong, and can be removed', async () => {
    const user = setup();
    render(<Probe />);
    await user.upload(image(), gif);
    expect((await screen.findAllByText(IMAGE_WRONG_TYPE)).length).toBeGreaterThan(0);
    expect(image().getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Bild entfernen' }));
    await waitFor(() => expect(image().getAttribute('aria-invalid')).toBeNull());
    expect(image().files).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Bild entfernen' })).toBeNull();
    expect(document.activeElement).toBe(image());
  });

  test('is stored as soon as it is chosen, for a reload right afterwards', async () => {
    render(<Probe />);
    await setup().upload(image(), photo);
    expect(loadDraft('gm:entwurf:probe:/probe/')).toMatchObject({ dateien: ['bild'] });
  });

  test('is sent with progress', async () => {
    const user = setup();
    render(<Probe />);
    await user.type(title(), 'Fest');
    await user.upload(image(), photo);
    expect(await screen.findByText('Von dieser Datei lässt sich keine Vorschau zeigen.')).toBeTruthy();
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

  test('stays selected if sending failed, and the retry is the same request', async () => {
    FakeRequest.status = 503;
    await sendFixed({ mitBild: true });
    await screen.findByRole('heading', { name: 'Gescheitert' });
    expect(image().files).toHaveLength(1);
    await send();
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
    expect(FakeRequest.sent[1]?.headers).toEqual(FakeRequest.sent[0]?.headers);
  });

  test('is sent again automatically after a network error, with the same key and a notice', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    FakeRequest.fails = true;
    await sendFixed({ mitBild: true });
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

  test('returns to the form after a failure, with all input kept', async () => {
    FakeRequest.status = 503;
    const user = await sendFixed();
    const way = await screen.findByRole('link', { name: 'Zurück zum Formular' });
    expect(way.getAttribute('href')).toBe(`#${title().id}`);
    await user.click(way);
    expect(screen.queryByRole('heading', { name: 'Gescheitert' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(title()));
    expect(title().value).toBe('Fest');
  });

  test('is confirmed even if the reply has no reference number', async () => {
    FakeRequest.reply = '{"ok":true}';
    await sendFixed();
    await screen.findByRole('heading', { name: 'Danke' });
    expect(screen.queryByText(/Referenznummer/)).toBeNull();
  });

  test('is removed when starting a new form', async () => {
    const user = await sendFixed({ mitBild: true });
    await user.click(await screen.findByRole('button', { name: 'Zurück zum Formular' }));
    expect(image().files).toHaveLength(0);
  });
});

describe('a message', () => {
  const inWords = /Titel fehlt\./;
  const shown = () => screen.queryAllByText(inWords).length > 0;
  const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)));

  test('stays while a pointer is held down, so that the pressed element gets the click', async () => {
    const user = setup();
    render(<Probe />);
    await send();
    await screen.findAllByText(inWords);
    await user.type(title(), 'Fest');
    const sportart = screen.getByRole<HTMLInputElement>('radio', { name: 'Sport' });
    await user.pointer({ keys: '[MouseLeft>]', target: sportart });
    await pause();
    expect(shown()).toBe(true);
    await user.pointer({ keys: '[/MouseLeft]', target: sportart });
    expect(sportart.checked).toBe(true);
    await waitFor(() => expect(shown()).toBe(false));
  });

  test('does not appear while a pointer is held down', async () => {
    const user = setup();
    render(<Probe />);
    await user.type(title(), 'Fest');
    await send();
    await user.clear(title());
    await user.pointer({ keys: '[TouchA>]', target: document.body });
    await pause();
    expect(shown()).toBe(false);
    await user.pointer({ keys: '[/TouchA]', target: document.body });
    await waitFor(() => expect(shown()).toBe(true));
  });
});

describe('leaving the page', () => {
  test.each(['pagehide', 'visibilitychange'])(
    'input is stored at %s, without the pause after typing',
    async (event) => {
      render(<Probe />);
      await setup().type(title(), 'Fest');
      document.dispatchEvent(new Event(event, { bubbles: true }));
      expect(loadDraft('gm:entwurf:probe:/probe/')).toMatchObject({ werte: { titel: 'Fest' } });
    },
  );

  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('asks for confirmation while there is unsent input', async () => {
    const user = setup();
    render(<Probe />);
    expect(leave()).toBe(false);
    await user.type(title(), 'Fest');
    await waitFor(() => expect(leave()).toBe(true));
    await send();
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    await answer();
    await screen.findByRole('heading', { name: 'Danke' });
    expect(leave()).toBe(false);
  });
});

test.each<[string, FormState['fehler']]>([
  ['a refused form', [{ feld: 'titel', meldung: 'Titel fehlt.' }]],
  ['a failure', []],
])('%s without scripts says that the picture has to be chosen again', (_what, fehler) => {
  render(<Probe form={{ template: 'probe', status: 'error', werte: { titel: '' }, fehler, dateien: ['bild'] }} />);
  const again = 'Bitte wählen Sie das Bild noch einmal aus.';
  expect(screen.getByLabelText(/^Bild \(/).getAttribute('aria-describedby')).toContain('probe-bild-fehler');
  expect(document.getElementById('probe-bild-fehler')?.textContent).toContain(again);
  expect(screen.getByRole('link', { name: again }).getAttribute('href')).toBe('#probe-bild');
});

test('without scripts the form posts to its own URL with its query, as multipart', () => {
  const html = renderToString(<Probe />);
  expect(html).toMatch(/<form[^>]*action="\/probe\/\?id=7"[^>]*enctype="multipart\/form-data"/i);
  const success = renderToString(
    <Probe form={{ template: 'probe', status: 'success', werte: {}, fehler: [], referenz: 'P-1', id: 9 }} />,
  );
  expect(success).toContain('href="/halle/?id=9"');
  expect(success).toContain('<input type="hidden" name="id" value="7"/>');
});
