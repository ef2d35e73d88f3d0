import { einstellungen, kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm.beispiele';
import type { Kind } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { describe, expect, it } from 'vitest';
import { checkFrame } from './check-anmeldung.ts';

const jetzt = new Date('2026-06-10T10:00:00Z');
const optionen = { ...einstellungen, anmeldung_von: '2026-06-01', anmeldung_bis: '2026-06-30' };
const fern = { plz: '70173', ort: 'Stuttgart' };
const kind = (teil: object = {}): Kind => ({
  vorname: 'Eva',
  name: 'Muster',
  strasse: 'Rathausplatz 1',
  plz: kontakt.plz,
  ort: kontakt.ort,
  geburtstag: '2018-05-04',
  geschlecht: 'divers',
  bemerkung: '',
  ...teil,
});
const check = (wohnort_getrennt: boolean, elternteil: object, ...kinder: Kind[]) =>
  checkFrame(
    { ...kontakt, ...elternteil },
    kinder.map((eines) => ({ kind: eines, schluessel: eines.vorname, ids: [1] })),
    { optionen: { ...optionen, wohnort_getrennt }, jetzt },
  ).map(({ grund }) => grund);

describe('a family lives in the municipality', () => {
  it('all of it where the season does not say otherwise', () => {
    expect(check(false, {}, kind())).toEqual([]);
    expect(check(false, fern, kind())).toEqual(['wohnort']);
    expect(check(false, {}, kind(fern))).toEqual(['wohnort']);
  });

  it('or one of parent and child, where parents may live apart', () => {
    expect(check(true, fern, kind(), kind())).toEqual([]);
    expect(check(true, {}, kind(fern))).toEqual([]);
    expect(check(true, fern, kind(), kind(fern))).toEqual(['wohnort']);
  });
});
