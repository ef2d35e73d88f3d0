import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { contact as exampleContact, settings } from '@gm/shared/areas/ferienprogramm/ferienprogramm.examples';
import { computeCosts, writeCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import type { Child, Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { toCents } from '@gm/shared/format/amount';
import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { Sender } from '../src/areas/ferienprogramm/booking/compose-confirmation.ts';
import { buildHolidayLetters } from '../src/areas/ferienprogramm/holiday-mails.ts';
import type { HolidayVeranstaltungLine } from '../src/areas/ferienprogramm/program/ferienprogramm-repository.ts';

const today = readBerlinTime(new Date()).tag;
export const inDays = (days: number) => addDays(today, days);

export const options: FerienprogrammOptions = {
  anmeldung_von: inDays(-2),
  anmeldung_bis: inDays(2),
  ...settings,
};

/** Its mails name the given values. */
export const sender: Sender = { gemeinde: 'M', siteUrl: 'http://127.0.0.1:3000', briefe: buildHolidayLetters() };

/** An event with four places for all ages, `20 + id` days from now, so that no two overlap. */
export function buildVeranstaltung(part: Partial<HolidayVeranstaltungLine> & { id: number }): HolidayVeranstaltungLine {
  const tag = inDays(20 + part.id);
  return {
    rubrik: 24,
    aktiv: true,
    titel: `Angebot ${part.id}`,
    einleitung: null,
    text: '',
    datum_von: `${tag}T09:00`,
    datum_bis: `${tag}T12:00`,
    taeglich: false,
    preis: toCents(5),
    preis_geschwister: null,
    alter_min: 0,
    alter_max: 999,
    teilnehmer_min: 0,
    teilnehmer_max: 4,
    vorab_reserviert: 0,
    mitbringen: null,
    veranstalter: null,
    brancheneintrag_id: null,
    veranstaltungsort: null,
    adresse: null,
    bild_id: null,
    bildtext: null,
    galerie: '[]',
    ...part,
  };
}

export const contact: Contact = { ...exampleContact, telefon: '07082 1234' };

export function buildKind(firstName: string, birthday = '2018-05-04'): Child {
  const { name, strasse: street, plz: postcode, ort: location } = contact;
  return {
    vorname: firstName,
    name,
    strasse: street,
    plz: postcode,
    ort: location,
    geburtstag: birthday,
    geschlecht: 'weiblich',
    bemerkung: '',
  };
}

/** A registration of children by first name, with correct sums for events of 5 euros each. */
export function buildRegistration(wishes: Record<string, number[]>, part: object = {}) {
  const children = Object.entries(wishes).map(([firstName, ids]) => ({
    ...buildKind(firstName),
    veranstaltungen: ids.map((id) => ({ id, titel: `Angebot ${id}`, preis: 5 })),
  }));
  const costs = writeCosts(computeCosts(children, options));
  return {
    kontakt: contact,
    kinder: children,
    kosten: costs,
    route: '/ferienprogramm-anmeldung/bestaetigen/',
    valid: true,
    firma: '',
    ...part,
  };
}

/** Four events of this kind with the ids 1 to 4. */
export const PROGRAM = [1, 2, 3, 4].map((id) => buildVeranstaltung({ id }));
