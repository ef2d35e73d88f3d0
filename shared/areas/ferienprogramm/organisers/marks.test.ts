import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Mark, mergeMarks } from './marks.ts';

const mark: fc.Arbitrary<Mark> = fc.record({
  kind: fc.integer({ min: 1, max: 3 }),
  feld: fc.constantFrom('stand', 'notiz'),
  wert: fc.constantFrom('', 'da', 'fehlt', 'abgeholt'),
  zeit: fc.integer({ min: 1, max: 4 }),
  geraet: fc.constantFrom('a', 'b', 'c'),
  zaehler: fc.integer({ min: 1, max: 1000 }),
});
/** A device never reuses one of its numbers. */
const marks = fc.uniqueArray(mark, {
  selector: ({ geraet: device, zaehler: counter }) => `${device}${counter}`,
  maxLength: 30,
});

it('merges to the same result in any order, in any batches and with duplicates', () => {
  fc.assert(
    fc.property(marks, fc.integer({ min: 0, max: 30 }), (all, stelle) => {
      const [front, behind] = [all.slice(0, stelle), all.slice(stelle)];
      const zusammen = mergeMarks(all);
      expect(mergeMarks(all.toReversed())).toEqual(zusammen);
      expect(mergeMarks(mergeMarks(behind), mergeMarks(front))).toEqual(zusammen);
      expect(mergeMarks(zusammen, all)).toEqual(zusammen);
    }),
  );
});

it('keeps the latest status of a child, and the note of every device', () => {
  const from = (device: string, field: Mark['feld'], value: string, time: number): Mark => {
    return { kind: 1, feld: field, wert: value, zeit: time, geraet: device, zaehler: time };
  };
  const values = mergeMarks([
    from('a', 'stand', 'abgeholt', 9),
    from('b', 'stand', 'da', 8),
    from('a', 'notiz', 'Wespenstich', 1),
    from('b', 'notiz', 'ohne Vesper', 2),
  ]).map(({ wert: value }) => value);
  expect(values).toEqual(['Wespenstich', 'ohne Vesper', 'abgeholt']);
});
