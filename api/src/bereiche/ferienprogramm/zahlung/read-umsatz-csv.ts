import { readIban } from '@gm/shared/bereiche/ferienprogramm/iban';
import { readDatum } from '@gm/shared/regeln/read-datum';
import { parse } from 'csv-parse/sync';
import { readBetrag, refuseDatei, type Umsatz } from './umsatz.ts';

/** How banks name the columns of their CSV files; letters and digits alone count. */
const SPALTEN = {
  tag: ['buchungstag', 'buchungsdatum', 'buchung', 'datum'],
  betrag: ['betrag', 'betrageur', 'umsatz'],
  waehrung: ['waehrung', 'währung'],
  name: [
    'beguenstigterzahlungspflichtiger',
    'begünstigterzahlungspflichtiger',
    'nameenzahlungsbeteiligter',
    'namezahlungsbeteiligter',
    'auftraggeberempfänger',
    'auftraggeberempfaenger',
    'name',
  ],
  iban: ['kontonummeriban', 'ibanzahlungsbeteiligter', 'kontonummer', 'iban'],
  zweck: ['verwendungszweck', 'zweck'],
  eigenes: ['auftragskonto', 'ibanauftragskonto', 'eigeneiban'],
} as const;
type Spalte = keyof typeof SPALTEN;

const clean = (titel: string) => titel.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** UTF-8, or what many banks still write. */
function decode(datei: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(datei);
  } catch {
    return new TextDecoder('windows-1252').decode(datei);
  }
}

/** `03.07.26` too. */
const readTag = (text: string): string | null => {
  const lang = text.trim().replace(/^(\d{1,2}\.\d{1,2}\.)(\d{2})$/, '$120$2');
  const tag = readDatum(lang);
  return tag && /^\d{4}-\d{2}-\d{2}$/.test(tag) ? tag : null;
};

/** Lines of a statement that a bank gives as a table. It has no balance that could be checked: CAMT.053 is the better way. */
export function readUmsatzCsv(datei: Buffer, iban: string): Umsatz[] {
  const text = decode(datei);
  let zeilen: string[][];
  try {
    const delimiter = (text.match(/;/g)?.length ?? 0) >= (text.match(/,/g)?.length ?? 0) ? ';' : ',';
    zeilen = parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true, trim: true });
  } catch {
    throw refuseDatei('Diese Datei ist keine lesbare CSV-Tabelle.');
  }
  const findOrte = (zeile: readonly string[]) =>
    Object.fromEntries(
      Object.entries(SPALTEN).map(([spalte, namen]) => [
        spalte,
        zeile.findIndex((titel) => namen.some((name) => name === clean(titel))),
      ]),
    ) as Record<Spalte, number>;
  const kopf = zeilen.findIndex((zeile) => {
    const { tag, betrag, zweck } = findOrte(zeile);
    return tag >= 0 && betrag >= 0 && zweck >= 0;
  });
  if (kopf < 0)
    throw refuseDatei('Es fehlt eine Zeile mit den Spalten „Buchungstag“, „Betrag“ und „Verwendungszweck“.');
  const ort = findOrte(zeilen[kopf] ?? []);
  return zeilen.slice(kopf + 1).map((zeile, nummer) => {
    const wo = `Zeile ${kopf + nummer + 2}`;
    const get = (spalte: Spalte) => (ort[spalte] < 0 ? '' : (zeile[ort[spalte]] ?? ''));
    const eigenes = readIban(get('eigenes'));
    if (eigenes && eigenes !== readIban(iban))
      throw refuseDatei(`${wo}: Der Umsatz ist von einem anderen Konto (${eigenes}).`);
    if (get('waehrung') && get('waehrung') !== 'EUR') throw refuseDatei(`${wo}: Der Betrag ist nicht in Euro.`);
    const tag = readTag(get('tag'));
    if (!tag) throw refuseDatei(`${wo}: „${get('tag').slice(0, 30)}“ ist kein Datum.`);
    const betrag = readBetrag(get('betrag'), wo);
    return { tag, betrag, name: get('name'), iban: readIban(get('iban')), zweck: get('zweck'), bankreferenz: null };
  });
}
