import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ferienprogrammHelfen } from './ferienprogramm-helfen.context.ts';
import { examples } from './ferienprogramm-helfen.examples.ts';
import FerienprogrammHelfen from './ferienprogramm-helfen.tsx';

const show = (name: keyof typeof examples, page: object = {}) =>
  renderExample(FerienprogrammHelfen, ferienprogrammHelfen, examples[name], { suche: '?token=geheim', ...page });
const read = (button: string) =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLButtonElement>('button', { name: button }).form!));

test('helpers tick days and see where someone is missing; a cancelled event asks nothing', () => {
  show('gefragt');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Montag, 03.08.2026 (genug)' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /noch 2 gesucht/ }).checked).toBe(false);
  const values = { token: 'geheim', id: '3', tage: '2026-08-03', telefon: '0171 2345678', hinweis: 'Ab 10 Uhr' };
  expect(read('Speichern: Radtour')).toEqual({ formular: 'ferienprogramm-helfen', vorgang: 'helfen', ...values });
  expect(read('Meinen Eintrag löschen: Radtour')).toMatchObject({ vorgang: 'nicht_mehr', id: '3' });
  expect(screen.queryByRole('button', { name: 'Speichern: Waldtag' })).toBeNull();
  expect(screen.getByText('Diese Veranstaltung fällt aus')).toBeTruthy();
});

test('ticks and input return with the error', () => {
  show('gefragt', {
    formular: {
      template: 'ferienprogramm-helfen',
      status: 'error',
      werte: { vorgang: 'helfen', token: 'geheim', id: '3', tage: ['2026-08-03', '2026-08-04'], telefon: 'Oma' },
      fehler: [{ feld: 'telefon', meldung: 'Bitte geben Sie eine Telefonnummer an.' }],
    },
  });
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true]);
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /^Telefon/ });
  expect([phone.value, phone.getAttribute('aria-invalid')]).toEqual(['Oma', 'true']);
});

test.each([
  ['nichts', /Zurzeit sind Sie bei keiner Veranstaltung eingetragen/],
  ['abgelaufen', /Bitte fordern Sie einen neuen Link an/],
] as const)('%s: shows how to continue', (name, text) => {
  show(name);
  expect(screen.getByText(text)).toBeTruthy();
});
