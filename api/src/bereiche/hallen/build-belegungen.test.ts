import { expect, it } from 'vitest';
import { buildBelegungen } from './build-belegungen.ts';

it('repeats every week, from the Monday of this one on', () => {
  const training = { halle: 'Halle', hallenteile: '', titel: 'Training', von: '19:00', bis: '21:00' };
  const belegungen = buildBelegungen([{ ...training, wochentag: 'MITTWOCH' }], '2026-03-08');
  expect(belegungen.slice(0, 2).map(({ beginn }) => beginn)).toEqual(['2026-03-04T19:00', '2026-03-11T19:00']);
  expect(belegungen).toHaveLength(52);
});
