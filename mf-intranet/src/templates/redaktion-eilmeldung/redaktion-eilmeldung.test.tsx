import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { redaktionEilmeldung } from './redaktion-eilmeldung.context.ts';
import { examples } from './redaktion-eilmeldung.examples.ts';
import RedaktionEilmeldung from './redaktion-eilmeldung.tsx';

test('shows the notice as it appears below the header of every page', () => {
  renderExample(RedaktionEilmeldung, redaktionEilmeldung, examples.worte);
  expect(screen.getByRole('region', { name: /^Eilmeldung: ?Stromausfall in <b>Schwann<\/b>$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Weitere Informationen/ }).getAttribute('href')).toBe('/feuerwehr/');
  expect(screen.queryByRole('img')).toBeNull();
});

test('shows the picture separately with its credit: the notice is text only', () => {
  renderExample(RedaktionEilmeldung, redaktionEilmeldung, examples.bild);
  const hint = screen.getByRole('region', { name: /^Eilmeldung/ });
  const image = screen.getByRole('img', { name: 'Ein umgestürzter Mast' });
  expect(hint.contains(image)).toBe(false);
  expect(screen.getByText('Foto: Feuerwehr')).toBeTruthy();
});
