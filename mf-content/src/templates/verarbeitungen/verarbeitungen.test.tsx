import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './verarbeitungen.beispiele.ts';
import { verarbeitungen } from './verarbeitungen.context.ts';
import Verarbeitungen from './verarbeitungen.tsx';

test('tells of every form what is kept, what for and how long', () => {
  const { container } = renderBeispiel(Verarbeitungen, verarbeitungen, beispiele.vollstaendig);
  expect([...container.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
    'Nachricht',
    'Hallenanmietung',
  ]);
  expect(screen.getAllByText('Ihr Name · Ihre E-Mail-Adresse · Ihre Nachricht')).toHaveLength(2);
  expect(screen.getAllByText('Höchstens 2 Jahre nach dem Absenden.')).toHaveLength(2);
});

test('leaves out what has no name, and itself where there is nothing', () => {
  const { container, unmount } = renderBeispiel(Verarbeitungen, verarbeitungen, beispiele.luecken);
  expect(container.querySelectorAll('details')).toHaveLength(1);
  unmount();
  expect(renderBeispiel(Verarbeitungen, verarbeitungen, beispiele.leer).container.textContent).toBe('');
});
