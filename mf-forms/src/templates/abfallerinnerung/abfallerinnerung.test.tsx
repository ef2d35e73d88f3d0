import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples } from './abfallerinnerung.examples.ts';
import Abfallerinnerung from './abfallerinnerung.tsx';

test('preselects the street from the dates page and all types', () => {
  render(<Abfallerinnerung {...examples.leer} />);
  const street = screen.getByLabelText<HTMLSelectElement>(/^Straße/);
  expect(street.value).toBe('schwann-tannenstrasse');
  expect(within(within(street).getByRole('group', { name: 'Conweiler' })).getByRole('option').textContent).toBe(
    'Hauptstraße',
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Restmüll' }).checked).toBe(true);
});

test('saves no draft for the preselection alone, but keeps changes across a reload', async () => {
  const rest = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Restmüll' });
  const deleting = { name: 'Entwurf löschen' };
  render(<Abfallerinnerung {...examples.leer} />);
  expect(screen.queryByRole('button', deleting)).toBeNull();
  fireEvent.click(rest());
  expect(await screen.findByRole('button', deleting)).toBeTruthy();
  cleanup();
  render(<Abfallerinnerung {...examples.leer} />);
  expect(rest().checked).toBe(false);
  fireEvent.click(screen.getByRole('button', deleting));
  expect(rest().checked).toBe(true);
});

test('saves a draft with everything deselected, but not with an unknown street', async () => {
  const { leer: empty } = examples;
  const foreign = { ...empty, seite: { ...empty.seite, suche: '?strasse=nirgendwo' } };
  const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true });
  render(<Abfallerinnerung {...foreign} />);
  expect(screen.queryByRole('button', { name: 'Entwurf löschen' })).toBeNull();
  for (const box of ticked()) fireEvent.click(box);
  expect(await screen.findByRole('button', { name: 'Entwurf löschen' })).toBeTruthy();
  cleanup();
  render(<Abfallerinnerung {...foreign} />);
  expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
});

test('keeps the input after a rejected post without JavaScript, with the message at its field', () => {
  document.body.innerHTML = renderToString(<Abfallerinnerung {...examples.abgelehnt} />);
  const value = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  expect(value('strasse')?.value).toBe('conweiler-hauptstrasse');
  const ticked = [...document.querySelectorAll<HTMLInputElement>('[name="arten"]:checked')];
  expect(ticked.map(({ value }) => value)).toEqual(['bio']);
  expect(value('email')?.value).toBe('anna@');
  expect(value('email')?.getAttribute('aria-invalid')).toBe('true');
  document.body.innerHTML = '';
});
