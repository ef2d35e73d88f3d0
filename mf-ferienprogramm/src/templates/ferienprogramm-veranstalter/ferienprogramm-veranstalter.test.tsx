import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ferienprogrammVeranstalter } from './ferienprogramm-veranstalter.context.ts';
import { examples } from './ferienprogramm-veranstalter.examples.ts';
import FerienprogrammVeranstalter from './ferienprogramm-veranstalter.tsx';

test.each([
  ['angemeldet', 'Radtour'],
  ['abgelaufen', 'Neuen Link anfordern'],
] as const)('%s: the next link is "%s"', (name, link) => {
  renderExample(FerienprogrammVeranstalter, ferienprogrammVeranstalter, examples[name], { suche: '?token=x' });
  expect(screen.getByRole('link', { name: link })).toBeTruthy();
});
