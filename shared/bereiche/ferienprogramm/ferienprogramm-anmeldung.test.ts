import { describe, expect, it } from 'vitest';
import { kontakt } from './ferienprogramm.beispiele.ts';
import {
  type Anmeldung,
  anmeldungSchema,
  GESCHLECHTER,
  type Kind,
  kindSchema,
  kontaktSchema,
  MAX_KINDER,
} from './ferienprogramm-anmeldung.ts';

const kind: Kind = { ...kontakt, vorname: 'Eva', geburtstag: '2018-05-04', geschlecht: GESCHLECHTER[1], bemerkung: '' };
const anmeldung: Omit<Anmeldung, 'valid' | 'firma'> = {
  kontakt,
  kinder: [{ ...kind, veranstaltungen: [{ id: 3, titel: 'Wald', datum_von: '2026-08-03T09:00', preis: 5 }] }],
  kosten: { veranstaltungen: 5, gebuehren: 3.5, gesamt: 8.5 },
  route: '/ferienprogramm-anmeldung/bestaetigen/',
};

function listMeldungen(
  schema: { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } } },
  value: unknown,
) {
  return (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('contact', () => {
  it('needs everything but the telephone number', () => {
    expect(listMeldungen(kontaktSchema, { ...kontakt, telefon: undefined })).toEqual([]);
    expect(listMeldungen(kontaktSchema, { vorname: ' ', plz: '', ort: '' })).toEqual([
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
  it('names what is missing as requirement F-18 spells it', () => {
    expect(listMeldungen(kindSchema, {})).toEqual(
      ['Vorname', 'Name', 'Straße', 'PLZ', 'Ort', 'Geburtstag', 'Geschlecht'].map((feld) =>
        expect.stringContaining(`: ${feld} ist ein Pflichtfled.`),
      ),
    );
  });

  it.each([
    ['', 'geburtstag: Geburtstag ist ein Pflichtfled.'],
    ['32.13.2017', 'geburtstag: Dieses Datum gibt es nicht.'],
    ['2018-02-30', 'geburtstag: Dieses Datum gibt es nicht.'],
    ['0018-02-03', 'geburtstag: Bitte prüfen Sie das Jahr des Geburtstags.'],
    ['9999-01-01', 'geburtstag: Der Geburtstag darf nicht in der Zukunft liegen.'],
  ])('has no birthday %j', (geburtstag, meldung) => {
    expect(listMeldungen(kindSchema, { ...kind, geburtstag })).toEqual([meldung]);
  });

  it('is of a gender, of another, or does not say', () => {
    for (const geschlecht of ['männlich', 'weiblich', 'divers', 'keine Angabe']) {
      expect(listMeldungen(kindSchema, { ...kind, geschlecht })).toEqual([]);
    }
    expect(listMeldungen(kindSchema, { ...kind, geschlecht: 'Kind' })).toEqual([
      'geschlecht: Geschlecht ist ein Pflichtfled.',
    ]);
  });
});

describe('registration', () => {
  it('takes null for what is optional, and answers carry text', () => {
    expect(kontaktSchema.parse({ ...kontakt, telefon: null })).toEqual(kontakt);
    expect(kindSchema.parse({ ...kind, bemerkung: null }).bemerkung).toBe('');
    expect(kindSchema.parse({ ...kind, bemerkung: undefined }).bemerkung).toBe('');
    expect(listMeldungen(kontaktSchema, { ...kontakt, telefon: '0'.repeat(51) })).toEqual([
      'telefon: Bitte kürzen Sie die Telefonnummer auf höchstens 50 Zeichen.',
    ]);
  });

  it('names an event by its id, or as requirement F-16 does by title and dates', () => {
    const withFields = (veranstaltung: object) => ({
      ...anmeldung,
      kinder: [{ ...kind, veranstaltungen: [veranstaltung] }],
    });
    const benannt = { titel: 'Wald', datum_von: '2026-08-03T09:00', datum_bis: null, preis: 5 };
    expect(anmeldungSchema.safeParse(withFields(benannt)).success).toBe(true);
    for (const falsch of [{ titel: 'Wald' }, { datum_von: '2026-08-03T09:00' }, { id: null, titel: 'Wald' }]) {
      expect(listMeldungen(anmeldungSchema, withFields(falsch))).toEqual([
        'kinder.0.veranstaltungen.0.id: Diese Veranstaltung gibt es nicht.',
      ]);
    }
  });

  it('takes the payload of requirement F-16', () => {
    expect(anmeldungSchema.parse(anmeldung)).toMatchObject({ firma: '', kinder: [{ vorname: 'Eva' }] });
    // What nobody agreed to is not kept as if somebody had.
    expect(anmeldungSchema.parse(anmeldung)).not.toHaveProperty('valid');
  });

  it.each([
    ['no children', { kinder: [] }, 'kinder: Es wurden keine Kinder hinzugefügt'],
    [
      'fifty children',
      { kinder: Array(50).fill(anmeldung.kinder[0]) },
      `kinder: Bitte melden Sie höchstens ${MAX_KINDER} Kinder auf einmal an.`,
    ],
    [
      'a child without events',
      { kinder: [{ ...kind, veranstaltungen: [] }] },
      'kinder.0.veranstaltungen: Nicht allen Kindern wurden Veranstaltungen zugewiesen!',
    ],
    [
      'a negative id',
      { kinder: [{ ...kind, veranstaltungen: [{ id: -1 }] }] },
      'kinder.0.veranstaltungen.0.id: Diese Veranstaltung gibt es nicht.',
    ],
    ['no consent', { valid: false }, 'valid: Bitte bestätigen Sie unsere Datenschutzerklärung.'],
    [
      'figures that are none',
      { kosten: { veranstaltungen: 5, gebuehren: '3', gesamt: -1 } },
      'kosten.gebuehren: Der Betrag fehlt.',
    ],
  ])('refuses %s', (_was, teil, meldung) => {
    expect(listMeldungen(anmeldungSchema, { ...anmeldung, ...teil })).toContain(meldung);
  });
});
