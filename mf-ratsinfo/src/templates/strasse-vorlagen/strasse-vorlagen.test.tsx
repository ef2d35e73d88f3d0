import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { strasseVorlagen } from './strasse-vorlagen.context.ts';
import { examples } from './strasse-vorlagen.examples.ts';
import StrasseVorlagen from './strasse-vorlagen.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(StrasseVorlagen, strasseVorlagen, examples[name], {
    pfad: '/meine-strasse/',
    suche: '?strasse=schwann-tannenstrasse',
  });

test('marks papers that name the street itself', () => {
  show('vorlagen');
  expect(screen.getByRole('listitem').textContent).toBe(
    'Nennt Ihre StraßeTannenstraße: neue GehwegeBeschlussvorlage vom 14. Oktober 2026',
  );
  expect(screen.getByRole('link', { name: 'Vorlagen zu Schwann' }).getAttribute('href')).toBe(
    '/ratsinfo/vorlagen/?q=Schwann',
  );
});

test('is empty without papers', () => {
  expect(show('keine').container.textContent).toBe('');
});

test('says that its call failed', () => {
  show('ausgefallen');
  expect(screen.getByText(/können wir gerade nicht zeigen/)).toBeTruthy();
});
