import { Buffer } from 'node:buffer';
import type { Cents } from '@gm/shared/format/amount';
import { expect, it } from 'vitest';
import { buildQr } from '../../../../core/services/accounts/second-factor/build-qr.ts';
import { buildGirocode } from './girocode.ts';
import { readQr } from './read-qr.beispiel.ts';

const account = { inhaber: 'Gemeinde Mühlhausen', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001', bank: '' };

it('a transfer according to EPC069-12 is read by an independent decoder', async () => {
  const text = await readQr(buildQr(buildGirocode(account, 1350 as Cents, 'FP-2026-0001 Größe & Co')!));
  // Fields of the guideline, in order.
  const [service, version, character, kind, bic, name, iban, amount, occasion, strukturiert, free, ...more] =
    text.split('\n');
  expect({ dienst: service, version, zeichen: character, art: kind }).toEqual({
    dienst: 'BCD',
    version: '002',
    zeichen: '1',
    art: 'SCT',
  });
  expect({ bic, name, iban, betrag: amount }).toEqual({
    bic: 'BYLADEM1001',
    name: 'Gemeinde Mühlhausen',
    iban: 'DE02120300000000202051',
    betrag: 'EUR13.50',
  });
  expect({ anlass: occasion, strukturiert, frei: free, mehr: more }).toEqual({
    anlass: '',
    strukturiert: '',
    frei: 'FP-2026-0001 Größe & Co',
    mehr: [],
  });
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(331);
});

it('contains the exact amount, and is null if nothing is due', async () => {
  for (const [cents, euro] of [
    [1, 'EUR0.01'],
    [10, 'EUR0.10'],
    [123_456_789, 'EUR1234567.89'],
  ] as const) {
    expect((await readQr(buildQr(buildGirocode({ ...account, bic: '' }, cents as Cents, 'FP')!))).split('\n')[7]).toBe(
      euro,
    );
  }
  expect([0, -1].map((cents) => buildGirocode(account, cents as Cents, 'FP'))).toEqual([null, null]);
  const long = buildGirocode({ ...account, inhaber: 'ü'.repeat(90) }, 100 as Cents, `a\nb${'x'.repeat(200)}`)?.split(
    '\n',
  );
  expect([long?.length, long?.[5]?.length, long?.[10]?.length, long?.[10]?.slice(0, 3)]).toEqual([11, 70, 140, 'a b']);
});
