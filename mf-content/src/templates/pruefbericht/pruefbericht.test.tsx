import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import ergebnis from './ergebnis.json';
import { beispiele } from './pruefbericht.beispiele.ts';
import { pruefbericht } from './pruefbericht.context.ts';
import Pruefbericht, { Bericht } from './pruefbericht.tsx';

test('tells day and extent of the last tests as they were written down', () => {
  renderBeispiel(Pruefbericht, pruefbericht, beispiele.bericht);
  const [jahr, monat, tag] = ergebnis.geprueft.split('-');
  expect(screen.getByText(`${tag}.${monat}.${jahr}`).getAttribute('datetime')).toBe(ergebnis.geprueft);
  expect(screen.getByText(new RegExp(`^${ergebnis.seiten} Seiten bei 1280 und 390 Pixeln`))).toBeTruthy();
  expect(ergebnis.seiten, 'a report of a few pages is none').toBeGreaterThan(50);
});

test('hides nothing: every rule that is not met, with the pages', () => {
  render(
    <Bericht
      {...ergebnis}
      verstoesse={[{ regel: 'Links müssen einen Text haben.', seiten: ['/aktuelles/', '/kontakt/'] }]}
    />,
  );
  expect(screen.getByRole('listitem').textContent).toBe(
    'Links müssen einen Text haben. Nicht erfüllt auf: /aktuelles/, /kontakt/',
  );
  expect(screen.queryByText('Keine Verstöße')).toBeNull();
});
