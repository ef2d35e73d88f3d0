import { FIGURES } from '@gm/shared/areas/ferienprogramm/ferienprogramm.examples';
import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { Insertable } from 'kysely';
import { createBranchenRepository } from '../src/areas/branchenverzeichnis/branchen-repository.ts';
import type { CalendarTable } from '../src/areas/veranstaltungen/tables.ts';
import { classifyEntry } from '../src/core/services/search/classify-entry.ts';
import { BASE_CONTENT } from './test-content.ts';
import type { TestDatabase } from './test-database.ts';

export const IN_ONE_WEEK = addDays(readBerlinTime(new Date()).tag, 7);

const entry = { typ: 'vereine' as const, ansprechpartner: 'Heike Jäck' };
const contact = { link: 'https://tv.example/', telefon: '07082 1', telefax: '07082 2', email: 'info@tv.example' };
const address = { strasse: 'Talstraße 1', plz: '75334', ort: 'Musterhardt' };
const empty = { link: '', telefon: '', telefax: '', email: '', strasse: '', plz: '', ort: '' };

/** Two organisers (1 and 2) and two categories (1 and 2). */
export async function fillVeranstaltungsData({ db }: TestDatabase): Promise<void> {
  const brancheneintraege = [
    { ...entry, id: 1, titel: 'Turnverein', kontakt: JSON.stringify(contact), adresse: JSON.stringify(address) },
    {
      ...entry,
      id: 2,
      typ: 'institutionen' as const,
      titel: 'Ärztekammer',
      kontakt: JSON.stringify(empty),
      adresse: JSON.stringify(empty),
    },
  ];
  await createBranchenRepository(db).replace(
    brancheneintraege.map((line) => ({ ...line, ...classifyEntry(line.titel, []) })),
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

/** An event of the calendar, one week from now. */
export const buildTestveranstaltung = (
  fields: Partial<Insertable<CalendarTable>> & { id: number },
): Insertable<CalendarTable> => ({
  titel: 'Sommerkonzert',
  einleitung: '',
  text: '',
  rubriken: [1],
  veranstalter: '',
  brancheneintrag_id: null,
  datum_von: IN_ONE_WEEK,
  datum_bis: IN_ONE_WEEK,
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
  ...fields,
});

/** The same as files of a content folder, with a venue; events are added as its entries. */
export const VERANSTALTUNGS_FILES: Record<string, string> = {
  'gemeinde.yaml': `${BASE_CONTENT['gemeinde.yaml']}ortsteile: [Conweiler, Schwann]\n`,
  'branchenrubriken.yaml': '[{ id: 1, rubrik: Sport }]',
  'branchenverzeichnis.yaml': `
- { id: 1, typ: vereine, rubrik: 1, titel: Turnverein, strasse: Talstraße 1, ortsteil: Schwann, email: info@tv.example }
- { id: 2, typ: institutionen, rubrik: 1, titel: Ärztekammer, strasse: Talstraße 2, ortsteil: Schwann }
`,
  'veranstaltungsrubriken.yaml': '[{ id: 1, rubrik: Musik }, { id: 2, rubrik: Ausstellung }]',
  'veranstaltungen/orte.yaml':
    '[{ name: Kelter, ortsteil: Schwann, adresse: { strasse: Gasse 1, plz: "75334", ort: Musterhardt } }]',
};

/** Fields of both forms about events. */
export const BASE_DETAILS = {
  titel: 'Sommerkonzert',
  text: 'Ein Abend mit Musik unter den Linden. Der Eintritt ist frei, für Essen und Trinken sorgt der Förderverein.',
  veranstaltungsort: 'Rathausplatz',
  datum_von: IN_ONE_WEEK,
  datum_bis: IN_ONE_WEEK,
  zeit_von: '19:30',
  zeit_bis: '22:00',
  veranstalter: 'Nachbarschaft Brunnenstraße',
  ansprechpartner: 'Ada Lovelace',
  telefon: '07082 12345',
  email: 'ada@beispiel.example',
  datenschutz: 'on',
};

/** Further fields of the suggestion for the holiday programme, and the address of its form. */
export const SUGGESTION = {
  ...BASE_DETAILS,
  ansprechpartner_vorname: 'Ada',
  ansprechpartner_name: 'Lovelace',
  ansprechpartner_email: 'ada@beispiel.example',
  ansprechpartner_telefon: '07082 12345',
  ...FIGURES,
  route: '/ferienprogramm-vorschlag/',
};

/** A hall booking, one week from now. */
export const HALL_INQUIRY = {
  datum_von: IN_ONE_WEEK,
  datum_bis: IN_ONE_WEEK,
  zeit_von: '14:00',
  zeit_bis: '23:30',
  saaloeffnung: '18:00',
  veranstaltungsbeginn: '19:30',
  veranstaltungsort: 'Turn- und Festhalle Schwann',
  valid: true,
  route: '/veranstaltungen-hallenanmietung/',
};
