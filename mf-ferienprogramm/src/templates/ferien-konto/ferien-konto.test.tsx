import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ferienKonto } from './ferien-konto.context.ts';
import { examples } from './ferien-konto.examples.ts';
import FerienKonto from './ferien-konto.tsx';

const show = (name: keyof typeof examples) => renderExample(FerienKonto, ferienKonto, examples[name]);
const read = (button: RegExp) =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLButtonElement>('button', { name: button }).form!));

test('an invoice shows charges and payments, and accepts cash, reductions and removed assignments', () => {
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

test('an overpayment can be refunded', () => {
  show('guthaben');
  expect(screen.getByRole('heading', { level: 2, name: /5,00.* Guthaben$/ })).toBeTruthy();
  expect(read(/^Erstattung notieren/)).toMatchObject({ art: 'erstattung', betrag: '5' });
});
