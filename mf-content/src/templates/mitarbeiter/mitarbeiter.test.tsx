import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './mitarbeiter.beispiele.ts';
import { mitarbeiter } from './mitarbeiter.context.ts';
import Mitarbeiter from './mitarbeiter.tsx';

const show = (name: keyof typeof beispiele) => renderBeispiel(Mitarbeiter, mitarbeiter, beispiele[name]);

test('says what somebody does, where, and how to reach them', () => {
  show('person');
  expect(screen.getByText('Zimmer 1.01')).toBeTruthy();
  expect(screen.getByText('Melderecht')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sachgebiet 12: Bürgerbüro' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alle Ansprechpartner*innen' }).getAttribute('href')).toBe(
    '/wegweiser/ansprechpartner/buergerbuero-id_12/',
  );
  expect(screen.getByRole('row', { name: 'Mittwoch geschlossen' })).toBeTruthy();
});

test('shows what there is', () => {
  const { container } = show('allein');
  expect(container.textContent).toBe('Bürgerbüro');
});
