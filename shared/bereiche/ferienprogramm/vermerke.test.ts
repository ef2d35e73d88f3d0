import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeVermerke, type Vermerk } from './vermerke.ts';

const vermerk: fc.Arbitrary<Vermerk> = fc.record({
  kind: fc.integer({ min: 1, max: 3 }),
  feld: fc.constantFrom('stand', 'notiz'),
  wert: fc.constantFrom('', 'da', 'fehlt', 'abgeholt'),
  zeit: fc.integer({ min: 1, max: 4 }),
  geraet: fc.constantFrom('a', 'b', 'c'),
  zaehler: fc.integer({ min: 1, max: 1000 }),
});
/** A device never gives one of its numbers twice. */
const vermerke = fc.uniqueArray(vermerk, { selector: ({ geraet, zaehler }) => `${geraet}${zaehler}`, maxLength: 30 });

it('comes to the same whatever the order, the portions and the repetitions', () => {
  fc.assert(
    fc.property(vermerke, fc.integer({ min: 0, max: 30 }), (alle, stelle) => {
      const [vorne, hinten] = [alle.slice(0, stelle), alle.slice(stelle)];
      const zusammen = mergeVermerke(alle);
      expect(mergeVermerke(alle.toReversed())).toEqual(zusammen);
      expect(mergeVermerke(mergeVermerke(hinten), mergeVermerke(vorne))).toEqual(zusammen);
      expect(mergeVermerke(zusammen, alle)).toEqual(zusammen);
    }),
  );
});

it('keeps the newest stand of a child, and the note of every device', () => {
  const von = (geraet: string, feld: Vermerk['feld'], wert: string, zeit: number): Vermerk => {
    return { kind: 1, feld, wert, zeit, geraet, zaehler: zeit };
  };
  const werte = mergeVermerke([
    von('a', 'stand', 'abgeholt', 9),
    von('b', 'stand', 'da', 8),
    von('a', 'notiz', 'Wespenstich', 1),
    von('b', 'notiz', 'ohne Vesper', 2),
  ]).map(({ wert }) => wert);
  expect(werte).toEqual(['Wespenstich', 'ohne Vesper', 'abgeholt']);
});
