import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './organigramm.beispiele.ts';
import { organigramm } from './organigramm.context.ts';
import Organigramm from './organigramm.tsx';

const show = (name: keyof typeof beispiele) => renderBeispiel(Organigramm, organigramm, beispiele[name]);

test('is nested lists of units with their heads', () => {
  show('verwaltung');
  const oberste = screen.getAllByRole('list')[0]!;
  expect(oberste.querySelectorAll(':scope > li')).toHaveLength(1);
  expect([...oberste.querySelectorAll(':scope > li > ul > li > div')].map(({ textContent }) => textContent)).toEqual([
    'VorzimmerLeitung Vorzimmer',
    'FinanzenLeitung Finanzen',
    'Neu',
  ]);
  expect(within(oberste).getByRole('link', { name: 'Kämmerei' }).getAttribute('href')).toBe(
    '/wegweiser/fachbereiche/kämmerei/',
  );
});

test('opens over the page and closes by its buttons', () => {
  show('verwaltung');
  const oeffnen = screen.getByRole('button', { name: 'Organigramm öffnen' });
  const dialog = document.getElementById(oeffnen.getAttribute('commandfor') ?? '')!;
  expect(oeffnen.getAttribute('command')).toBe('show-modal');
  expect(within(dialog).getByText('Kämmerei').getAttribute('href')).toBe('/wegweiser/fachbereiche/kämmerei/');
  const schliessen = within(dialog).getByText('Schließen');
  expect(schliessen.getAttribute('command')).toBe('close');
  expect(schliessen.getAttribute('commandfor')).toBe(dialog.id);
});

test('says so when there is nothing to show', () => {
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Das Organigramm kann gerade nicht geladen werden' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
