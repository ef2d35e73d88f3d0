import { expect, test } from 'vitest';
import { type ContributionStatus, findContributionStatus, listContributionSteps, UNRESTRICTED } from './editorial.ts';

test.each([
  // status, save, release now, release later, withdraw, begins by the clock, ends by the clock
  ['Entwurf', 'Entwurf', 'veröffentlicht', 'geplant', null, null, null],
  ['geplant', 'geplant', 'veröffentlicht', 'geplant', 'zurückgezogen', 'veröffentlicht', 'zurückgezogen'],
  ['veröffentlicht', 'veröffentlicht', 'veröffentlicht', null, 'zurückgezogen', null, 'zurückgezogen'],
  ['zurückgezogen', 'zurückgezogen', 'veröffentlicht', 'geplant', null, null, null],
] as [ContributionStatus, ...(ContributionStatus | null)[]][])(
  'steps from %s',
  (status, saving, sofort, later, withdraw, appear, ends) => {
    expect(findContributionStatus(status, 'speichern')).toBe(saving);
    for (const operation of ['wiederherstellen', 'vorlegen', 'zurueckgeben'] as const) {
      expect(findContributionStatus(status, operation)).toBe(saving);
    }
    expect(findContributionStatus(status, 'freigeben')).toBe(sofort);
    expect(findContributionStatus(status, 'freigeben', true)).toBe(later);
    expect(findContributionStatus(status, 'zurueckziehen')).toBe(withdraw);
    expect(findContributionStatus(status, 'erscheinen')).toBe(appear);
    expect(findContributionStatus(status, 'enden')).toBe(ends);
  },
);

test('a draft cannot be withdrawn', () => {
  expect(listContributionSteps('Entwurf')).toEqual(['speichern', 'freigeben']);
  expect(listContributionSteps('geplant')).toEqual(['speichern', 'freigeben', 'zurueckziehen']);
});

test('editors without the right request a release; those with it can reject one', () => {
  const list = (right: object) => listContributionSteps('veröffentlicht', { ...UNRESTRICTED, ...right });
  expect(list({ darfFreigeben: false, istVorgelegt: true })).toEqual(['speichern', 'vorlegen']);
  expect(list({ brauchtAndere: true })).toEqual(['speichern', 'vorlegen', 'zurueckziehen']);
  expect(list({ istVorgelegt: true })).toEqual(['speichern', 'freigeben', 'zurueckgeben', 'zurueckziehen']);
});
