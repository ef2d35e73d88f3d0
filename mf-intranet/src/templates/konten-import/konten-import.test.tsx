import type { FormularZustand } from '@gm/shared/schemas/formular';
import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './konten-import.beispiele.ts';
import { kontenImport } from './konten-import.context.ts';
import KontenImport from './konten-import.tsx';

const pfad = '/intranet/konten/import/';
const show = (name: keyof typeof beispiele, formular?: FormularZustand) =>
  renderBeispiel(KontenImport, kontenImport, beispiele[name], { pfad, ...(formular ? { formular } : {}) });
const zustand = { template: 'konten-import', status: 'error', werte: {}, fehler: [] } satisfies FormularZustand;

test('eine Liste wird mit einem einfachen Formular geschickt', () => {
  show('leer');
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Liste prüfen' });
  expect(form?.enctype).toBe('multipart/form-data');
  expect(screen.getByLabelText(/^Datei \(/).getAttribute('name')).toBe('datei');
  expect(screen.queryByRole('table')).toBeNull();
});

test('was angelegt wird, steht vorher da, und was es schon gibt, bleibt', () => {
  show('richtig');
  expect(screen.getByRole('heading', { name: 'Vorschau: 1 Konto neu' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /gibt es schon.*ina3@rathaus.example/ })).toBeTruthy();
  const knopf = screen.getByRole<HTMLButtonElement>('button', { name: '1 Konto anlegen und einladen' });
  expect(Object.fromEntries(new FormData(knopf.form!, knopf))).toEqual({
    formular: 'konten-import',
    uuid: beispiele.richtig.context.liste.uuid,
    vorgang: 'ausfuehren',
  });
});

test('mit einer fehlerhaften Zeile geht es nicht weiter, und sie sagt warum', () => {
  show('fehlerhaft');
  expect(screen.getByRole('heading', { name: '1 Zeile ist fehlerhaft' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Bitte geben Sie den Nachnamen an/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /anlegen/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Liste verwerfen' })).toBeTruthy();
});

test('eine falsche Datei und eine Liste, die es nicht mehr gibt, sind zweierlei', () => {
  const meldung = 'Das ist keine CSV-Datei.';
  show('leer', { ...zustand, fehler: [{ feld: 'datei', meldung }] });
  expect(screen.getByText(meldung)).toBeTruthy();
  expect(screen.getByLabelText(/^Datei \(/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Es wurde niemand angelegt')).toBeNull();
  document.body.innerHTML = '';
  show('leer', zustand);
  expect(screen.getByRole('heading', { name: 'Es wurde niemand angelegt' })).toBeTruthy();
  document.body.innerHTML = '';
  show('leer', { ...zustand, status: 'success' });
  expect(screen.getByRole('heading', { name: 'Die Konten sind angelegt' })).toBeTruthy();
});
