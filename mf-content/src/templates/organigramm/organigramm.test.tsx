import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { organigramm } from './organigramm.context.ts';
import { examples } from './organigramm.examples.ts';
import Organigramm from './organigramm.tsx';

const show = (name: keyof typeof examples) => renderExample(Organigramm, organigramm, examples[name]);

test('renders nested lists of units with their heads', () => {
  show('verwaltung');
  const topmost = screen.getAllByRole('list')[0]!;
  expect(topmost.querySelectorAll(':scope > li')).toHaveLength(1);
  expect([...topmost.querySelectorAll(':scope > li > ul > li > div')].map(({ textContent }) => textContent)).toEqual([
    'VorzimmerLeitung Vorzimmer',
    'FinanzenLeitung Finanzen',
    'Neu',
  ]);
  expect(within(topmost).getByRole('link', { name: 'Kämmerei' }).getAttribute('href')).toBe(
    '/wegweiser/fachbereiche/kämmerei/',
  );
});

test('opens full screen and closes with its buttons', () => {
  show('verwaltung');
  const opening = screen.getByRole('button', { name: 'Organigramm öffnen' });
  const dialog = document.getElementById(opening.getAttribute('commandfor') ?? '')!;
  expect(opening.getAttribute('command')).toBe('show-modal');
  expect(within(dialog).getByText('Kämmerei').getAttribute('href')).toBe('/wegweiser/fachbereiche/kämmerei/');
  const closing = within(dialog).getByText('Schließen');
  expect(closing.getAttribute('command')).toBe('close');
  expect(closing.getAttribute('commandfor')).toBe(dialog.id);
});

test('reports if there is nothing to show', () => {
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Das Organigramm kann gerade nicht geladen werden' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
