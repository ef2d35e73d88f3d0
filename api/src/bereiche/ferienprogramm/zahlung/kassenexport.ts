import { ZAHLUNGSARTEN } from '@gm/shared/bereiche/ferienprogramm/kasse';
import { type Cents, writeEuro } from '@gm/shared/format/betrag';
import { formatDatum } from '@gm/shared/format/datum';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import type { Tabelle } from '../../../kern/tabellen/write-tabelle.ts';
import { createZahlungRepository } from './zahlung-repository.ts';

/** What the treasury takes over: one row for each change of what is owed, and for each payment. */
export async function buildKassenexport(db: Datenquelle, von: string, bis: string): Promise<Tabelle> {
  const zeilen = await createZahlungRepository(db).listBewegungen(von, bis);
  return {
    spalten: [
      { titel: 'Datum', breite: 12 },
      { titel: 'Buchungsnummer', breite: 16 },
      { titel: 'Name', breite: 26 },
      { titel: 'Art', breite: 18 },
      { titel: 'Text', breite: 44 },
      // Two columns: a minus would be taken for a formula, and made harmless.
      { titel: 'Zugang in Euro', breite: 14 },
      { titel: 'Abgang in Euro', breite: 14 },
    ],
    zeilen: zeilen.map(({ tag, referenz, name, art, was, betrag }) => [
      formatDatum(tag),
      referenz,
      name,
      ZAHLUNGSARTEN[art as keyof typeof ZAHLUNGSARTEN] ?? art,
      was,
      betrag > 0 ? writeEuro(betrag) : '',
      betrag < 0 ? writeEuro((0 - betrag) as Cents) : '',
    ]),
  };
}
