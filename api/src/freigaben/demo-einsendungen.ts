import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { createVeranstaltungSchema } from '@gm/shared/schemas/veranstaltung';
import { sql } from 'kysely';
import { parse } from 'zod/v4/core';
import type { Config } from '../config.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createEinsendungRepository } from '../daten/einsendung-repository.ts';
import { createFormularRepository } from '../daten/formular-repository.ts';
import { waehleAngaben } from '../formulare/create-einsendung.ts';
import { alsHtml } from '../formulare/rich-text.ts';
import { findeMontag } from '../hallen/zeige-woche.ts';
import { createVeranstaltungFormular } from '../routes/veranstaltung/veranstaltung-formular.ts';
import { findeFreigabeart } from './freigabearten.ts';

interface Demo {
  formular: string;
  /** Days before the day of loading. */
  tage: number;
  email: string;
  route: string;
  /** As the form sends it; days of events are so many days after the day of loading. */
  angaben: Record<string, unknown>;
}

const EINWILLIGUNGEN = { datenschutz: true, rechte: true, valid: true };
const HALLE = 'Turn- und Festhalle Schwann';

/** `mittwoch`: a day on which the hall is used every week, so that the desk has a conflict to solve. */
const listeDemos = (tag: (spaeter: number) => string, mittwoch: string): Demo[] => [
  {
    formular: 'veranstaltung',
    tage: 7,
    email: 'vorstand@theaterverein.example',
    route: '/veranstaltungseintrag/',
    angaben: {
      titel: 'Der zerbrochne Krug – Lustspiel in der Festhalle',
      text: 'Die Theatergruppe spielt Kleists Lustspiel in einer Fassung für 14 Darstellerinnen und Darsteller. Einlass ab 18 Uhr, Bewirtung in der Pause, Karten zu 12 Euro an der Abendkasse.',
      veranstaltungsort: HALLE,
      datum_von: mittwoch,
      datum_bis: mittwoch,
      zeit_von: '19:30',
      zeit_bis: '22:30',
      veranstalter: 'Theaterverein Schwann',
      ansprechpartner: 'Bettina Karcher',
      telefon: '07082 55512',
      veranstaltungen_rubrik: ['12'],
    },
  },
  {
    formular: 'hallenanmietung',
    tage: 6,
    email: 'vorstand@theaterverein.example',
    route: '/veranstaltungen-hallenanmietung/',
    angaben: {
      datum_von: mittwoch,
      datum_bis: mittwoch,
      zeit_von: '14:00',
      zeit_bis: '23:30',
      saaloeffnung: '18:00',
      veranstaltungsbeginn: '19:30',
      veranstaltungsort: HALLE,
      veranstaltungsart: 'Abendunterhaltung',
      besucherzahl: 220,
      hausmeister: '1',
      veranstalter: 'Theaterverein Schwann',
      ansprechpartner: 'Bettina Karcher',
      telefon: '07082 55512',
    },
  },
  {
    formular: 'veranstaltung',
    tage: 1,
    email: 'flohmarkt@elternkreis.example',
    route: '/veranstaltungseintrag/',
    angaben: {
      titel: 'Flohmarkt „Rund ums Kind“',
      text: 'Kleidung, Spielzeug und Bücher aus zweiter Hand. Schwangere dürfen eine halbe Stunde früher hinein. Kaffee und Kuchen gibt es auch zum Mitnehmen.',
      veranstaltungsort: 'Bürgersaal Conweiler',
      datum_von: tag(12),
      datum_bis: tag(12),
      zeit_von: '13:00',
      zeit_bis: '16:00',
      veranstalter: 'Elternkreis Conweiler',
      ansprechpartner: 'Mona Rittmann',
      telefon: '07082 55513',
      veranstaltungen_rubrik: ['3'],
    },
  },
  {
    formular: 'vorschlag',
    tage: 3,
    email: 'backhaus@heimatverein.example',
    route: '/ferienprogramm-vorschlag/',
    angaben: {
      titel: 'Brot backen im alten Backhaus',
      text: 'Wir heizen gemeinsam den Ofen an, kneten Teig und holen nach zwei Stunden das eigene Brot heraus. Solange es backt, zeigen wir alte Küchengeräte.',
      veranstaltungsort: 'Backhaus Langenalb',
      datum_von: tag(60),
      datum_bis: tag(60),
      zeit_von: '09:00',
      zeit_bis: '13:00',
      veranstalter: 'Heimatverein Langenalb',
      ansprechpartner: 'Karl Bischoff',
      telefon: '07082 55514',
      ansprechpartner_vorname: 'Karl',
      ansprechpartner_name: 'Bischoff',
      ansprechpartner_email: 'backhaus@heimatverein.example',
      ansprechpartner_telefon: '07082 55514',
      alter_min: 7,
      alter_max: 12,
      teilnehmer_min: 5,
      teilnehmer_max: 12,
      preis: 6,
      preis_geschwister: 4,
      mitbringen: 'Schürze und eine Dose für das Brot',
    },
  },
  {
    formular: 'kontakt',
    tage: 5,
    email: 'h.wacker@post.example',
    route: '/kontakt/',
    angaben: {
      betreff: 'Laterne am Fußweg zur Schule ist dunkel',
      nachricht: 'Die zweite Laterne am Fußweg vom Lindenweg zur Grundschule brennt seit einer Woche nicht mehr.',
      name: 'Heinz Wacker',
    },
  },
  {
    formular: 'fehlermeldung',
    tage: 2,
    email: 'sina.lutz@post.example',
    route: '/fehler-melden/',
    angaben: {
      seite: '/abfalltermine/',
      nachricht: 'Auf meinem Telefon ist die Liste der Straßen breiter als der Bildschirm.',
      name: 'Sina Lutz',
    },
  },
];

/**
 * A few things residents sent, so that the desk of the demo has something to decide. Stored as the forms store them, but
 * without mails. Only where nobody has sent anything yet.
 */
export async function legeDemoEinsendungenAn(db: Datenquelle, config: Config, jetzt = new Date()): Promise<void> {
  const { tag: heute } = readBerlinerZeit(jetzt);
  const mittwoch = addTage(findeMontag(addTage(heute, 21)), 2);
  const veranstaltung = createVeranstaltungFormular(config);
  await db.transaction().execute(async (trx) => {
    const { anzahl } = await trx
      .selectFrom('referenznummern')
      .select((eb) => eb.fn.countAll<string>().as('anzahl'))
      .executeTakeFirstOrThrow();
    if (Number(anzahl) > 0) return;
    const einsendungen = createEinsendungRepository(trx);
    let event = 0;
    for (const { formular, tage, email, route, angaben } of listeDemos(
      (spaeter) => addTage(heute, spaeter),
      mittwoch,
    )) {
      const art = findeFreigabeart(formular);
      const referenz = await createFormularRepository(trx).vergibReferenz(art.kuerzel);
      const beleg = { referenz, bild: null };
      const eingabe = { ...EINWILLIGUNGEN, ...angaben, email, route };
      if (formular === 'veranstaltung') {
        const eintrag = parse(createVeranstaltungSchema(0), eingabe);
        event = await veranstaltung.speichere(trx, { ...eintrag, text: alsHtml(eintrag.text) }, beleg);
      } else {
        const gelesen = parse(art.schema, { veranstaltungen_id: event, ...eingabe }) as { route: string };
        await einsendungen.speichere({ ...beleg, formular, email, route, angaben: waehleAngaben(gelesen) });
      }
      await sql`update einsendungen set erstellt = now() - make_interval(days => ${tage}::int)
        where referenz = ${referenz}`.execute(trx);
    }
  });
}
