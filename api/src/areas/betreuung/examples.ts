import { ferienbetreuungSchema } from '@gm/shared/areas/betreuung/ferienbetreuung';
import { kernzeitbetreuungSchema } from '@gm/shared/areas/betreuung/kernzeitbetreuung';
import { kitavormerkungSchema } from '@gm/shared/areas/betreuung/kitavormerkung';
import { addDays } from '@gm/shared/rules/berlin-time';
import { storeExample } from '../../core/forms/submissions/store-example.ts';
import type { Config } from '../../core/platform/config/config.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { createFerienbetreuungForm } from './calls/ferienbetreuung.ts';
import { createKernzeitbetreuungForm } from './calls/kernzeitbetreuung.ts';
import { createKitavormerkungForm } from './calls/kitavormerkung-form.ts';

const FAMILY = {
  eltern_alleinerziehend: true,
  eltern_vorname: 'Jana',
  eltern_name: 'Weber',
  eltern_strasse: 'Im Gässle 3',
  eltern_plz_ort: '75334 Musterhardt',
  eltern_email: 'jana.weber@post.example',
  eltern_mobil: '0170 5550101',
  eltern_berufstaetig: '1',
  eltern_berufstaetig_arbeitgeber: 'Uhrenfabrik Schwann',
  eltern_berufstaetig_tage: 'Montag,Dienstag,Donnerstag',
};
const SCHULKIND = {
  ...FAMILY,
  kind_vorname: 'Mila',
  kind_name: 'Weber',
  kind_geburtsdatum: '2018-05-03',
  kind_klasse: '2b',
  weitere_person_name_1: 'Elke Weber (Oma)',
  weitere_person_telefon_1: '07082 55515',
  einverstaendniserklaerung: 'abholung',
};

/** Example submissions of the demo. */
export async function storeExamples(trx: DataSource, config: Config, today: string): Promise<void> {
  await storeExample(trx, createFerienbetreuungForm(config), ferienbetreuungSchema, {
    tage: 4,
    angaben: {
      ...SCHULKIND,
      route: '/ferienbetreuung/',
      kind_grundschule: 'Schwann',
      kind_kernzeitbetreuung: true,
      betreuung: '1. Woche,2. Woche',
      sonstige_angaben: 'Mila hat eine Nussallergie; das Notfallset steckt im Rucksack.',
    },
  });
  await storeExample(trx, createKernzeitbetreuungForm(config), kernzeitbetreuungSchema, {
    tage: 2,
    angaben: {
      ...SCHULKIND,
      route: '/kernzeitbetreuung/',
      art: 'Änderung',
      art_datum: addDays(today, 30),
      kind_grundschule: 'Grundschule Schwann',
      betreuung: 'Montag,Dienstag,Donnerstag',
    },
  });
  await storeExample(trx, createKitavormerkungForm(config), kitavormerkungSchema, {
    tage: 3,
    angaben: {
      ...FAMILY,
      route: '/kitavormerksystem/',
      kind_vorname: 'Emil',
      kind_name: 'Weber',
      kind_geburtsdatum: addDays(today, -400),
      betreuung_ab: addDays(today, 120),
      betreuung_von: '07:30',
      betreuung_bis: '14:00',
      kita_1: 'tannenzapfen',
      kita_2: 'sonnenhuegel',
      name_geschwister_1: 'Mila',
    },
  });
}
