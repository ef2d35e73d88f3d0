import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './abfallerinnerung-verwalten.beispiele.ts';
import AbfallerinnerungVerwalten from './abfallerinnerung-verwalten.tsx';

const formOf = (knopf: string) => screen.getByRole<HTMLButtonElement>('button', { name: knopf }).form!;

test('bestätigt wird erst mit dem Knopf, nicht schon durch das Öffnen des Links', () => {
  render(<AbfallerinnerungVerwalten {...beispiele.unbestaetigt} />);
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

test('danach lässt sie sich ändern und abbestellen', () => {
  render(<AbfallerinnerungVerwalten {...beispiele.bestaetigt} />);
  expect(screen.getByRole('heading', { name: 'Ihre Erinnerung ist eingerichtet' })).toBeTruthy();
  expect([...new FormData(formOf('Änderung speichern'))]).toEqual(
    expect.arrayContaining([
      ['strasse', 'schwann-tannenstrasse'],
      ['arten', 'bio'],
    ]),
  );
  expect(new FormData(formOf('Erinnerung abbestellen')).get('vorgang')).toBe('abmelden');
});

test('eine abgelehnte Änderung steht noch da, die Meldung am Feld', () => {
  render(<AbfallerinnerungVerwalten {...beispiele.abgelehnt} />);
  expect(screen.getByLabelText<HTMLSelectElement>(/^Straße/).value).toBe('conweiler-hauptstrasse');
  const kasten = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bioabfall' });
  expect(kasten.checked).toBe(false);
  expect(kasten.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(kasten.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Bitte wählen Sie mindestens eine Abfallart aus.',
  );
});

test.each([
  ['abbestellt', 'Die Erinnerung ist abbestellt'],
  ['unbekannt', 'Diese Erinnerung gibt es nicht'],
] as const)('%s: sagt, was ist, und führt zurück', (name, titel) => {
  render(<AbfallerinnerungVerwalten {...beispiele[name]} />);
  expect(screen.getByRole('heading', { name: titel })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Neu anmelden' }).getAttribute('href')).toBe('/abfalltermine/erinnerung/');
});
