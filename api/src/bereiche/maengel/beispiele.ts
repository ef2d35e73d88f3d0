import { mangelSchema } from '@gm/shared/bereiche/maengel/mangel';
import type { Einsendungsstatus } from '@gm/shared/regeln/freigabe';
import { sql } from 'kysely';
import type { Config } from '../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { type Beispiel, storeBeispiel } from '../../kern/formulare/store-beispiel.ts';
import { createMangelFormular } from './calls/mangel-formular.ts';
import { MELDEN_PFAD } from './maengel-pfad.ts';

const MELDUNGEN: (Beispiel & { status?: Einsendungsstatus })[] = [
  {
    tage: 24,
    status: 'freigegeben',
    angaben: {
      art: 'Abfall, der herumliegt',
      strasse: 'Mühlwiesenweg, Langenalb',
      breitengrad: 48.84514,
      laengengrad: 8.47489,
      beschreibung: 'Am Grillplatz liegen drei alte Reifen im Gebüsch.',
    },
  },
  {
    tage: 6,
    status: 'in Prüfung',
    angaben: {
      art: 'Straßenlampe',
      strasse: 'Lindenstraße, Conweiler',
      breitengrad: 48.85201,
      laengengrad: 8.52191,
      hausnummer: '14',
      beschreibung: 'Die Lampe flackert und geht nach ein paar Minuten aus.',
      email: 'heinz.wacker@post.example',
    },
  },
  {
    tage: 1,
    angaben: {
      art: 'Loch oder Schaden in der Straße',
      strasse: 'Tannenstraße, Schwann',
      breitengrad: 48.83264,
      laengengrad: 8.50735,
      hausnummer: '9',
      beschreibung: 'Tiefes Loch kurz vor der Einmündung, für Fahrräder gefährlich.',
      email: 'sina.lutz@post.example',
    },
  },
];

/** What residents of the demo reported, and how far it has come. */
export async function storeBeispiele(trx: Datenquelle, config: Config): Promise<void> {
  for (const { status, ...beispiel } of MELDUNGEN) {
    const angaben = { route: MELDEN_PFAD, ...beispiel.angaben };
    await storeBeispiel(trx, createMangelFormular(config), mangelSchema, { ...beispiel, angaben });
    if (!status) continue;
    const juengste = sql`(select max(id) from einsendungen where formular = 'mangel')`;
    await sql`update einsendungen set status = ${status}, geaendert = now() - make_interval(days => ${Math.floor(beispiel.tage / 3)}::int)
      where id = ${juengste}`.execute(trx);
  }
}
