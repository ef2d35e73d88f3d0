import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './ferien-entwurf.beispiele.ts';
import { ferienEntwurf } from './ferien-entwurf.context.ts';
import FerienEntwurf from './ferien-entwurf.tsx';

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
    preis: '12,5',
    teilnehmer_max: '20',
    was: 'speichern',
  });
  expect(daten).not.toHaveProperty('taeglich');
});

test('was veröffentlicht ist, ist kein Entwurf', () => {
  expect(show('veroeffentlicht').container.textContent).toBe('');
});
