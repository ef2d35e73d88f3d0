import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { redaktionLinks } from './redaktion-links.context.ts';
import { examples } from './redaktion-links.examples.ts';
import RedaktionLinks from './redaktion-links.tsx';

const show = (name: keyof typeof examples, search = '') =>
  renderExample(RedaktionLinks, redaktionLinks, examples[name], { pfad: '/intranet/redaktion/links/', suche: search });

test('every broken link is listed with the reason and a link to its entry', () => {
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

test('distinguishes no broken links, unchecked links and a failed call', () => {
  show('leer');
  expect(screen.getByRole('heading', { name: 'Alle geprüften Links führen zum Ziel' })).toBeTruthy();
  expect(screen.getByText(/42 von 42 sind geprüft/)).toBeTruthy();
  show('aus');
  expect(screen.getByText('Links zu anderen Websites werden hier nicht geprüft')).toBeTruthy();
  expect(screen.getByText(/^Jeder Link zu einer eigenen Seite wird einmal am Tag geprüft\. 0 von 42/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Noch ist kein Link geprüft' })).toBeTruthy();
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Links können gerade nicht geladen werden' })).toBeTruthy();
});
