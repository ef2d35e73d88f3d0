import { formatSpokenDate } from '@gm/shared/format/spoken';
import { renderExample } from '@gm/shared/test/render-example';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import result from './ergebnis.json';
import { pruefbericht } from './pruefbericht.context.ts';
import { examples } from './pruefbericht.examples.ts';
import Pruefbericht, { CheckReport } from './pruefbericht.tsx';

test('shows date and scope of the last tests as recorded', () => {
  renderExample(Pruefbericht, pruefbericht, examples.bericht);
  expect(screen.getByText(formatSpokenDate(result.geprueft)).getAttribute('datetime')).toBe(result.geprueft);
  expect(screen.getByText(new RegExp(`^${result.seiten} Seiten bei 1280 und 390 Pixeln`))).toBeTruthy();
  expect(result.seiten, 'a report of a few pages is none').toBeGreaterThan(50);
});

test('lists every violated rule with its pages', () => {
  render(
    <CheckReport
      {...result}
      verstoesse={[{ regel: 'Links müssen einen Text haben.', seiten: ['/aktuelles/', '/kontakt/'] }]}
    />,
  );
  expect(screen.getByRole('listitem').textContent).toBe(
    'Links müssen einen Text haben. Nicht erfüllt auf: /aktuelles/, /kontakt/',
  );
  expect(screen.queryByText('Keine Verstöße')).toBeNull();
});
