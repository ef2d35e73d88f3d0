import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { strasseBaustellen } from './strasse-baustellen.context.ts';
import { examples } from './strasse-baustellen.examples.ts';
import StrasseBaustellen from './strasse-baustellen.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(StrasseBaustellen, strasseBaustellen, examples[name], {
    pfad: '/meine-strasse/',
    suche: '?strasse=schwann-tannenstrasse',
  });

test('marks those in the street itself and names their days', () => {
  show('baustellen');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'In Ihrer StraßeNeue Wasserleitung in der TannenstraßeGesperrt bis voraussichtlich Freitag, 4. Dezember. Anlieger kommen von Norden bis zur Baustelle. Umleitung über die Waldstraße.',
    'Glasfaser in der WaldstraßeEingeschränkt ab Montag, 7. Dezember bis voraussichtlich Freitag, 18. Dezember. Halteverbot auf einer Seite.',
  ]);
});

test('says that there are none, and is empty for an unknown street', () => {
  show('keine');
  expect(screen.getByText('In Schwann ist zurzeit keine Baustelle eingetragen.')).toBeTruthy();
  expect(show('unbekannt').container.textContent).toBe('');
});

test('says that its call failed', () => {
  show('ausgefallen');
  expect(screen.getByText(/können wir gerade nicht zeigen/)).toBeTruthy();
});
