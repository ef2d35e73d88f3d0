import type { FormularZustand } from '@gm/shared/schemas/formular';
import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './ferien-kasse.beispiele.ts';
import { ferienKasse } from './ferien-kasse.context.ts';
import FerienKasse from './ferien-kasse.tsx';

const show = (name: keyof typeof beispiele, seite: object = {}) =>
  renderBeispiel(FerienKasse, ferienKasse, beispiele[name], { pfad: '/intranet/ferienprogramm/kasse/', ...seite });

test('zuerst steht da, was offen ist; jede Ansicht ist eine Adresse', () => {
  show('alle');
  expect(screen.getByText(/54,00/).textContent).toMatch(
    /32,00.* eingegangen\. Offen sind 27,00.*zu viel bezahlt wurden 5,00/,
  );
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((zeile) => zeile.textContent),
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

test('ein Umsatz, der zu zwei Rechnungen passt, nennt beide und füllt nichts aus', () => {
  show('alle');
  expect(screen.getByRole('heading', { name: '1 Umsatz ist nicht zugeordnet' })).toBeTruthy();
  expect(screen.getByText(/Vielleicht gemeint/).textContent).toContain('FP-2026-0001, FP-2026-0002');
  const feld = screen.getByLabelText<HTMLInputElement>(/^Buchungsnummer/);
  expect(feld.value).toBe('');
  const form = screen.getByRole<HTMLButtonElement>('button', { name: /^Zuordnen.*Ada Muster/ }).form!;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    formular: 'ferien-kasse',
    vorgang: 'zuordnen',
    umsatz: '7',
    referenz: '',
  });
});

test('was falsch war, steht am Feld, und das Getippte ist noch da', () => {
  const formular: FormularZustand = {
    template: 'ferien-kasse',
    status: 'error',
    werte: { vorgang: 'zuordnen', umsatz: '7', referenz: 'FP-9' },
    fehler: [{ feld: 'referenz', meldung: 'Eine Rechnung zu „FP-9“ gibt es nicht.' }],
  };
  show('alle', { formular });
  expect(screen.getByLabelText<HTMLInputElement>(/^Buchungsnummer/).value).toBe('FP-9');
  expect(screen.getAllByText(/Eine Rechnung zu „FP-9“ gibt es nicht/)).toHaveLength(2);
});

test('was eingelesen wurde, steht oben', () => {
  const formular: FormularZustand = {
    template: 'ferien-kasse',
    status: 'success',
    werte: { vorgang: 'einlesen' },
    fehler: [],
    referenz: '12 Umsätze neu, davon 10 zugeordnet und 2 offen.',
  };
  show('alle', { formular });
  expect(screen.getByRole('heading', { name: '12 Umsätze neu, davon 10 zugeordnet und 2 offen.' })).toBeTruthy();
});

test('ohne Konto und ohne Antwort sagt die Seite, woran es liegt', () => {
  show('ohneKonto');
  expect(screen.getByRole('heading', { name: 'In den Einstellungen fehlt das Konto der Gemeinde' })).toBeTruthy();
  show('ausgefallen');
  expect(screen.getByText(/Die Rechnungen/)).toBeTruthy();
});
