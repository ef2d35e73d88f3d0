import { expect, test } from 'vitest';
import { type Beitragsstatus, findeBeitragsstatus, listeBeitragsschritte } from './redaktion.ts';

test.each([
  // status, save, release now, release later, withdraw, begins by the clock, ends by the clock
  ['Entwurf', 'Entwurf', 'veröffentlicht', 'geplant', null, null, null],
  ['geplant', 'geplant', 'veröffentlicht', 'geplant', 'zurückgezogen', 'veröffentlicht', 'zurückgezogen'],
  ['veröffentlicht', 'veröffentlicht', 'veröffentlicht', null, 'zurückgezogen', null, 'zurückgezogen'],
  ['zurückgezogen', 'zurückgezogen', 'veröffentlicht', 'geplant', null, null, null],
] as [Beitragsstatus, ...(Beitragsstatus | null)[]][])(
  'what may follow on %s',
  (status, speichern, sofort, spaeter, zurueckziehen, erscheinen, enden) => {
    expect(findeBeitragsstatus(status, 'speichern')).toBe(speichern);
    expect(findeBeitragsstatus(status, 'wiederherstellen')).toBe(speichern);
    expect(findeBeitragsstatus(status, 'freigeben')).toBe(sofort);
    expect(findeBeitragsstatus(status, 'freigeben', true)).toBe(spaeter);
    expect(findeBeitragsstatus(status, 'zurueckziehen')).toBe(zurueckziehen);
    expect(findeBeitragsstatus(status, 'erscheinen')).toBe(erscheinen);
    expect(findeBeitragsstatus(status, 'enden')).toBe(enden);
  },
);

test('a draft cannot be withdrawn', () => {
  expect(listeBeitragsschritte('Entwurf')).toEqual(['speichern', 'freigeben']);
  expect(listeBeitragsschritte('geplant')).toEqual(['speichern', 'freigeben', 'zurueckziehen']);
});
