import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from './abfallerinnerung-verwalten.examples.ts';
import AbfallerinnerungVerwalten from './abfallerinnerung-verwalten.tsx';

const formOf = (button: string) => screen.getByRole<HTMLButtonElement>('button', { name: button }).form!;

test('confirms with the button only, not by opening the link', () => {
  render(<AbfallerinnerungVerwalten {...examples.unbestaetigt} />);
  const form = formOf('Erinnerung bestätigen');
  expect(form.method).toBe('post');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    formular: 'abfallerinnerung-verwalten',
    vorgang: 'bestaetigen',
    token: 'x'.repeat(32),
    firma: '',
  });
  expect(screen.getByText('Tannenstraße, Schwann')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Änderung speichern' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Anmeldung löschen' })).toBeTruthy();
});

test('allows changing and ending a confirmed reminder', () => {
  render(<AbfallerinnerungVerwalten {...examples.bestaetigt} />);
  expect(screen.getByRole('heading', { name: 'Ihre Erinnerung ist eingerichtet' })).toBeTruthy();
  expect([...new FormData(formOf('Änderung speichern'))]).toEqual(
    expect.arrayContaining([
      ['strasse', 'schwann-tannenstrasse'],
      ['arten', 'bio'],
    ]),
  );
  expect(new FormData(formOf('Erinnerung abbestellen')).get('vorgang')).toBe('abmelden');
});

test('keeps a rejected change with the message at its field', () => {
  render(<AbfallerinnerungVerwalten {...examples.abgelehnt} />);
  expect(screen.getByLabelText<HTMLSelectElement>(/^Straße/).value).toBe('conweiler-hauptstrasse');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bioabfall' });
  expect(box.checked).toBe(false);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Bitte wählen Sie mindestens eine Abfallart aus.',
  );
});

test.each([
  ['abbestellt', 'Die Erinnerung ist abbestellt'],
  ['unbekannt', 'Diese Erinnerung gibt es nicht'],
] as const)('%s: shows the state and a link back', (name, title) => {
  render(<AbfallerinnerungVerwalten {...examples[name]} />);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Neu anmelden' }).getAttribute('href')).toBe('/abfalltermine/erinnerung/');
});
