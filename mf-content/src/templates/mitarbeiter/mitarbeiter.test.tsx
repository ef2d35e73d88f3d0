import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mitarbeiter } from './mitarbeiter.context.ts';
import { examples } from './mitarbeiter.examples.ts';
import Mitarbeiter from './mitarbeiter.tsx';

const show = (name: keyof typeof examples) => renderExample(Mitarbeiter, mitarbeiter, examples[name]);

test('shows role, location and contact details', () => {
  show('person');
  expect(screen.getByText('Zimmer 1.01')).toBeTruthy();
  expect(screen.getByText('Melderecht')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sachgebiet 12: Bürgerbüro' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alle Ansprechpartner*innen' }).getAttribute('href')).toBe(
    '/wegweiser/ansprechpartner/buergerbuero-id_12/',
  );
  expect(screen.getByRole('row', { name: 'Mittwoch geschlossen' })).toBeTruthy();
});

test('shows the available data', () => {
  const { container } = show('allein');
  expect(container.textContent).toBe('Bürgerbüro');
});
