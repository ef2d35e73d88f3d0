import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerUploads } from '../../medien/upload.beispiele.ts';
import { beispiele } from './redaktion-medien.beispiele.ts';
import { redaktionMedien } from './redaktion-medien.context.ts';
import RedaktionMedien from './redaktion-medien.tsx';

let answer: { status: number; body: object };
let sent: ReturnType<typeof answerUploads>;
const gespeichert = vi.fn();
const [, medium] = beispiele.bilder.context.medien.data;
beforeEach(() => {
  sent = answerUploads(() => answer);
  answer = { status: 201, body: { medium } };
  gespeichert.mockReset();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    gespeichert(JSON.parse(String(init?.body)));
    return Response.json({}, { status: 201 });
  });
});

afterEach(() => void vi.unstubAllGlobals());

const show = (name: keyof typeof beispiele, suche = '') =>
  renderBeispiel(RedaktionMedien, redaktionMedien, beispiele[name], { pfad: '/intranet/redaktion/medien/', suche });
const jpeg = (name: string, size = 4) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });

test('die Bilder stehen da mit dem, was fehlt, und führen zu ihrem Formular', () => {
  show('bilder');
  expect(screen.getByRole('link', { name: 'Ein Weg im Wald' }).getAttribute('href')).toContain('?id=wald.jpg');
  expect(screen.getByRole('link', { name: 'p1010101.jpg' })).toBeTruthy();
  expect(screen.getByText('Beschreibung oder Nachweis fehlt')).toBeTruthy();
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Bilder können gerade nicht geladen werden' })).toBeTruthy();
});

test('die Bilder sind nach Namen oder Änderung sortiert, auf und ab, was die Adresse sagt', () => {
  show('bilder', '?typ=fertig&sort=datei');
  const link = screen.getByRole('link', { name: 'Dateiname, aufsteigend' });
  expect(link.getAttribute('href')).toBe('/intranet/redaktion/medien/?typ=fertig&sort=-datei');
  expect(link.getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: 'Geändert' }).getAttribute('href')).toContain('sort=-geaendert');
});

test('mehrere Bilder kommen auf einmal; was keines ist, geht nicht auf den Weg', async () => {
  show('leer');
  const ablage = screen.getByText(/oder hierher ziehen/).parentElement as HTMLElement;
  const falsch = new File(['x'], 'notiz.txt', { type: 'text/plain' });
  fireEvent.drop(ablage, {
    dataTransfer: { files: [jpeg('a.jpg'), falsch, jpeg('b.jpg'), jpeg('c.jpg', 10_000_001)] },
  });
  expect(await screen.findByText('2 von 4 Bildern sind da.')).toBeTruthy();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Bitte wählen Sie ein Bild im Format JPEG oder PNG aus.',
    'Bitte wählen Sie ein Bild mit höchstens 10 MB aus.',
  ]);
  expect(sent.mock.calls.flat()).toEqual(['a.jpg', 'b.jpg']);
});

test('ein neues Bild wird erst mit Beschreibung und Nachweis gespeichert', async () => {
  const user = userEvent.setup();
  show('leer');
  await user.upload(screen.getByLabelText('Bilder auswählen'), jpeg('p1010101.jpg'));
  await user.click(await screen.findByRole('button', { name: 'Speichern' }));
  expect(gespeichert).not.toHaveBeenCalled();
  expect(screen.getByText(/Bitte beschreiben Sie/)).toBeTruthy();
  await user.type(screen.getByLabelText(/^Was ist zu sehen/), 'Ein Reh');
  await user.type(screen.getByLabelText(/^Bildnachweis/), 'Foto: Ada');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.getByText(/kann jetzt verwendet werden/)).toBeTruthy());
  expect(gespeichert.mock.lastCall?.[0]).toMatchObject({ art: 'foto', schluessel: 'p1010101.jpg', was: 'freigeben' });
  expect(JSON.parse(gespeichert.mock.lastCall?.[0].daten)).toEqual({
    datei: 'p1010101.jpg',
    alt: 'Ein Reh',
    bildcopyright: 'Foto: Ada',
  });
});

test('ein Bild, das nicht ankommt, sagt warum', async () => {
  const user = userEvent.setup();
  answer = { status: 422, body: { detail: 'Dieses Bild lässt sich nicht lesen.' } };
  show('leer');
  await user.upload(screen.getByLabelText('Bilder auswählen'), jpeg('kaputt.jpg'));
  expect((await screen.findByRole('alert')).textContent).toBe('Dieses Bild lässt sich nicht lesen.');
});
