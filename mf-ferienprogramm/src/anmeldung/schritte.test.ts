import { expect, test } from 'vitest';
import { kontakt, mia } from '../../test/ferienprogramm.ts';
import { findGap, type SchrittName } from './schritte.ts';

const leer = { kontakt: null, kinder: [] };
const ohneKinder = { kontakt, kinder: [] };
const veranstaltung = {
  id: 1,
  titel: 'A',
  datum_von: '2026-08-01',
  datum_bis: '2026-08-01',
  taeglich: false,
  preis: 0,
};
const kind = (anzahl: number) => ({
  ...mia,
  schluessel: anzahl,
  veranstaltungen: Array(anzahl).fill(veranstaltung),
  warteliste: [],
});
const wartend = { ...kind(0), warteliste: [{ id: 2, titel: 'B' }] };
const unfertig = { kontakt, kinder: [kind(1), kind(0)] };
const fertig = { kontakt, kinder: [kind(1), kind(2)] };

const KONTAKT = 'Ihre Kontaktdaten fehlen';
const KINDER = 'Es wurden keine Kinder hinzugefügt';
const PROGRAMM = 'Nicht allen Kindern wurden Veranstaltungen zugewiesen!';

test.each<[SchrittName, Parameters<typeof findGap>[1], string | undefined, SchrittName | undefined]>([
  ['kontakt', leer, undefined, undefined],
  ['kinder', leer, KONTAKT, 'kontakt'],
  ['programm', leer, KONTAKT, 'kontakt'],
  ['bestaetigen', leer, KONTAKT, 'kontakt'],
  ['kinder', ohneKinder, undefined, undefined],
  ['programm', ohneKinder, KINDER, 'kinder'],
  ['bestaetigen', ohneKinder, KINDER, 'kinder'],
  ['programm', unfertig, undefined, undefined],
  ['bestaetigen', unfertig, PROGRAMM, 'programm'],
  ['bestaetigen', fertig, undefined, undefined],
  ['bestaetigen', { kontakt, kinder: [kind(1), wartend] }, undefined, undefined],
  ['bestaetigen', { kontakt, kinder: [kind(1), wartend, kind(0)] }, PROGRAMM, 'programm'],
  ['bestaetigen', { kontakt, kinder: [wartend] }, PROGRAMM, 'programm'],
])('step %s names what is missing and where to give it', (schritt, stand, meldung, ziel) => {
  const fehlstelle = findGap(schritt, stand);
  expect(fehlstelle?.meldung).toBe(meldung);
  expect(fehlstelle?.schritt).toBe(ziel);
});
