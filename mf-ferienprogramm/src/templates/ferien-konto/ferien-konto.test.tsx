import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './ferien-konto.beispiele.ts';
import { ferienKonto } from './ferien-konto.context.ts';
import FerienKonto from './ferien-konto.tsx';

const show = (name: keyof typeof beispiele) => renderBeispiel(FerienKonto, ferienKonto, beispiele[name]);
const read = (knopf: RegExp) =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLButtonElement>('button', { name: knopf }).form!));

test('eine Rechnung zeigt, was berechnet und bezahlt ist, und nimmt Bargeld, Ermäßigung und gelöste Zuordnungen', () => {
  show('offen');
  expect(screen.getByRole('heading', { level: 2, name: /^Ada Muster: offen 3,50/ })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Bearbeitungsgebühr Mia' })).toBeTruthy();
  expect(read(/^Zahlung notieren/)).toEqual({
    formular: 'ferien-konto',
    vorgang: 'zahlung',
    art: 'bar',
    referenz: 'FP-2026-0001',
    beleg: '00000000-0000-4000-8000-000000000001',
    betrag: '3,50',
    notiz: '',
  });
  expect(read(/^Zuordnung lösen/)).toMatchObject({ vorgang: 'loesen', zahlung: '4' });
  expect(read(/^Sozialpass/)).toMatchObject({ vorgang: 'sozialpass', referenz: 'FP-2026-0001' });
  expect(read(/^Zurücknehmen/)).toMatchObject({ vorgang: 'ermaessigung_ende', id: '2' });
  expect(screen.queryByRole('button', { name: /Erstattung/ })).toBeNull();
});

test('was zu viel bezahlt ist, kann zurückgehen', () => {
  show('guthaben');
  expect(screen.getByRole('heading', { level: 2, name: /5,00.* Guthaben$/ })).toBeTruthy();
  expect(read(/^Erstattung notieren/)).toMatchObject({ art: 'erstattung', betrag: '5' });
});
