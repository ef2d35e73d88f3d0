import type { FormState } from '@gm/shared/schemas/form';
import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ferienKasse } from './ferien-kasse.context.ts';
import { examples } from './ferien-kasse.examples.ts';
import FerienKasse from './ferien-kasse.tsx';

const show = (name: keyof typeof examples, page: object = {}) =>
  renderExample(FerienKasse, ferienKasse, examples[name], { pfad: '/intranet/ferienprogramm/kasse/', ...page });

test('shows open invoices first; every view has its own URL', () => {
  show('alle');
  expect(screen.getByText(/54,00/).textContent).toMatch(
    /32,00.* eingegangen\. Offen sind 27,00.*zu viel bezahlt wurden 5,00/,
  );
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((line) => line.textContent),
  ).toEqual([
    expect.stringContaining('FP-2026-0001'),
    expect.stringMatching(/FP-2026-0002.*überfällig, 1-mal erinnert.*offen 13,50/),
  ]);
  expect(screen.getByRole('link', { name: 'Guthaben (1)' }).getAttribute('href')).toBe(
    '/intranet/ferienprogramm/kasse/?ansicht=guthaben',
  );
  expect(screen.getByRole('button', { name: 'Überfällige per E-Mail erinnern' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Dieser Monat als CSV' }).getAttribute('href')).toBe(
    '/api/intranet/ferienprogramm/kasse/export?von=2026-07-01&bis=2026-07-03&format=csv',
  );
});

test('a transaction that matches two invoices names both and prefills nothing', () => {
  show('alle');
  expect(screen.getByRole('heading', { name: '1 Umsatz ist nicht zugeordnet' })).toBeTruthy();
  expect(screen.getByText(/Vielleicht gemeint/).textContent).toContain('FP-2026-0001, FP-2026-0002');
  const field = screen.getByLabelText<HTMLInputElement>(/^Buchungsnummer/);
  expect(field.value).toBe('');
  const form = screen.getByRole<HTMLButtonElement>('button', { name: /^Zuordnen.*Ada Muster/ }).form!;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    formular: 'ferien-kasse',
    vorgang: 'zuordnen',
    umsatz: '7',
    referenz: '',
  });
});

test('errors appear at the field, and the input is kept', () => {
  const form: FormState = {
    template: 'ferien-kasse',
    status: 'error',
    werte: { vorgang: 'zuordnen', umsatz: '7', referenz: 'FP-9' },
    fehler: [{ feld: 'referenz', meldung: 'Eine Rechnung zu „FP-9“ gibt es nicht.' }],
  };
  show('alle', { formular: form });
  expect(screen.getByLabelText<HTMLInputElement>(/^Buchungsnummer/).value).toBe('FP-9');
  expect(screen.getAllByText(/Eine Rechnung zu „FP-9“ gibt es nicht/)).toHaveLength(2);
});

test('the result of an import is shown at the top', () => {
  const form: FormState = {
    template: 'ferien-kasse',
    status: 'success',
    werte: { vorgang: 'einlesen' },
    fehler: [],
    referenz: '12 Umsätze neu, davon 10 zugeordnet und 2 offen.',
  };
  show('alle', { formular: form });
  expect(screen.getByRole('heading', { name: '12 Umsätze neu, davon 10 zugeordnet und 2 offen.' })).toBeTruthy();
});

test('explains a missing account and a missing response', () => {
  show('ohneKonto');
  expect(screen.getByRole('heading', { name: 'In den Einstellungen fehlt das Konto der Gemeinde' })).toBeTruthy();
  show('ausgefallen');
  expect(screen.getByText(/Die Rechnungen/)).toBeTruthy();
});
