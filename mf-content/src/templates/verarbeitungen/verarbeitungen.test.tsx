import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { verarbeitungen } from './verarbeitungen.context.ts';
import { examples } from './verarbeitungen.examples.ts';
import Verarbeitungen from './verarbeitungen.tsx';

test('states for every form what is stored, for what purpose and how long', () => {
  const { container } = renderExample(Verarbeitungen, verarbeitungen, examples.vollstaendig);
  expect([...container.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
    'Nachricht',
    'Hallenanmietung',
  ]);
  expect(screen.getAllByText('Ihr Name · Ihre E-Mail-Adresse · Ihre Nachricht')).toHaveLength(2);
  expect(screen.getAllByText('Höchstens 2 Jahre nach dem Absenden.')).toHaveLength(2);
});

test('skips entries without a name and renders nothing without entries', () => {
  const { container, unmount } = renderExample(Verarbeitungen, verarbeitungen, examples.luecken);
  expect(container.querySelectorAll('details')).toHaveLength(1);
  unmount();
  expect(renderExample(Verarbeitungen, verarbeitungen, examples.leer).container.textContent).toBe('');
});
