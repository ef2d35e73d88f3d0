import { formatAnzahl } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { AppError } from '@gm/shared/fehler/app-error';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { importUmsaetze } from './import-umsaetze.ts';
import { readCamt } from './read-camt.ts';
import { readUmsatzCsv } from './read-umsatz-csv.ts';

/** Reads a file of the bank, whichever kind it is, into the books; gives a German sentence about it. */
export async function readAuszug(
  db: Datenquelle,
  datei: Buffer,
  { konto }: FerienprogrammOptionen,
  von: string,
): Promise<string> {
  if (!konto) throw new AppError('konflikt', 'In den Einstellungen des Ferienprogramms fehlt das Konto der Gemeinde.');
  const isXml = /^[\s\uFEFF]*</.test(datei.subarray(0, 100).toString('utf8'));
  const umsaetze = isXml ? readCamt(datei.toString('utf8'), konto.iban) : readUmsatzCsv(datei, konto.iban);
  const { neu, bekannt, zugeordnet, offen } = await importUmsaetze(db, umsaetze, von);
  const zeilen = (anzahl: number) => formatAnzahl(anzahl, 'Umsatz', 'Umsätze');
  return `${zeilen(neu)} neu, davon ${zugeordnet} zugeordnet und ${offen} offen. ${bekannt === 0 ? '' : `${zeilen(bekannt)} ${bekannt === 1 ? 'stand' : 'standen'} schon in den Büchern.`}`.trim();
}
