import { ZAHLEN } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm.beispiele';
import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Insertable } from 'kysely';
import { createBranchenRepository } from '../src/bereiche/branchenverzeichnis/branchen-repository.ts';
import type { KalenderTabelle } from '../src/bereiche/veranstaltungen/tables.ts';
import { classifyEintrag } from '../src/kern/suche/classify-eintrag.ts';
import type { TestDatabase } from './test-database.ts';
import { GRUNDINHALT } from './test-inhalt.ts';

export const IN_EINER_WOCHE = addTage(readBerlinerZeit(new Date()).tag, 7);

const eintrag = { typ: 'vereine' as const, ansprechpartner: 'Heike Jäck' };
const kontakt = { link: 'https://tv.example/', telefon: '07082 1', telefax: '07082 2', email: 'info@tv.example' };
const adresse = { strasse: 'Talstraße 1', plz: '75334', ort: 'Musterhardt' };
const leer = { link: '', telefon: '', telefax: '', email: '', strasse: '', plz: '', ort: '' };

/** Two organisers (1 and 2) and two categories (1 and 2). */
export async function fillVeranstaltungsdaten({ db }: TestDatabase): Promise<void> {
  const brancheneintraege = [
    { ...eintrag, id: 1, titel: 'Turnverein', kontakt: JSON.stringify(kontakt), adresse: JSON.stringify(adresse) },
    {
      ...eintrag,
      id: 2,
      typ: 'institutionen' as const,
      titel: 'Ärztekammer',
      kontakt: JSON.stringify(leer),
      adresse: JSON.stringify(leer),
    },
  ];
  await createBranchenRepository(db).replace(
    brancheneintraege.map((zeile) => ({ ...zeile, ...classifyEintrag(zeile.titel, []) })),
    [],
  );
  await db
    .insertInto('veranstaltungen_rubriken')
    .values([
      { id: 1, rubrik: 'Musik' },
      { id: 2, rubrik: 'Ausstellung' },
    ])
    .execute();
}

/** An event of the calendar in a week. */
export const buildTestveranstaltung = (
  felder: Partial<Insertable<KalenderTabelle>> & { id: number },
): Insertable<KalenderTabelle> => ({
  titel: 'Sommerkonzert',
  einleitung: '',
  text: '',
  rubriken: [1],
  veranstalter: '',
  brancheneintrag_id: null,
  datum_von: IN_EINER_WOCHE,
  datum_bis: IN_EINER_WOCHE,
  zeit_von: '19:30',
  zeit_bis: '22:00',
  taeglich: false,
  rrule: null,
  wiederholung: null,
  eintritt: '',
  veranstaltungsort: 'Rathausplatz',
  ortsteil: '',
  adresse: null,
  link: '',
  linktext: '',
  bild_id: null,
  bildtext: '',
  galerie: '[]',
  ...felder,
});

/** The same as files of a content folder, with a venue; events are written on as entries of that. */
export const VERANSTALTUNGSDATEIEN: Record<string, string> = {
  'gemeinde.yaml': `${GRUNDINHALT['gemeinde.yaml']}ortsteile: [Conweiler, Schwann]\n`,
  'branchenrubriken.yaml': '[{ id: 1, rubrik: Sport }]',
  'branchenverzeichnis.yaml': `
- { id: 1, typ: vereine, rubrik: 1, titel: Turnverein, strasse: Talstraße 1, ortsteil: Schwann, email: info@tv.example }
- { id: 2, typ: institutionen, rubrik: 1, titel: Ärztekammer, strasse: Talstraße 2, ortsteil: Schwann }
`,
  'veranstaltungsrubriken.yaml': '[{ id: 1, rubrik: Musik }, { id: 2, rubrik: Ausstellung }]',
  'veranstaltungen/orte.yaml':
    '[{ name: Kelter, ortsteil: Schwann, adresse: { strasse: Gasse 1, plz: "75334", ort: Musterhardt } }]',
};

/** What both forms about events ask for. */
export const GRUNDANGABEN = {
  titel: 'Sommerkonzert',
  text: 'Ein Abend mit Musik unter den Linden. Der Eintritt ist frei, für Essen und Trinken sorgt der Förderverein.',
  veranstaltungsort: 'Rathausplatz',
  datum_von: IN_EINER_WOCHE,
  datum_bis: IN_EINER_WOCHE,
  zeit_von: '19:30',
  zeit_bis: '22:00',
  veranstalter: 'Nachbarschaft Brunnenstraße',
  ansprechpartner: 'Ada Lovelace',
  telefon: '07082 12345',
  email: 'ada@beispiel.example',
  datenschutz: 'on',
};

/** What the suggestion for the holiday programme asks for besides, and the address of its form. */
export const VORSCHLAG = {
  ...GRUNDANGABEN,
  ansprechpartner_vorname: 'Ada',
  ansprechpartner_name: 'Lovelace',
  ansprechpartner_email: 'ada@beispiel.example',
  ansprechpartner_telefon: '07082 12345',
  ...ZAHLEN,
  route: '/ferienprogramm-vorschlag/',
};

/** A hall in a week. */
export const HALLENANFRAGE = {
  datum_von: IN_EINER_WOCHE,
  datum_bis: IN_EINER_WOCHE,
  zeit_von: '14:00',
  zeit_bis: '23:30',
  saaloeffnung: '18:00',
  veranstaltungsbeginn: '19:30',
  veranstaltungsort: 'Turn- und Festhalle Schwann',
  valid: true,
  route: '/veranstaltungen-hallenanmietung/',
};
