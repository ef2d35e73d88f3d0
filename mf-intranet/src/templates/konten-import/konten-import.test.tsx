import type { FormState } from '@gm/shared/schemas/form';
import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kontenImport } from './konten-import.context.ts';
import { examples } from './konten-import.examples.ts';
import KontenImport from './konten-import.tsx';

const path = '/intranet/konten/import/';
const show = (name: keyof typeof examples, form?: FormState) =>
  renderExample(KontenImport, kontenImport, examples[name], { pfad: path, ...(form ? { formular: form } : {}) });
const state = { template: 'konten-import', status: 'error', werte: {}, fehler: [] } satisfies FormState;

test('a list is uploaded with a plain form', () => {
  show('leer');
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Liste prüfen' });
  expect(form?.enctype).toBe('multipart/form-data');
  expect(screen.getByLabelText(/^Datei \(/).getAttribute('name')).toBe('datei');
  expect(screen.queryByRole('table')).toBeNull();
});

test('shows accounts to create in advance; existing ones stay unchanged', () => {
  show('richtig');
  expect(screen.getByRole('heading', { name: 'Vorschau: 1 Konto neu' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /gibt es schon.*ina3@rathaus.example/ })).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '1 Konto anlegen und einladen' });
  expect(Object.fromEntries(new FormData(button.form!, button))).toEqual({
    formular: 'konten-import',
    uuid: examples.richtig.context.liste.uuid,
    vorgang: 'ausfuehren',
    passwort: '',
  });
});

test('an invalid line prevents the import and shows the reason', () => {
  show('fehlerhaft');
  expect(screen.getByRole('heading', { name: '1 Zeile ist fehlerhaft' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Bitte geben Sie den Nachnamen an/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /anlegen/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Liste verwerfen' })).toBeTruthy();
});

test('distinguishes an invalid file from an expired list', () => {
  const message = 'Das ist keine CSV-Datei.';
  show('leer', { ...state, fehler: [{ feld: 'datei', meldung: message }] });
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByLabelText(/^Datei \(/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Es wurde niemand angelegt')).toBeNull();
  document.body.innerHTML = '';
  show('leer', state);
  expect(screen.getByRole('heading', { name: 'Es wurde niemand angelegt' })).toBeTruthy();
  document.body.innerHTML = '';
  show('leer', { ...state, status: 'success' });
  expect(screen.getByRole('heading', { name: 'Die Konten sind angelegt' })).toBeTruthy();
});
