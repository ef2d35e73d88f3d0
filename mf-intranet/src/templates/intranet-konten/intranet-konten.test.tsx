import type { FormularZustand } from '@gm/shared/schemas/formular';
import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { intranetKonten } from './intranet-konten.context.ts';
import IntranetKonten from './intranet-konten.tsx';

const ina = {
  id: 7,
  art: 'intern',
  vorname: 'Ina',
  nachname: 'Muster',
  email: 'ina@rathaus.example',
  rollen: ['redaktion'],
  gesperrt: false,
  zweiter_faktor: true,
};
const rat = {
  ...ina,
  id: 8,
  art: 'rat',
  vorname: 'Rosa',
  email: 'rosa@rat.example',
  rollen: [],
  gesperrt: true,
  zweiter_faktor: false,
};
const show = (formular?: FormularZustand) =>
  renderBeispiel(
    IntranetKonten,
    intranetKonten,
    { context: { konten: { data: [ina, rat] } }, options: {} },
    { pfad: '/intranet/konten/', ...(formular ? { formular } : {}) },
  );
const knopf = (zeile: HTMLElement, name: string) =>
  within(zeile).getByText<HTMLButtonElement>(name, { selector: 'button' });

test('nennt, was ein Konto darf, und ändert es mit einfachen Formularen', () => {
  show();
  expect(screen.getByRole('heading', { name: '2 Konten' })).toBeTruthy();
  const [erste, zweite] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(erste).getByText('Zweiter Faktor')).toBeTruthy();
  const rollen = knopf(erste, 'Rollen speichern');
  expect([...new FormData(rollen.form!, rollen)]).toEqual([
    ['formular', 'intranet-konten'],
    ['id', '7'],
    ['rollen', 'redaktion'],
    ['vorgang', 'rollen'],
  ]);
  const sperren = knopf(erste, 'Konto sperren');
  expect(Object.fromEntries(new FormData(sperren.form!, sperren))).toMatchObject({ id: '7', vorgang: 'sperren' });
  expect(knopf(erste, 'Zweiten Faktor abschalten').value).toBe('zweiter-faktor-aus');
  expect(within(zweite).queryByText('Zweiten Faktor abschalten')).toBeNull();
  expect(knopf(zweite, 'Konto entsperren').value).toBe('entsperren');
  expect(within(zweite).queryByText('Rollen speichern')).toBeNull();
});

test('was abgelehnt wurde, steht noch da, die Meldung am Feld', () => {
  show({
    template: 'intranet-konten',
    status: 'error',
    werte: { vorgang: 'anlegen', vorname: 'Nora', email: 'nora@', rollen: 'admin' },
    fehler: [{ feld: 'email', meldung: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' }],
  });
  expect(screen.getByLabelText<HTMLInputElement>('Vorname', { exact: false }).value).toBe('Nora');
  const email = screen.getByLabelText<HTMLInputElement>('E-Mail-Adresse', { exact: false });
  expect(email.value).toBe('nora@');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Bitte geben Sie eine gültige E-Mail-Adresse an.')).toBeTruthy();
});

test('sagt, wenn etwas gespeichert ist', () => {
  show({ template: 'intranet-konten', status: 'success', werte: {}, fehler: [] });
  expect(screen.getByRole('heading', { name: 'Die Änderung ist gespeichert' })).toBeTruthy();
});
