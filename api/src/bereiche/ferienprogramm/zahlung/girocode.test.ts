import { Buffer } from 'node:buffer';
import type { Cents } from '@gm/shared/format/betrag';
import { expect, it } from 'vitest';
import { buildQr } from '../../../kern/konten/build-qr.ts';
import { buildGirocode } from './girocode.ts';
import { readQr } from './read-qr.beispiel.ts';

const konto = { inhaber: 'Gemeinde Mühlhausen', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001', bank: '' };

it('an independent reader finds the transfer that EPC069-12 describes', async () => {
  const text = await readQr(buildQr(buildGirocode(konto, 1350 as Cents, 'FP-2026-0001 Größe & Co')!));
  // The fields of the guideline, by their numbers.
  const [dienst, version, zeichen, art, bic, name, iban, betrag, anlass, strukturiert, frei, ...mehr] =
    text.split('\n');
  expect({ dienst, version, zeichen, art }).toEqual({ dienst: 'BCD', version: '002', zeichen: '1', art: 'SCT' });
  expect({ bic, name, iban, betrag }).toEqual({
    bic: 'BYLADEM1001',
    name: 'Gemeinde Mühlhausen',
    iban: 'DE02120300000000202051',
    betrag: 'EUR13.50',
  });
  expect({ anlass, strukturiert, frei, mehr }).toEqual({
    anlass: '',
    strukturiert: '',
    frei: 'FP-2026-0001 Größe & Co',
    mehr: [],
  });
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(331);
});

it('says an amount without rounding, and nothing where there is nothing to pay', async () => {
  for (const [cents, euro] of [
    [1, 'EUR0.01'],
    [10, 'EUR0.10'],
    [123_456_789, 'EUR1234567.89'],
  ] as const) {
    expect((await readQr(buildQr(buildGirocode({ ...konto, bic: '' }, cents as Cents, 'FP')!))).split('\n')[7]).toBe(
      euro,
    );
  }
  expect([0, -1].map((cents) => buildGirocode(konto, cents as Cents, 'FP'))).toEqual([null, null]);
  const lang = buildGirocode({ ...konto, inhaber: 'ü'.repeat(90) }, 100 as Cents, `a\nb${'x'.repeat(200)}`)?.split(
    '\n',
  );
  expect([lang?.length, lang?.[5]?.length, lang?.[10]?.length, lang?.[10]?.slice(0, 3)]).toEqual([11, 70, 140, 'a b']);
});
