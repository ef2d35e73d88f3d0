import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rat, vorlageKurz } from '../../../test/ratsinfo.ts';
import { ratsvorlagen } from './ratsvorlagen.context.ts';
import Ratsvorlagen from './ratsvorlagen.tsx';

const antwort = {
  data: [
    {
      ...vorlageKurz,
      auszug: [
        { text: 'Am ', treffer: false },
        { text: 'Bach', treffer: true },
      ],
    },
  ],
  pagination: { page: 1, pages: 2 },
  anzahl: 21,
  auswahl: { jahre: ['2026'], arten: ['Antrag', 'Beschlussvorlage'], gremien: [rat] },
};
const show = (ratsinfo: unknown, suche = '') =>
  renderBeispiel(
    Ratsvorlagen,
    ratsvorlagen,
    { context: { ratsvorlagen: ratsinfo }, options: {} },
    { pfad: '/ratsinfo/vorlagen/', suche },
  );

test('marks what was found and keeps what was chosen', () => {
  const { container } = show(antwort, '?q=Bach&typ=Antrag&gremium=1&jahr=2026');
  expect(container.querySelector('mark')?.textContent).toBe('Bach');
  const feld = screen.getByLabelText<HTMLInputElement>('Suchwort');
  expect(Object.fromEntries(new FormData(feld.form!))).toEqual({
    q: 'Bach',
    gremium: '1',
    typ: 'Antrag',
    jahr: '2026',
  });
  expect(screen.getByRole('link', { name: 'Nächste Seite' }).getAttribute('href')).toBe(
    '/ratsinfo/vorlagen/?q=Bach&gremium=1&typ=Antrag&jahr=2026&seite=2',
  );
});

test('says when nothing fits', () => {
  show({ ...antwort, data: [], anzahl: 0 }, '?q=Elefant');
  expect(screen.getByRole('status').textContent).toBe('Keine Vorlagen gefunden');
  expect(screen.getByRole('link', { name: 'Alle Vorlagen zeigen' })).toBeTruthy();
  const sitzungen = screen.getByRole('link', { name: 'In Tagesordnungen und Niederschriften suchen' });
  expect(sitzungen.getAttribute('href')).toBe('/suche/?q=Elefant&typ=sitzung');
});
