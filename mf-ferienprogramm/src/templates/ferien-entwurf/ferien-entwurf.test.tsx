import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beispiele } from './ferien-entwurf.beispiele.ts';
import { ferienEntwurf } from './ferien-entwurf.context.ts';
import FerienEntwurf from './ferien-entwurf.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 3, referenz: '' }, { status: 201 }));
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

const show = (name: keyof typeof beispiele) =>
  renderBeispiel(FerienEntwurf, ferienEntwurf, beispiele[name], { pfad: '/intranet/ferienprogramm/10001/' });

test('ein Entwurf steht ganz im Formular und wird, wenn man nichts anderes wählt, nur gespeichert', () => {
  show('entwurf');
  expect(screen.getByRole('heading', { name: 'Entwurf' })).toBeTruthy();
  expect(screen.getByText('Jugendhaus')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Ein Drachen' })).toBeTruthy();
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Absenden' });
  const daten = Object.fromEntries(new FormData(form!));
  expect(daten).toMatchObject({
    id: '3',
    titel: 'Drachen bauen',
    datum_von: '03.08.2026',
    zeit_bis: '12:00',
    preis: '12,50',
    teilnehmer_max: '20',
    was: 'speichern',
  });
  expect(daten).not.toHaveProperty('taeglich');
});

test('was veröffentlicht ist, ist kein Entwurf', () => {
  expect(show('veroeffentlicht').container.textContent).toBe('');
});

test.each([
  ['Entwurf speichern', 'Gespeichert'],
  ['Veröffentlichen', 'Veröffentlicht'],
  ['Entwurf verwerfen', 'Entwurf verworfen'],
])('nach „%s“ steht da: %s', async (wahl, titel) => {
  show('entwurf');
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${wahl}`) }));
  fireEvent.click(screen.getByRole('button', { name: 'Absenden' }));
  expect(await screen.findByRole('heading', { name: new RegExp(`${titel}$`) })).toBeTruthy();
});
