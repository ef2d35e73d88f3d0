import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { strasseBekanntmachungen } from './strasse-bekanntmachungen.context.ts';
import { examples } from './strasse-bekanntmachungen.examples.ts';
import StrasseBekanntmachungen from './strasse-bekanntmachungen.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(StrasseBekanntmachungen, strasseBekanntmachungen, examples[name], {
    pfad: '/meine-strasse/',
    suche: '?strasse=schwann-tannenstrasse',
  });

test('names subject and day', () => {
  show('bekanntmachungen');
  expect(screen.getByRole('listitem').textContent).toBe(
    'Bebauungsplan „Ortsmitte Schwann“: AuslegungBauleitplanung vom 20. November',
  );
});

test('is empty without notices', () => {
  expect(show('keine').container.textContent).toBe('');
});

test('says that its call failed', () => {
  show('ausgefallen');
  expect(screen.getByText(/können wir gerade nicht zeigen/)).toBeTruthy();
});
