import { mangelSchema } from '@gm/shared/areas/maengel/mangel';
import type { SubmissionStatus } from '@gm/shared/rules/release';
import { sql } from 'kysely';
import { type Example, storeExample } from '../../core/forms/submissions/store-example.ts';
import type { Config } from '../../core/platform/config/config.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { createMangelForm } from './calls/mangel-form.ts';
import { REPORTING_PATH } from './maengel-path.ts';

const REPORTS: (Example & { status?: SubmissionStatus })[] = [
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

/** Example reports of the demo in several states. */
export async function storeExamples(trx: DataSource, config: Config): Promise<void> {
  for (const { status, ...example } of REPORTS) {
    const details = { route: REPORTING_PATH, ...example.angaben };
    await storeExample(trx, createMangelForm(config), mangelSchema, { ...example, angaben: details });
    if (!status) continue;
    const newest = sql`(select max(id) from einsendungen where formular = 'mangel')`;
    await sql`update einsendungen set status = ${status}, geaendert = now() - make_interval(days => ${Math.floor(example.tage / 3)}::int)
      where id = ${newest}`.execute(trx);
  }
}
