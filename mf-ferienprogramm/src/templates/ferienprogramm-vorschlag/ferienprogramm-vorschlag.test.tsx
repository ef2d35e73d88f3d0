import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import type { Seite } from '@gm/shared/vertrag';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { beispiele } from './ferienprogramm-vorschlag.beispiele.ts';
import { ferienprogrammVorschlag } from './ferienprogramm-vorschlag.context.ts';
import FerienprogrammVorschlag from './ferienprogramm-vorschlag.tsx';

const show = (name: keyof typeof beispiele, formular?: Seite['formular']) =>
  renderBeispiel(FerienprogrammVorschlag, ferienprogrammVorschlag, beispiele[name], {
    pfad: '/ferienprogramm-vorschlag/',
    formular,
  });

beforeEach(() => sessionStorage.clear());

test('der leere Vorschlag nennt jede fehlende Angabe', async () => {
  show('leer');
  fireEvent.click(screen.getByRole('button', { name: 'Veranstaltung abschicken' }));
  const liste = await screen.findByRole('group', { name: /^Fehler/ }, { timeout: 10_000 });
  // Two of its messages tell a pair: begin and end are one sentence, of the days as of the hours.
  expect(within(liste).getAllByRole('link')).toHaveLength(21);
});

test('der Server, der keine Listen von Dateien kennt, zeichnet das Formular', () => {
  vi.stubGlobal('FileList', undefined);
  expect(show('leer').container.querySelector('[name="bild"]')).toBeTruthy();
});

test('ohne Verzeichnis bleibt das Feld für andere Veranstalter', () => {
  show('ohneVerzeichnis');
  expect(screen.getByLabelText('Anderer Veranstalter (eines von beiden)')).toBeTruthy();
});

test('nach dem Vorschlag steht, wie es weitergeht', () => {
  const formular = { template: 'ferienprogramm-vorschlag', werte: {}, fehler: [], referenz: 'FV-2026-0042', id: 42 };
  show('leer', { ...formular, status: 'success' });
  expect(screen.getByRole('heading', { name: 'Vielen Dank für Ihren Vorschlag!' })).toBeTruthy();
  expect(screen.getByText('FV-2026-0042')).toBeTruthy();
});
