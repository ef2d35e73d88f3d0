import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { strasseAbfuhr } from './strasse-abfuhr.context.ts';
import { examples } from './strasse-abfuhr.examples.ts';
import StrasseAbfuhr from './strasse-abfuhr.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(StrasseAbfuhr, strasseAbfuhr, examples[name], {
    pfad: '/meine-strasse/',
    suche: '?strasse=schwann-tannenstrasse',
  });

test('joins the collections of one day and says how far away it is', () => {
  show('abfuhren');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Restmüll, BioabfallMontag, 30. November, morgen',
    'BioabfallMontag, 7. Dezember, in 8 Tagen',
  ]);
  expect(screen.getByRole('link', { name: 'Kalender abonnieren' }).getAttribute('href')).toBe(
    'webcal://www.musterhardt.example/abfalltermine/kalender.ics?strasse=schwann-tannenstrasse&erinnerung=18%3A00',
  );
});

test('says that there are none, and is empty for an unknown street', () => {
  show('keine');
  expect(screen.getByText(/keine Abfuhr eingetragen/)).toBeTruthy();
  expect(show('unbekannt').container.textContent).toBe('');
});

test('says that its call failed', () => {
  show('ausgefallen');
  expect(screen.getByText(/können wir gerade nicht zeigen/)).toBeTruthy();
});
