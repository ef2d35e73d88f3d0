import { createVeranstaltungSchema } from '@gm/shared/bereiche/veranstaltungen/veranstaltung';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import type { Config } from '../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { storeBeispiel } from '../../kern/formulare/store-beispiel.ts';
import { findMontag } from '../../kern/regeln/find-montag.ts';
import { createVeranstaltungFormular } from './calls/veranstaltung-formular.ts';
import { createEintragungRepository } from './eintragung-repository.ts';
import { findVeranstaltung } from './find-veranstaltung.ts';

/** An evening in a hall that is used every Wednesday: who rents it for that has a conflict to solve at the desk. */
const IN_DER_HALLE = {
  titel: 'Der zerbrochne Krug – Lustspiel in der Festhalle',
  veranstaltungsort: 'Turn- und Festhalle Schwann',
};

/** What clubs of the demo entered. */
export async function storeBeispiele(trx: Datenquelle, config: Config, heute: string): Promise<void> {
  const formular = createVeranstaltungFormular(config);
  const schema = createVeranstaltungSchema(0);
  const mittwoch = addTage(findMontag(addTage(heute, 21)), 2);
  const flohmarkt = addTage(heute, 12);
  const route = '/veranstaltungseintrag/';
  await storeBeispiel(trx, formular, schema, {
    tage: 7,
    angaben: {
      ...IN_DER_HALLE,
      route,
      email: 'vorstand@theaterverein.example',
      text: 'Die Theatergruppe spielt Kleists Lustspiel in einer Fassung für 14 Darstellerinnen und Darsteller. Einlass ab 18 Uhr, Bewirtung in der Pause, Karten zu 12 Euro an der Abendkasse.',
      datum_von: mittwoch,
      datum_bis: mittwoch,
      zeit_von: '19:30',
      zeit_bis: '22:30',
      veranstalter: 'Theaterverein Schwann',
      ansprechpartner: 'Bettina Karcher',
      telefon: '07082 55512',
      veranstaltungen_rubrik: ['12'],
    },
  });
  await storeBeispiel(trx, formular, schema, {
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

/** That evening, for whoever asks for the hall. */
export async function findHallenbeispiel(trx: Datenquelle) {
  const id = await createEintragungRepository(trx).findByTitel(IN_DER_HALLE.titel);
  return findVeranstaltung(trx, id);
}
