import { expect, it } from 'vitest';
import { kontakt } from './ferienprogramm.beispiele.ts';
import {
  FERIENPROGRAMM_RUBRIK,
  type Ferienveranstaltung,
  ferienprogrammOptionenSchema,
  programmSchema,
} from './ferienprogramm.ts';
import type { Kind } from './ferienprogramm-anmeldung.ts';
import {
  type Ablehnung,
  type Buchung,
  type Buchungsablehnung,
  type Buchungseingang,
  buchungSchema,
  buchungsablehnungSchema,
  buchungseingangSchema,
  stornoSchema,
  type Wartelistenanfrage,
  type Warteplatz,
  wartelistenanfrageSchema,
  warteplatzSchema,
} from './ferienprogramm-buchung.ts';

const wald: Ferienveranstaltung = {
  id: 3,
  titel: 'Wald',
  datum_von: '2026-08-03T09:00',
  datum_bis: '2026-08-03T12:00',
  taeglich: false,
  preis: 5,
  preis_geschwister: null,
  alter_min: 6,
  alter_max: 10,
  teilnehmer_min: 0,
  teilnehmer_max: 12,
  bereits_reserviert: 12,
  mitbringen: null,
  einleitung: null,
  veranstaltungsort: null,
  detailURL: '/kinderferienprogramm/3/',
  bild: null,
};
const kosten = { veranstaltungen: 5, gebuehren: 3.5, gesamt: 8.5 };
const { email: _, telefon: __, ...adresse } = kontakt;
const kind: Kind = { ...adresse, vorname: 'Eva', geburtstag: '2018-05-04', geschlecht: 'weiblich', bemerkung: '' };

it('completes events of systems that know less', () => {
  const { taeglich: _, bild: __, mitbringen: ___, ...knapp } = wald;
  expect(programmSchema.parse([knapp])).toEqual([wald]);
  expect(FERIENPROGRAMM_RUBRIK).toBe(24);
  expect(programmSchema.safeParse([{ ...wald, datum_von: '3.8.2026' }]).success).toBe(false);
});

it('has the fees of requirement F-14 as defaults', () => {
  const optionen = {
    anmeldung_von: '2026-05-01',
    anmeldung_bis: '2026-05-31',
    plz: '75334',
    ort: 'M',
    email: 'a@b.example',
  };
  expect(ferienprogrammOptionenSchema.parse(optionen)).toMatchObject({
    gebuehr_kind: 3,
    gebuehr_veranstaltung: 0.5,
    zahlung: expect.stringContaining('bezahlen'),
    geschwisterpreis: false,
  });
});

it('says per child and event why nothing was booked', () => {
  const ablehnung: Ablehnung = { kind: 0, veranstaltung: 3, grund: 'ausgebucht', meldung: 'Ausgebucht.' };
  const antwort: Buchungsablehnung = {
    type: 'about:blank',
    title: 'Widerspruch',
    status: 409,
    detail: 'Es wurde nichts gebucht.',
    ablehnungen: [ablehnung],
    kosten,
    programm: [wald],
  };
  expect(buchungsablehnungSchema.parse(antwort)).toEqual(antwort);
});

it('describes booking, cancellation and waiting', () => {
  const teilnahme: Buchung['kinder'][number]['veranstaltungen'][number] = {
    veranstaltung: wald,
    preis: 5,
    status: 'gebucht',
    stornierbar: true,
    storno_bis: '2026-07-31',
  };
  const buchung: Buchung = {
    referenz: 'FP-2026-0001',
    erstellt: '2026-05-01T08:00:00.000Z',
    kontakt,
    kinder: [{ id: 1, ...kind, veranstaltungen: [teilnahme] }],
    kosten,
    rechnung: null,
  };
  expect(buchungSchema.parse(buchung)).toEqual(buchung);
  const eingang: Buchungseingang = { id: 1, referenz: 'FP-2026-0001', status_link: null, bestaetigen_bis: null };
  expect(buchungseingangSchema.parse(eingang)).toEqual(eingang);
  expect(stornoSchema.parse({ token: 'geheim', kind: 1 })).toEqual({ token: 'geheim', kind: 1 });
  const anfrage: Wartelistenanfrage = wartelistenanfrageSchema.parse({ veranstaltung: 3, kontakt, kinder: [kind] });
  expect(anfrage).toMatchObject({ gemeinsam: false });
  expect(anfrage).not.toHaveProperty('valid');
  const warteplatz: Warteplatz = {
    veranstaltung: wald,
    kinder: [],
    status: 'wartet' as const,
    vom_postfach: true,
    platz: 2,
    angebot_bis: null,
    kosten,
  };
  expect(warteplatzSchema.parse(warteplatz)).toEqual(warteplatz);
});
