import { contact, settings } from '@gm/shared/areas/ferienprogramm/ferienprogramm.examples';
import type { Child } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { describe, expect, it } from 'vitest';
import { checkFrame } from './booking/check-registration.ts';

const now = new Date('2026-06-10T10:00:00Z');
const options = { ...settings, anmeldung_von: '2026-06-01', anmeldung_bis: '2026-06-30' };
const fern = { plz: '70173', ort: 'Stuttgart' };
const child = (part: object = {}): Child => ({
  vorname: 'Eva',
  name: 'Muster',
  strasse: 'Rathausplatz 1',
  plz: contact.plz,
  ort: contact.ort,
  geburtstag: '2018-05-04',
  geschlecht: 'divers',
  bemerkung: '',
  ...part,
});
const check = (wohnort_getrennt: boolean, parent: object, ...children: Child[]) =>
  checkFrame(
    { ...contact, ...parent },
    children.map((one) => ({ kind: one, schluessel: one.vorname, ids: [1] })),
    { optionen: { ...options, wohnort_getrennt }, jetzt: now },
  ).map(({ grund: reason }) => reason);

describe('residence in the municipality', () => {
  it('is required of all members of the family by default', () => {
    expect(check(false, {}, child())).toEqual([]);
    expect(check(false, fern, child())).toEqual(['wohnort']);
    expect(check(false, {}, child(fern))).toEqual(['wohnort']);
  });

  it('is required of either parent or child if parents may live elsewhere', () => {
    expect(check(true, fern, child(), child())).toEqual([]);
    expect(check(true, {}, child(fern))).toEqual([]);
    expect(check(true, fern, child(), child(fern))).toEqual(['wohnort']);
  });
});
