import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './ferienprogramm-veranstalter.beispiele.ts';
import { ferienprogrammVeranstalter } from './ferienprogramm-veranstalter.context.ts';
import FerienprogrammVeranstalter from './ferienprogramm-veranstalter.tsx';

test.each([
  ['angemeldet', 'Radtour'],
  ['abgelaufen', 'Neuen Link anfordern'],
] as const)('%s: der Weg weiter heißt „%s“', (name, link) => {
  renderBeispiel(FerienprogrammVeranstalter, ferienprogrammVeranstalter, beispiele[name], { suche: '?token=x' });
  expect(screen.getByRole('link', { name: link })).toBeTruthy();
});
