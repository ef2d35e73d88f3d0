import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './redaktion-links.beispiele.ts';
import { redaktionLinks } from './redaktion-links.context.ts';
import RedaktionLinks from './redaktion-links.tsx';

const show = (name: keyof typeof beispiele, suche = '') =>
  renderBeispiel(RedaktionLinks, redaktionLinks, beispiele[name], { pfad: '/intranet/redaktion/links/', suche });

test('jeder Link, der nicht mehr geht, steht da mit Grund und dem Weg dorthin, wo er zu ändern ist', () => {
  show('kaputte', '?sort=url');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2 Links');
  expect(screen.getByRole('link', { name: 'Umgezogen (1)' }).getAttribute('href')).toBe(
    '/intranet/redaktion/links/?typ=umgezogen&sort=url',
  );
  expect(screen.getByRole('columnheader', { name: 'Adresse' }).getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getByRole('link', { name: 'Adresse' }).getAttribute('href')).toBe(
    '/intranet/redaktion/links/?sort=-url',
  );
  expect(screen.getByText('und 3 weitere')).toBeTruthy();
  expect(screen.getByText('Die Seite gibt es dort nicht mehr.', { exact: false })).toBeTruthy();
  expect(screen.getByText('https://neu.example/')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Wald & Gewässer' })[0]?.getAttribute('href')).toBe(
    '/intranet/redaktion/inhalt-seite/?id=wald',
  );
});

test('alles in Ordnung ist etwas anderes als nicht geprüft und nicht zu lesen', () => {
  show('leer');
  expect(screen.getByRole('heading', { name: 'Alle geprüften Links führen zum Ziel' })).toBeTruthy();
  expect(screen.getByText(/42 von 42 sind geprüft/)).toBeTruthy();
  show('aus');
  expect(screen.getByText('Links werden hier nicht geprüft')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Kein Link ist geprüft' })).toBeTruthy();
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Links können gerade nicht geladen werden' })).toBeTruthy();
});
