import type * as z from 'zod/mini';
import { ferienbetreuungSchema } from '../areas/betreuung/ferienbetreuung.ts';
import { kernzeitbetreuungSchema } from '../areas/betreuung/kernzeitbetreuung.ts';
import { kitaChangeSchema } from '../areas/betreuung/kita-change.ts';
import { kitavormerkungSchema } from '../areas/betreuung/kitavormerkung.ts';
import { fehlermeldungSchema } from '../areas/fehlermeldung/fehlermeldung.ts';
import { FIGURES } from '../areas/ferienprogramm/ferienprogramm.examples.ts';
import { createSuggestionSchema } from '../areas/ferienprogramm/organisers/suggestion.ts';
import { hallenanmietungSchema } from '../areas/hallen/hallenanmietung.ts';
import { contactSchema } from '../areas/kontakt/contact.ts';
import { mangelSchema } from '../areas/maengel/mangel.ts';
import { createVeranstaltungSchema } from '../areas/veranstaltungen/veranstaltung.ts';
import { addDays, readBerlinTime } from '../rules/berlin-time.ts';

export const TODAY = readBerlinTime(new Date()).tag;
export const TOMORROW = addDays(TODAY, 1);
const TEXT =
  'Ein Abend mit Musik unter den Linden. Der Eintritt ist frei, für Essen und Trinken sorgt der Förderverein.';

const reason = {
  titel: 'Konzertabend',
  text: TEXT,
  veranstaltungsort: 'Rathausplatz',
  datum_von: TOMORROW,
  datum_bis: TOMORROW,
  zeit_von: '19:30',
  zeit_bis: '22:00',
  veranstalter: 'Musikverein',
  veranstalter_brancheneintrag_zuordnung: '',
  ansprechpartner: 'Ada',
  telefon: '07082',
  email: 'ada@beispiel.example',
  link: '',
  linktext: '',
  bildtext: '',
  datenschutz: true,
};
export const entry = { ...reason, veranstaltungen_rubrik: ['1'], bildcopyright: '', rechte: true };
const suggestion = {
  ...reason,
  homepage: '',
  ansprechpartner_vorname: 'Ada',
  ansprechpartner_name: 'Lovelace',
  ansprechpartner_email: 'ada@beispiel.example',
  ansprechpartner_telefon: '07082',
  ...FIGURES,
  mitbringen: '',
  erlaubnisse: '',
};
export const hall = {
  datum_von: TOMORROW,
  datum_bis: TOMORROW,
  zeit_von: '14:00',
  zeit_bis: '23:30',
  saaloeffnung: '18:00',
  veranstaltungsbeginn: '19:30',
  veranstaltungsort: 'Vereinszimmer',
  hallenteile: '',
  vereinszimmer_ort: '',
  nebenraeume: '',
  veranstaltungsart: 'Sonstige',
  beschreibung_sportveranstaltung: '',
  beschreibung_sonstige: '',
  besucherzahl: '',
  hausmeister: '',
  valid: true,
  veranstaltungen_id: '7',
};
const feier = {
  ...hall,
  privat: true,
  anlass: 'Goldene Hochzeit',
  veranstalter: 'Elke Groß',
  telefon: '07082 1',
  email: 'elke@beispiel.example',
  veranstaltungen_id: '',
};
/** A child and its mother. */
export const family = {
  kind_name: 'Groß',
  kind_vorname: 'Mia',
  eltern_name: 'Groß',
  eltern_vorname: 'Anna',
  eltern_strasse: 'Im Gässle 3',
  eltern_plz_ort: '75334 Musterhardt',
  eltern_email: 'anna@post.example',
  eltern_mobil: '0170 000',
};
export const holiday = {
  ...family,
  kind_geburtsdatum: '3.5.2019',
  kind_grundschule: 'Schwann',
  kind_klasse: '2b',
  kind_kernzeitbetreuung: true,
  betreuung: ['1. Woche', '2. Woche'],
  eltern_alleinerziehend: false,
  eltern_telefon_arbeitsplatz: '',
  eltern_telefon: '',
  eltern_berufstaetig: '1',
  eltern_berufstaetig_arbeitgeber: 'Uhrenfabrik',
  eltern_berufstaetig_tage: ['Montag', 'Mittwoch'],
  eltern_name2: 'Groß',
  eltern_vorname2: 'Tom',
  eltern_strasse2: 'Im Gässle 3',
  eltern_plz_ort2: '75334 Musterhardt',
  eltern_email2: 'tom@post.example',
  eltern_mobil2: '0171 000',
  eltern_telefon_arbeitsplatz2: '',
  eltern_telefon2: '',
  eltern_berufstaetig2: '0',
  eltern_berufstaetig_arbeitgeber2: '',
  eltern_berufstaetig_tage2: [],
  weitere_person_name_1: 'Oma Elke',
  weitere_person_telefon_1: '07082 111',
  sonstige_angaben: '',
  einverstaendniserklaerung: 'abholung',
  fotos: false,
  valid: true,
};
export const kernzeit = {
  ...holiday,
  art: 'Änderung',
  art_datum: TODAY,
  kind_grundschule: 'Grundschule Schwann',
  betreuung: ['Montag', 'Freitag'],
};
export const unsubscription = {
  art: 'Abmeldung',
  art_datum: TODAY,
  kind_name: kernzeit.kind_name,
  kind_vorname: kernzeit.kind_vorname,
  kind_geburtsdatum: kernzeit.kind_geburtsdatum,
  kind_grundschule: kernzeit.kind_grundschule,
  kind_klasse: kernzeit.kind_klasse,
  eltern_name: kernzeit.eltern_name,
  eltern_vorname: kernzeit.eltern_vorname,
  eltern_email: kernzeit.eltern_email,
  eltern_mobil: kernzeit.eltern_mobil,
  sonstige_angaben: '',
  valid: true,
};
const kita = {
  ...holiday,
  kind_geburtsdatum: '3.5.2024',
  betreuung_ab: addDays(TODAY, 60),
  betreuung_von: '7.30',
  betreuung_bis: '14 Uhr',
  kita_1: 'sonnenhuegel',
  kita_2: 'arche',
  kita_3: '',
  name_geschwister_1: '',
  kita_geschwister_1: '',
  vorrang: ['Wir ziehen neu in die Gemeinde'],
};
const kitaChange = {
  token: 'x'.repeat(32),
  was: 'aendern',
  betreuung_ab: kita.betreuung_ab,
  betreuung_von: '7.30',
  betreuung_bis: '15',
  kita_1: 'arche',
  kita_2: '',
  kita_3: '',
};
const contact = {
  betreff: 'Laterne',
  nachricht: 'Die Laterne vor dem Rathaus flackert.',
  name: 'Ada Lovelace',
  email: 'ada@beispiel.example',
  telefon: '',
  datenschutz: true,
};
const mangel = {
  gleich: '',
  art: 'Straßenlampe',
  breitengrad: '48.8311',
  laengengrad: '8.5023',
  strasse: 'Tannenstraße, Schwann',
  hausnummer: '9',
  beschreibung: 'Sie flackert.',
  email: 'ada@beispiel.example',
  datenschutz: true,
};
const fehlermeldung = {
  name: 'Ada Lovelace',
  email: 'ada@beispiel.example',
  seite: '/abfall/',
  nachricht: 'Auf der Seite fehlt eine Straße.',
  datenschutz: true,
};

/** Every public form with valid answers, as typed. */
export const FORMS: Record<string, { schema: z.ZodMiniType; werte: Record<string, unknown> }> = {
  eintrag: { schema: createVeranstaltungSchema(), werte: entry },
  vorschlag: { schema: createSuggestionSchema(), werte: suggestion },
  halle: { schema: hallenanmietungSchema, werte: hall },
  feier: { schema: hallenanmietungSchema, werte: feier },
  ferien: { schema: ferienbetreuungSchema, werte: holiday },
  kernzeit: { schema: kernzeitbetreuungSchema, werte: kernzeit },
  abmeldung: { schema: kernzeitbetreuungSchema, werte: unsubscription },
  kita: { schema: kitavormerkungSchema, werte: kita },
  kitaaenderung: { schema: kitaChangeSchema, werte: kitaChange },
  kontakt: { schema: contactSchema, werte: contact },
  mangel: { schema: mangelSchema, werte: mangel },
  fehlermeldung: { schema: fehlermeldungSchema, werte: fehlermeldung },
};
