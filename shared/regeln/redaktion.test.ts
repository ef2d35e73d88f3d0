import { expect, test } from 'vitest';
import { type Beitragsstatus, findBeitragsstatus, listBeitragsschritte, UNEINGESCHRAENKT } from './redaktion.ts';

test.each([
  // status, save, release now, release later, withdraw, begins by the clock, ends by the clock
  ['Entwurf', 'Entwurf', 'veröffentlicht', 'geplant', null, null, null],
  ['geplant', 'geplant', 'veröffentlicht', 'geplant', 'zurückgezogen', 'veröffentlicht', 'zurückgezogen'],
  ['veröffentlicht', 'veröffentlicht', 'veröffentlicht', null, 'zurückgezogen', null, 'zurückgezogen'],
  ['zurückgezogen', 'zurückgezogen', 'veröffentlicht', 'geplant', null, null, null],
] as [Beitragsstatus, ...(Beitragsstatus | null)[]][])(
  'what may follow on %s',
  (status, speichern, sofort, spaeter, zurueckziehen, erscheinen, enden) => {
    expect(findBeitragsstatus(status, 'speichern')).toBe(speichern);
    for (const vorgang of ['wiederherstellen', 'vorlegen', 'zurueckgeben'] as const) {
      expect(findBeitragsstatus(status, vorgang)).toBe(speichern);
    }
    expect(findBeitragsstatus(status, 'freigeben')).toBe(sofort);
    expect(findBeitragsstatus(status, 'freigeben', true)).toBe(spaeter);
    expect(findBeitragsstatus(status, 'zurueckziehen')).toBe(zurueckziehen);
    expect(findBeitragsstatus(status, 'erscheinen')).toBe(erscheinen);
    expect(findBeitragsstatus(status, 'enden')).toBe(enden);
  },
);

test('a draft cannot be withdrawn', () => {
  expect(listBeitragsschritte('Entwurf')).toEqual(['speichern', 'freigeben']);
  expect(listBeitragsschritte('geplant')).toEqual(['speichern', 'freigeben', 'zurueckziehen']);
});

test('who may not release asks for it, and who may can give it back', () => {
  const list = (recht: object) => listBeitragsschritte('veröffentlicht', { ...UNEINGESCHRAENKT, ...recht });
  expect(list({ darfFreigeben: false, istVorgelegt: true })).toEqual(['speichern', 'vorlegen']);
  expect(list({ brauchtAndere: true })).toEqual(['speichern', 'vorlegen', 'zurueckziehen']);
  expect(list({ istVorgelegt: true })).toEqual(['speichern', 'freigeben', 'zurueckgeben', 'zurueckziehen']);
});
