import { Buffer } from 'node:buffer';
import type { AppError } from '@gm/shared/errors/app-error';
import { expect, it } from 'vitest';
import { buildCamt, IBAN } from './camt.beispiel.ts';
import { readCamt } from './read-camt.ts';
import { readTransactionCsv } from './read-transaction-csv.ts';
import { hashTransaction } from './transaction.ts';

const refusal = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return (error as AppError).felder?.[0]?.meldung ?? String(error);
  }
  return 'taken';
};
const lines = [
  { betrag: '13.50', zweck: 'FP-2026-0001', name: 'Ada & Tom Muster', ref: 'B1' },
  { betrag: '-5.00', zweck: 'FP-2026-0002 Erstattung', name: 'Tom Anders', ref: 'B2' },
];

it('a statement yields its booked lines in cents', () => {
  expect(readCamt(buildCamt(lines), IBAN)).toEqual([
    {
      tag: '2026-07-01',
      betrag: 1350,
      name: 'Ada & Tom Muster',
      iban: 'DE89370400440532013000',
      zweck: 'FP-2026-0001',
      bankreferenz: 'B1',
    },
    {
      tag: '2026-07-01',
      betrag: -500,
      name: 'Tom Anders',
      iban: 'DE89370400440532013000',
      zweck: 'FP-2026-0002 Erstattung',
      bankreferenz: 'B2',
    },
  ]);
  expect(
    readCamt(buildCamt([...lines, { betrag: '7.00', zweck: 'x', name: 'y', ref: 'B3', status: 'PDNG' }]), IBAN),
  ).toHaveLength(2);
});

it.each([
  ['a changed amount', (xml: string) => xml.replace('13.50', '93.50'), /ergeben .* verändert/],
  ['a line left out', (xml: string) => xml.replace(/<Ntry>[\s\S]*?<\/Ntry>/, ''), /unvollständig oder verändert/],
  ['half a cent', (xml: string) => xml.replace('13.50', '13.505'), /„13.505“ ist kein ganzer Cent/],
  ['0.005', (xml: string) => xml.replace('13.50', '0.005'), /kein ganzer Cent/],
  ['another account', (xml: string) => xml.replace(IBAN, 'DE89370400440532013000'), /anderen Konto/],
  ['another currency', (xml: string) => xml.replace('Ccy="EUR">13.50', 'Ccy="CHF">13.50'), /nicht in Euro/],
  ['entities', (xml: string) => `<!DOCTYPE x [<!ENTITY a "b">]>${xml}`, /in keinen Kontoauszug/],
  ['no XML', (xml: string) => xml.slice(0, -20), /kein lesbares XML/],
  ['anything else', () => '<html></html>', /kein Kontoauszug/],
  ['no balance', (xml: string) => xml.replaceAll('CLBD', 'ITAV'), /fehlt der Saldo/],
  ['no amount', (xml: string) => xml.replace('13.50', 'viel'), /kein Betrag/],
])('rejects a forged or damaged statement as a whole: %s', (_, forge, message) => {
  expect(refusal(() => readCamt(forge(buildCamt(lines)), IBAN))).toMatch(message);
});

it('ignores placeholders for a bank reference', () => {
  const without = buildCamt(lines.map((line) => ({ ...line, ref: 'NONREF' })));
  expect(readCamt(without, IBAN).map(({ bankreferenz: bankReference }) => bankReference)).toEqual([null, null]);
});

it('reads CSV files by their column names, including legacy encodings', () => {
  const csv = `Kontoauszug\nAuftragskonto;Buchungstag;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;Betrag;Waehrung\n${IBAN};01.07.26;"FP-2026-0001";"Ada & Tom Muster";DE89370400440532013000;"1.013,50";EUR\n`;
  const expected = {
    tag: '2026-07-01',
    betrag: 101_350,
    name: 'Ada & Tom Muster',
    zweck: 'FP-2026-0001',
    bankreferenz: null,
  };
  expect(readTransactionCsv(Buffer.from(csv), IBAN)).toMatchObject([expected]);
  expect(readTransactionCsv(Buffer.from(csv.replace('Ada', 'Bär'), 'latin1'), IBAN)[0]?.name).toBe('Bär & Tom Muster');
  expect(refusal(() => readTransactionCsv(Buffer.from(csv.replace('1.013,50', '0,005')), IBAN))).toBe(
    'Zeile 3: „0,005“ ist kein ganzer Cent. Die Datei wurde nicht eingelesen.',
  );
  expect(refusal(() => readTransactionCsv(Buffer.from(csv.replace('01.07.26', '31.06.26')), IBAN))).toMatch(
    /kein Datum/,
  );
  expect(refusal(() => readTransactionCsv(Buffer.from(csv.replaceAll(IBAN, 'DE89370400440532013000')), IBAN))).toMatch(
    /anderen Konto/,
  );
  expect(refusal(() => readTransactionCsv(Buffer.from('a;b\n1;2'), IBAN))).toMatch(/Spalten/);
});

it('treats the same line alike in all formats', () => {
  const csv = `Buchungstag;Verwendungszweck;Name;IBAN;Betrag\n01.07.2026;FP-2026-0001;ADA & TOM MUSTER;DE89 3704 0044 0532 0130 00;13,50`;
  const [a] = readCamt(buildCamt(lines), IBAN);
  const [b] = readTransactionCsv(Buffer.from(csv), IBAN);
  expect(hashTransaction(a!)).toBe(hashTransaction(b!));
  expect(hashTransaction(a!)).not.toBe(hashTransaction({ ...b!, tag: '2026-07-02' }));
});

const repeat = (text: string, bytes = 10_000_000) => text.repeat(bytes / text.length);
const csv = (text: string) => () => readTransactionCsv(Buffer.from(text), IBAN);
const camt = (xml: string) => () => readCamt(xml, IBAN);

it.each([
  ['a million lines', csv(repeat('01.07.26;FP;1\n')), /zu groß: höchstens 4 MB und 2.000 Umsätze/],
  ['a million cells in a line', csv(repeat(';')), /zu groß/],
  ['short lines', csv(repeat('a\n', 3_900_000)), /zu groß/],
  ['short cells', csv(repeat(';', 3_900_000)), /zu groß/],
  ['a cell of megabytes', csv(`a;${repeat(' ', 3_900_000)}`), /zu lang/],
  ['one line too many', csv(`Buchungstag;Verwendungszweck;Betrag\n${'01.07.26;a;1\n'.repeat(2_001)}`), /2.000 Umsätze/],
  ['empty elements', camt(`<r>${repeat('<a/>', 3_900_000)}</r>`), /zu groß/],
  ['nested elements', camt('<a>'.repeat(100_000) + '</a>'.repeat(100_000)), /kein lesbares XML/],
  ['attributes', camt(`<r ${Array.from({ length: 200_000 }, (_, index) => `a${index}="1"`).join(' ')}/>`), /zu groß/],
  ['2,001 lines', camt(buildCamt(Array.from({ length: 2_001 }, () => lines[0]!))), /zu groß/],
  ['character references', camt(`<r>${repeat('&amp;', 3_900_000)}</r>`), /kein Kontoauszug/],
])('refuses a hostile file of %s within two seconds of processor time', (_what, work, message) => {
  const begin = process.cpuUsage();
  expect(refusal(work)).toMatch(message);
  // Without the limits these took 3 to 28 seconds, during which the api answered no other request.
  expect(process.cpuUsage(begin).user).toBeLessThan(2_000_000);
});

it('accepts the largest statement', () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => ({ ...lines[0]!, ref: `B${index}` }));
  expect(readCamt(buildCamt(rows), IBAN)).toHaveLength(2_000);
  const text = `Buchungstag;Verwendungszweck;Betrag\n${'01.07.26;"a\nb";1\n'.repeat(2_000)}`;
  expect(readTransactionCsv(Buffer.from(text), IBAN)).toHaveLength(2_000);
});
