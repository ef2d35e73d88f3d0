import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { council, paperShort } from '../../../test/ratsinfo.ts';
import { ratsvorlagen } from './ratsvorlagen.context.ts';
import Ratsvorlagen from './ratsvorlagen.tsx';

const answer = {
  data: [
    {
      ...paperShort,
      auszug: [
        { text: 'Am ', treffer: false },
        { text: 'Bach', treffer: true },
      ],
    },
  ],
  pagination: { page: 1, pages: 2 },
  anzahl: 21,
  auswahl: { jahre: ['2026'], arten: ['Antrag', 'Beschlussvorlage'], gremien: [council] },
};
const show = (ratsinfo: unknown, search = '') =>
  renderExample(
    Ratsvorlagen,
    ratsvorlagen,
    { context: { ratsvorlagen: ratsinfo }, options: {} },
    { pfad: '/ratsinfo/vorlagen/', suche: search },
  );

test('marks matches and keeps the selection', () => {
  const { container } = show(answer, '?q=Bach&typ=Antrag&gremium=1&jahr=2026');
  expect(container.querySelector('mark')?.textContent).toBe('Bach');
  const field = screen.getByLabelText<HTMLInputElement>('Suchwort');
  expect(Object.fromEntries(new FormData(field.form!))).toEqual({
    q: 'Bach',
    gremium: '1',
    typ: 'Antrag',
    jahr: '2026',
  });
  expect(screen.getByRole('link', { name: 'Nächste Seite' }).getAttribute('href')).toBe(
    '/ratsinfo/vorlagen/?q=Bach&gremium=1&typ=Antrag&jahr=2026&seite=2',
  );
});

test('reports no matches', () => {
  show({ ...answer, data: [], anzahl: 0 }, '?q=Elefant');
  expect(screen.getByRole('status').textContent).toBe('Keine Vorlagen gefunden');
  expect(screen.getByRole('link', { name: 'Alle Vorlagen zeigen' })).toBeTruthy();
  const meetings = screen.getByRole('link', { name: 'In Tagesordnungen und Niederschriften suchen' });
  expect(meetings.getAttribute('href')).toBe('/suche/?q=Elefant&typ=sitzung');
});
