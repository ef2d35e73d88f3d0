import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './redaktion-eilmeldung.beispiele.ts';
import { redaktionEilmeldung } from './redaktion-eilmeldung.context.ts';
import RedaktionEilmeldung from './redaktion-eilmeldung.tsx';

test('zeigt den Hinweis, wie er unter dem Kopf jeder Seite stehen wird', () => {
  renderBeispiel(RedaktionEilmeldung, redaktionEilmeldung, beispiele.worte);
  expect(screen.getByRole('region', { name: /^Eilmeldung: ?Stromausfall in <b>Schwann<\/b>$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Weitere Informationen/ }).getAttribute('href')).toBe('/feuerwehr/');
  expect(screen.queryByRole('img')).toBeNull();
});

test('zeigt das Bild für sich, mit Nachweis: im Hinweis stehen nur Worte', () => {
  renderBeispiel(RedaktionEilmeldung, redaktionEilmeldung, beispiele.bild);
  const hinweis = screen.getByRole('region', { name: /^Eilmeldung/ });
  const bild = screen.getByRole('img', { name: 'Ein umgestürzter Mast' });
  expect(hinweis.contains(bild)).toBe(false);
  expect(screen.getByText('Foto: Feuerwehr')).toBeTruthy();
});
