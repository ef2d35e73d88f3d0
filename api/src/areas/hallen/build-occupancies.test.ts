import { expect, it } from 'vitest';
import { buildOccupancies } from './build-occupancies.ts';

it('repeats weekly from the Monday of the current week', () => {
  const training = { halle: 'Halle', hallenteile: '', titel: 'Training', von: '19:00', bis: '21:00' };
  const occupancies = buildOccupancies([{ ...training, wochentag: 'MITTWOCH' }], '2026-03-08');
  expect(occupancies.slice(0, 2).map(({ beginn: start }) => start)).toEqual(['2026-03-04T19:00', '2026-03-11T19:00']);
  expect(occupancies).toHaveLength(52);
});
