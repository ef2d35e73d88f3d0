import { renderExample } from '@gm/shared/test/render-example';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerUploads } from '../../media/upload.examples.ts';
import { redaktionMedien } from './redaktion-medien.context.ts';
import { examples } from './redaktion-medien.examples.ts';
import RedaktionMedien from './redaktion-medien.tsx';

let answer: { status: number; body: object };
let sent: ReturnType<typeof answerUploads>;
const saved = vi.fn();
const [, medium] = examples.bilder.context.medien.data;
beforeEach(() => {
  sent = answerUploads(() => answer);
  answer = { status: 201, body: { medium } };
  saved.mockReset();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    saved(JSON.parse(String(init?.body)));
    return Response.json({}, { status: 201 });
  });
});

afterEach(() => void vi.unstubAllGlobals());

const show = (name: keyof typeof examples, search = '') =>
  renderExample(RedaktionMedien, redaktionMedien, examples[name], {
    pfad: '/intranet/redaktion/medien/',
    suche: search,
  });
const jpeg = (name: string, size = 4) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });

test('pictures show what is missing and link to their form', () => {
  show('bilder');
  expect(screen.getByRole('link', { name: 'Ein Weg im Wald' }).getAttribute('href')).toContain('?id=wald.jpg');
  expect(screen.getByRole('link', { name: 'p1010101.jpg' })).toBeTruthy();
  expect(screen.getByText('Beschreibung oder Nachweis fehlt')).toBeTruthy();
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Bilder können gerade nicht geladen werden' })).toBeTruthy();
});

test('pictures are sorted by name or change in both directions, kept in the URL', () => {
  show('bilder', '?typ=fertig&sort=datei');
  const link = screen.getByRole('link', { name: 'Dateiname, aufsteigend' });
  expect(link.getAttribute('href')).toBe('/intranet/redaktion/medien/?typ=fertig&sort=-datei');
  expect(link.getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: 'Geändert' }).getAttribute('href')).toContain('sort=-geaendert');
});

test('several pictures are uploaded at once; other files are refused before the upload', async () => {
  show('leer');
  const storage = screen.getByText(/oder hierher ziehen/).parentElement as HTMLElement;
  const wrong = new File(['x'], 'notiz.txt', { type: 'text/plain' });
  fireEvent.drop(storage, {
    dataTransfer: { files: [jpeg('a.jpg'), wrong, jpeg('b.jpg'), jpeg('c.jpg', 10_000_001)] },
  });
  expect(await screen.findByText('2 von 4 Bildern sind da.')).toBeTruthy();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP, AVIF oder HEIC aus.',
    'Bitte wählen Sie ein Bild mit höchstens 10 MB aus.',
  ]);
  expect(sent.mock.calls.flat()).toEqual(['a.jpg', 'b.jpg']);
});

test('one credit fills the empty ones, and all complete pictures are saved at once', async () => {
  const user = userEvent.setup();
  show('leer');
  await user.upload(screen.getByLabelText('Bilder auswählen'), [jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg')]);
  expect(await screen.findByText('3 von 3 Bildern sind da.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'c.jpg verwerfen' }));
  await user.type(screen.getByLabelText(/^Bildnachweis für alle/), 'Foto: Ada');
  const [first] = screen.getAllByLabelText(/^Was ist zu sehen/);
  await user.type(first!, 'Ein Reh');
  await user.click(screen.getByRole('button', { name: 'Alle speichern' }));
  expect(await screen.findByText('Noch nicht gespeichert: b.jpg.')).toBeTruthy();
  expect(saved).toHaveBeenCalledTimes(1);
  expect(JSON.parse(saved.mock.calls[0]?.[0].daten)).toMatchObject({ alt: 'Ein Reh', bildcopyright: 'Foto: Ada' });
  await user.type(screen.getByLabelText(/^Was ist zu sehen/), 'Ein Fuchs');
  await user.click(screen.getByRole('button', { name: 'Alle speichern' }));
  expect(await screen.findByText('Alle Bilder sind gespeichert.')).toBeTruthy();
  expect(saved).toHaveBeenCalledTimes(2);
});

test('a new picture can be saved only with description and credit', async () => {
  const user = userEvent.setup();
  show('leer');
  await user.upload(screen.getByLabelText('Bilder auswählen'), jpeg('p1010101.jpg'));
  await user.click(await screen.findByRole('button', { name: 'Speichern' }));
  expect(saved).not.toHaveBeenCalled();
  expect(screen.getByText(/Bitte beschreiben Sie/)).toBeTruthy();
  await user.type(screen.getByLabelText(/^Was ist zu sehen/), 'Ein Reh');
  await user.type(screen.getByLabelText(/^Bildnachweis/), 'Foto: Ada');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.getByText(/kann jetzt verwendet werden/)).toBeTruthy());
  expect(saved.mock.lastCall?.[0]).toMatchObject({ art: 'foto', schluessel: 'p1010101.jpg', was: 'freigeben' });
  expect(JSON.parse(saved.mock.lastCall?.[0].daten)).toEqual({
    datei: 'p1010101.jpg',
    alt: 'Ein Reh',
    bildcopyright: 'Foto: Ada',
  });
});

test('a failed upload shows the reason', async () => {
  const user = userEvent.setup();
  answer = { status: 422, body: { detail: 'Dieses Bild lässt sich nicht lesen.' } };
  show('leer');
  await user.upload(screen.getByLabelText('Bilder auswählen'), jpeg('kaputt.jpg'));
  expect((await screen.findByRole('alert')).textContent).toBe('Dieses Bild lässt sich nicht lesen.');
});
