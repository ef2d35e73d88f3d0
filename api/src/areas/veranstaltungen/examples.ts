import { createVeranstaltungSchema } from '@gm/shared/areas/veranstaltungen/veranstaltung';
import { addDays } from '@gm/shared/rules/berlin-time';
import { storeExample } from '../../core/forms/submissions/store-example.ts';
import type { Config } from '../../core/platform/config/config.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { findMonday } from '../../core/platform/rules/find-monday.ts';
import { createVeranstaltungForm } from './calls/veranstaltung-form.ts';
import { createEintragungRepository } from './eintragung-repository.ts';
import { findVeranstaltung } from './find-veranstaltung.ts';

/** An evening in a hall that is used every Wednesday: a request for it causes a conflict to resolve at the desk. */
const IN_DER_HALL = {
  titel: 'Der zerbrochne Krug – Lustspiel in der Festhalle',
  veranstaltungsort: 'Turn- und Festhalle Schwann',
};

/** Example submissions of the demo. */
export async function storeExamples(trx: DataSource, config: Config, today: string): Promise<void> {
  const form = createVeranstaltungForm(config);
  const schema = createVeranstaltungSchema(0);
  const wednesday = addDays(findMonday(addDays(today, 21)), 2);
  const flohmarkt = addDays(today, 12);
  const route = '/veranstaltungseintrag/';
  await storeExample(trx, form, schema, {
    tage: 7,
    angaben: {
      ...IN_DER_HALL,
      route,
      email: 'vorstand@theaterverein.example',
      text: 'Die Theatergruppe spielt Kleists Lustspiel in einer Fassung für 14 Darstellerinnen und Darsteller. Einlass ab 18 Uhr, Bewirtung in der Pause, Karten zu 12 Euro an der Abendkasse.',
      datum_von: wednesday,
      datum_bis: wednesday,
      zeit_von: '19:30',
      zeit_bis: '22:30',
      veranstalter: 'Theaterverein Schwann',
      ansprechpartner: 'Bettina Karcher',
      telefon: '07082 55512',
      veranstaltungen_rubrik: ['12'],
    },
  });
  await storeExample(trx, form, schema, {
    tage: 1,
    angaben: {
      route,
      email: 'flohmarkt@elternkreis.example',
      titel: 'Flohmarkt „Rund ums Kind“',
      text: 'Kleidung, Spielzeug und Bücher aus zweiter Hand. Schwangere dürfen eine halbe Stunde früher hinein. Kaffee und Kuchen gibt es auch zum Mitnehmen.',
      veranstaltungsort: 'Bürgersaal Conweiler',
      datum_von: flohmarkt,
      datum_bis: flohmarkt,
      zeit_von: '13:00',
      zeit_bis: '16:00',
      veranstalter: 'Elternkreis Conweiler',
      ansprechpartner: 'Mona Rittmann',
      telefon: '07082 55513',
      veranstaltungen_rubrik: ['3'],
    },
  });
}

/** Id of that event, for the example hall request. */
export async function findHallExample(trx: DataSource) {
  const id = await createEintragungRepository(trx).findByTitel(IN_DER_HALL.titel);
  return findVeranstaltung(trx, id);
}
