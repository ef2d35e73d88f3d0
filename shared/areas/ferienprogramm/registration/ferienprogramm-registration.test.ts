import { describe, expect, it } from 'vitest';
import { contact } from '../ferienprogramm.examples.ts';
import {
  type Child,
  childSchema,
  contactSchema,
  GENDERS,
  MAX_CHILDREN,
  type Registration,
  registrationSchema,
} from './ferienprogramm-registration.ts';

const child: Child = { ...contact, vorname: 'Eva', geburtstag: '2018-05-04', geschlecht: GENDERS[1], bemerkung: '' };
const registration: Omit<Registration, 'valid' | 'firma'> = {
  kontakt: contact,
  kinder: [{ ...child, veranstaltungen: [{ id: 3, titel: 'Wald', datum_von: '2026-08-03T09:00', preis: 5 }] }],
  kosten: { veranstaltungen: 5, gebuehren: 3.5, gesamt: 8.5 },
  route: '/ferienprogramm-anmeldung/bestaetigen/',
};

function listMessages(
  schema: { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } } },
  value: unknown,
) {
  return (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('contact', () => {
  it('requires everything except the telephone number', () => {
    expect(listMessages(contactSchema, { ...contact, telefon: undefined })).toEqual([]);
    expect(listMessages(contactSchema, { vorname: ' ', plz: '', ort: '' })).toEqual([
      'vorname: Bitte geben Sie Ihren Vornamen an.',
      'name: Bitte geben Sie Ihren Namen an.',
      'strasse: Bitte geben Sie Ihre Straße mit Hausnummer an.',
      'plz: Bitte geben Sie Ihre Postleitzahl an.',
      'ort: Bitte geben Sie Ihren Wohnort an.',
      'email: Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
    ]);
  });
});

describe('child', () => {
  it('reports missing fields with the wording of requirement F-18', () => {
    expect(listMessages(childSchema, {})).toEqual(
      ['Vorname', 'Name', 'Straße', 'PLZ', 'Ort', 'Geburtstag', 'Geschlecht'].map((field) =>
        expect.stringContaining(`: ${field} ist ein Pflichtfled.`),
      ),
    );
  });

  it.each([
    ['', 'geburtstag: Geburtstag ist ein Pflichtfled.'],
    ['32.13.2017', 'geburtstag: Dieses Datum gibt es nicht.'],
    ['2018-02-30', 'geburtstag: Dieses Datum gibt es nicht.'],
    ['0018-02-03', 'geburtstag: Bitte prüfen Sie das Jahr des Geburtstags.'],
    ['9999-01-01', 'geburtstag: Der Geburtstag darf nicht in der Zukunft liegen.'],
  ])('rejects the birthday %j', (birthday, message) => {
    expect(listMessages(childSchema, { ...child, geburtstag: birthday })).toEqual([message]);
  });

  it('accepts all values of gender, including no answer', () => {
    for (const gender of ['männlich', 'weiblich', 'divers', 'keine Angabe']) {
      expect(listMessages(childSchema, { ...child, geschlecht: gender })).toEqual([]);
    }
    expect(listMessages(childSchema, { ...child, geschlecht: 'Kind' })).toEqual([
      'geschlecht: Geschlecht ist ein Pflichtfled.',
    ]);
  });
});

describe('registration', () => {
  it('treats null as absent for optional fields, and returns strings', () => {
    expect(contactSchema.parse({ ...contact, telefon: null })).toEqual(contact);
    expect(childSchema.parse({ ...child, bemerkung: null }).bemerkung).toBe('');
    expect(childSchema.parse({ ...child, bemerkung: undefined }).bemerkung).toBe('');
    expect(listMessages(contactSchema, { ...contact, telefon: '0'.repeat(51) })).toEqual([
      'telefon: Bitte kürzen Sie die Telefonnummer auf höchstens 50 Zeichen.',
    ]);
  });

  it('identifies an event by its id, or like requirement F-16 by title and dates', () => {
    const withFields = (veranstaltung: object) => ({
      ...registration,
      kinder: [{ ...child, veranstaltungen: [veranstaltung] }],
    });
    const named = { titel: 'Wald', datum_von: '2026-08-03T09:00', datum_bis: null, preis: 5 };
    expect(registrationSchema.safeParse(withFields(named)).success).toBe(true);
    for (const wrong of [{ titel: 'Wald' }, { datum_von: '2026-08-03T09:00' }, { id: null, titel: 'Wald' }]) {
      expect(listMessages(registrationSchema, withFields(wrong))).toEqual([
        'kinder.0.veranstaltungen.0.id: Diese Veranstaltung gibt es nicht.',
      ]);
    }
  });

  it('accepts the payload of requirement F-16', () => {
    expect(registrationSchema.parse(registration)).toMatchObject({ firma: '', kinder: [{ vorname: 'Eva' }] });
    // A consent that was not given is not stored.
    expect(registrationSchema.parse(registration)).not.toHaveProperty('valid');
  });

  it.each([
    ['no children', { kinder: [] }, 'kinder: Es wurden keine Kinder hinzugefügt'],
    [
      'fifty children',
      { kinder: Array(50).fill(registration.kinder[0]) },
      `kinder: Bitte melden Sie höchstens ${MAX_CHILDREN} Kinder auf einmal an.`,
    ],
    [
      'a child without events',
      { kinder: [{ ...child, veranstaltungen: [] }] },
      'kinder.0.veranstaltungen: Nicht allen Kindern wurden Veranstaltungen zugewiesen!',
    ],
    [
      'a negative id',
      { kinder: [{ ...child, veranstaltungen: [{ id: -1 }] }] },
      'kinder.0.veranstaltungen.0.id: Diese Veranstaltung gibt es nicht.',
    ],
    ['no consent', { valid: false }, 'valid: Bitte bestätigen Sie unsere Datenschutzerklärung.'],
    [
      'figures that are none',
      { kosten: { veranstaltungen: 5, gebuehren: '3', gesamt: -1 } },
      'kosten.gebuehren: Der Betrag fehlt.',
    ],
  ])('rejects %s', (_was, part, message) => {
    expect(listMessages(registrationSchema, { ...registration, ...part })).toContain(message);
  });
});
