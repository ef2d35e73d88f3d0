import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { PhotoChoice } from './photo-choice.tsx';
import { answerUploads } from './upload.examples.ts';

const reh = {
  datei: 'reh.jpg',
  bild: { id: 'reh-12345678', breite: 1600, hoehe: 1067, farbe: '#4d5d3a', alt: '' },
  href: '/intranet/redaktion/inhalt-foto/?id=reh.jpg',
};
const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const saved = vi.fn();
let sent: ReturnType<typeof answerUploads>;
beforeEach(() => {
  vi.restoreAllMocks();
  saved.mockClear();
  sent = answerUploads(() => ({ status: 201, body: { medium: reh } }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).endsWith('/inhalt')) saved(JSON.parse(String(init?.body)));
    return json(String(url).includes('/medien?') ? { data: [reh] } : {});
  });
});
const onValue = vi.fn();
const show = () => render(<PhotoChoice control={{ id: 'bild' }} value="" onValue={onValue} />);
const picture = (name: string, type: string) => new File([new Uint8Array(4)], name, { type });

test('an uploaded picture gets description and credit at once, and is then chosen', async () => {
  show();
  await userEvent.upload(screen.getByLabelText('Bild hochladen'), picture('reh.jpg', 'image/jpeg'));
  await userEvent.type(await screen.findByLabelText(/^Was ist zu sehen/), 'Ein Reh{Enter}');
  expect(screen.getByText('Bitte geben Sie an, wer das Bild aufgenommen hat.')).toBeTruthy();
  expect(onValue).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/^Bildnachweis/), 'Foto: Ada{Enter}');
  await waitFor(() => expect(onValue).toHaveBeenCalledWith('reh.jpg'));
  expect(JSON.parse(saved.mock.calls[0]?.[0].daten)).toEqual({
    datei: 'reh.jpg',
    alt: 'Ein Reh',
    bildcopyright: 'Foto: Ada',
  });
});

test('pictures are dropped and pasted; text is not taken', async () => {
  show();
  const field = screen.getByText('Noch kein Bild');
  fireEvent.drop(field, { dataTransfer: { files: [], types: ['text/plain'] } });
  fireEvent.paste(field, { clipboardData: { files: [picture('kopie.png', 'image/png')] } });
  expect(await screen.findByLabelText(/^Was ist zu sehen/)).toBeTruthy();
  fireEvent.drop(field, { dataTransfer: { files: [picture('neu.jpg', 'image/jpeg')], types: ['Files'] } });
  await waitFor(() => expect(sent.mock.calls.flat()).toEqual(['kopie.png', 'neu.jpg']));
});

test('a picture that the browser cannot read is refused with what to do', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('format')));
  show();
  const field = screen.getByText('Noch kein Bild');
  fireEvent.drop(field, { dataTransfer: { files: [picture('IMG_1.HEIC', '')], types: ['Files'] } });
  expect((await screen.findByRole('alert')).textContent).toContain('Bitte speichern Sie es als JPEG');
  fireEvent.drop(field, { dataTransfer: { files: [picture('brief.pdf', 'application/pdf')], types: ['Files'] } });
  expect((await screen.findByText(/^Bitte wählen Sie ein Bild im Format/)).textContent).toContain('AVIF');
  expect(sent).not.toHaveBeenCalled();
});

test('the choice names illustrations in German, and says that no photo matches or that none could be loaded', async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  vi.mocked(fetch).mockImplementation(async (url) => {
    if (String(url).includes('q=weg')) throw new TypeError('offline');
    return json({ data: String(url).includes('q=&') ? [reh] : [] });
  });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Bild wählen', hidden: true }));
  for (const name of ['Ausstellung', 'Fußball', 'Barfuß', 'Straße'])
    expect(await screen.findByRole('button', { name: `Motiv: ${name}`, hidden: true })).toBeTruthy();
  const search = screen.getByLabelText('Bild suchen');
  fireEvent.change(search, { target: { value: 'Kelter' } });
  expect(await screen.findByText('Kein Foto gefunden.')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'weg' } });
  expect(await screen.findByText(/^Die Fotos konnten nicht geladen werden/)).toBeTruthy();
});

test('the focal point of the chosen picture is set inside its field, and saved with the version that was read', async () => {
  const photo = { art: 'foto', schluessel: 'reh.jpg', referenz: 'IN-2026-0001' };
  const details = { datei: 'reh.jpg', alt: 'Ein Reh', bildcopyright: 'Ada' };
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    if (init?.body) saved(JSON.parse(String(init.body)));
    if (!String(url).includes('/inhalte/foto?id=reh.jpg')) return json({ data: [reh] });
    const werte = { ...photo, daten: JSON.stringify(details) };
    return json({ werte, version: 3, schritte: ['speichern', 'freigeben'], inhalt: { bild: reh.bild } });
  });
  render(<PhotoChoice control={{ id: 'bild' }} value="reh.jpg" onValue={onValue} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ausschnitt' }));
  fireEvent.change(await screen.findByRole('slider', { name: 'Von links (in Prozent)' }), { target: { value: '80' } });
  await userEvent.click(screen.getByRole('button', { name: 'Ausschnitt speichern' }));
  expect(await screen.findByText('Gespeichert.')).toBeTruthy();
  const sent = saved.mock.calls[0]?.[0];
  expect(sent).toMatchObject({ ...photo, version: 3, was: 'freigeben' });
  expect(JSON.parse(sent.daten)).toEqual({ ...details, fokus: { von_links: 80, von_oben: 50 } });
});

test('an account without the right to release submits the change, and a refusal is shown', async () => {
  let refused = true;
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    if (init?.body && refused)
      return new Response(JSON.stringify({ detail: 'Zwischenzeitlich geändert.' }), { status: 422 });
    if (init?.body) saved(JSON.parse(String(init.body)));
    return json(
      String(url).includes('/inhalte/foto?')
        ? { werte: { daten: '{}' }, version: 1, schritte: ['speichern', 'vorlegen'], inhalt: { bild: reh.bild } }
        : { data: [reh] },
    );
  });
  render(<PhotoChoice control={{ id: 'bild' }} value="reh.jpg" onValue={onValue} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ausschnitt' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ausschnitt zur Freigabe vorlegen' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Zwischenzeitlich geändert.');
  refused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Ausschnitt zur Freigabe vorlegen' }));
  expect(await screen.findByText(/^Vorgelegt/)).toBeTruthy();
  expect(saved.mock.calls[0]?.[0].was).toBe('vorlegen');
});
