import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { strasseZustaendig } from './strasse-zustaendig.context.ts';
import { examples } from './strasse-zustaendig.examples.ts';
import StrasseZustaendig from './strasse-zustaendig.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(StrasseZustaendig, strasseZustaendig, examples[name], {
    pfad: '/meine-strasse/',
    suche: '?strasse=schwann-tannenstrasse',
  });

test('names what the street belongs to', () => {
  show('zustaendig');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Wahllokal: Turn- und Festhalle SchwannHauptstraße 30',
    'Grundschule: Grundschule Schwann',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/schule/');
});

test('is empty where nothing is known', () => {
  expect(show('keine').container.textContent).toBe('');
});

test('says that its call failed', () => {
  show('ausgefallen');
  expect(screen.getByText(/können wir gerade nicht zeigen/)).toBeTruthy();
});
