import { ferienbetreuungSchema } from '@gm/shared/bereiche/betreuung/ferienbetreuung';
import { kernzeitbetreuungSchema } from '@gm/shared/bereiche/betreuung/kernzeitbetreuung';
import { kitavormerkungSchema } from '@gm/shared/bereiche/betreuung/kitavormerkung';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import type { Config } from '../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { storeBeispiel } from '../../kern/formulare/store-beispiel.ts';
import { createFerienbetreuungFormular } from './calls/ferienbetreuung.ts';
import { createKernzeitbetreuungFormular } from './calls/kernzeitbetreuung.ts';
import { createKitavormerkungFormular } from './calls/kitavormerkung-formular.ts';

const FAMILIE = {
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
  ...FAMILIE,
  kind_vorname: 'Mila',
  kind_name: 'Weber',
  kind_geburtsdatum: '2018-05-03',
  kind_klasse: '2b',
  weitere_person_name_1: 'Elke Weber (Oma)',
  weitere_person_telefon_1: '07082 55515',
  einverstaendniserklaerung: 'abholung',
};

/** What a family of the demo asked for. */
export async function storeBeispiele(trx: Datenquelle, config: Config, heute: string): Promise<void> {
  await storeBeispiel(trx, createFerienbetreuungFormular(config), ferienbetreuungSchema, {
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
  await storeBeispiel(trx, createKernzeitbetreuungFormular(config), kernzeitbetreuungSchema, {
    tage: 2,
    angaben: {
      ...SCHULKIND,
      route: '/kernzeitbetreuung/',
      art: 'Änderung',
      art_datum: addTage(heute, 30),
      kind_grundschule: 'Grundschule Schwann',
      betreuung: 'Montag,Dienstag,Donnerstag',
    },
  });
  await storeBeispiel(trx, createKitavormerkungFormular(config), kitavormerkungSchema, {
    tage: 3,
    angaben: {
      ...FAMILIE,
      route: '/kitavormerksystem/',
      kind_vorname: 'Emil',
      kind_name: 'Weber',
      kind_geburtsdatum: addTage(heute, -400),
      betreuung_ab: addTage(heute, 120),
      betreuung_von: '07:30',
      betreuung_bis: '14:00',
      kita_1: 'tannenzapfen',
      kita_2: 'sonnenhuegel',
      name_geschwister_1: 'Mila',
    },
  });
}
