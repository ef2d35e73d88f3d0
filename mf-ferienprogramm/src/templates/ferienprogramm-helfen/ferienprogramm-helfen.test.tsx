import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './ferienprogramm-helfen.beispiele.ts';
import { ferienprogrammHelfen } from './ferienprogramm-helfen.context.ts';
import FerienprogrammHelfen from './ferienprogramm-helfen.tsx';

const show = (name: keyof typeof beispiele, seite: object = {}) =>
  renderBeispiel(FerienprogrammHelfen, ferienprogrammHelfen, beispiele[name], { suche: '?token=geheim', ...seite });
const read = (knopf: string) =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLButtonElement>('button', { name: knopf }).form!));

test('wer hilft, hakt Tage an und sieht, wo noch jemand fehlt; eine abgesagte Veranstaltung fragt nichts mehr', () => {
  show('gefragt');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Montag, 03.08.2026 (genug)' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /noch 2 gesucht/ }).checked).toBe(false);
  const werte = { token: 'geheim', id: '3', tage: '2026-08-03', telefon: '0171 2345678', hinweis: 'Ab 10 Uhr' };
  expect(read('Speichern: Radtour')).toEqual({ formular: 'ferienprogramm-helfen', vorgang: 'helfen', ...werte });
  expect(read('Meinen Eintrag löschen: Radtour')).toMatchObject({ vorgang: 'nicht_mehr', id: '3' });
  expect(screen.queryByRole('button', { name: 'Speichern: Waldtag' })).toBeNull();
  expect(screen.getByText('Diese Veranstaltung fällt aus')).toBeTruthy();
});

test('was angehakt und getippt war, kommt mit der Meldung zurück', () => {
  show('gefragt', {
    formular: {
      template: 'ferienprogramm-helfen',
      status: 'error',
      werte: { vorgang: 'helfen', token: 'geheim', id: '3', tage: ['2026-08-03', '2026-08-04'], telefon: 'Oma' },
      fehler: [{ feld: 'telefon', meldung: 'Bitte geben Sie eine Telefonnummer an.' }],
    },
  });
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true]);
  const telefon = screen.getByRole<HTMLInputElement>('textbox', { name: /^Telefon/ });
  expect([telefon.value, telefon.getAttribute('aria-invalid')]).toEqual(['Oma', 'true']);
});

test.each([
  ['nichts', /Zurzeit sind Sie bei keiner Veranstaltung eingetragen/],
  ['abgelaufen', /Bitte fordern Sie einen neuen Link an/],
] as const)('%s: es steht da, wie es weitergeht', (name, text) => {
  show(name);
  expect(screen.getByText(text)).toBeTruthy();
});
