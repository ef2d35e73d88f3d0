import { isNewer, type Mark, mergeMarks } from '@gm/shared/areas/ferienprogramm/organisers/marks';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMark, beginList, type List, listOpen, readState, takeSync } from './list.ts';

const TAKE_AWAY = {
  token: 't',
  titel: 'Waldtag',
  termin: '',
  ort: '',
  bis: 9e15,
  fragen: [],
  kinder: [1, 2, 3].map((id) => ({ id, name: `Kind ${id}`, alter: 8, angaben: {} })),
  vermerke: [] as Mark[],
};

/** A fake api that records requests. */
function createServer() {
  let marks: Mark[] = [];
  return {
    receive(sent: readonly Mark[], now: number) {
      marks = mergeMarks(marks, sent);
      return { jetzt: now, kinder: TAKE_AWAY.kinder, fragen: [], vermerke: marks };
    },
  };
}

type Step =
  | { art: 'mark'; geraet: number; kind: number; feld: Mark['feld']; wert: string }
  | { art: 'sync'; geraet: number; verlust: 'nichts' | 'anfrage' | 'antwort' };
const device = fc.integer({ min: 0, max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      art: fc.constant('mark' as const),
      geraet: device,
      kind: fc.integer({ min: 1, max: 3 }),
      feld: fc.constantFrom('stand' as const, 'notiz' as const),
      wert: fc.constantFrom('', 'da', 'fehlt', 'abgeholt'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      art: fc.constant('sync' as const),
      geraet: device,
      verlust: fc.constantFrom('nichts' as const, 'anfrage' as const, 'antwort' as const),
    }),
  },
);

test('three devices, random partitions, lost requests and responses, wrong clocks: no mark is lost, and all converge', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 80 }),
      fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -9_000_000, max: 9_000_000 }))),
      (steps, wrong) => {
        const server = createServer();
        let time = 1e12;
        // The clocks are wrong from the beginning, or change after the download.
        const devices: List[] = ['a', 'b', 'c'].map((name) =>
          beginList({ ...TAKE_AWAY, geraet: name, jetzt: time }, time),
        );
        const all: Mark[] = [];
        const sync = (who: number, loss = 'nichts') => {
          const list = devices[who] as List;
          if (loss === 'anfrage') return;
          const answer = server.receive(listOpen(list), time);
          if (loss === 'nichts') devices[who] = takeSync(list, answer, list.gemacht, time + (wrong[who] ?? 0));
        };
        for (const one of steps) {
          time += 1;
          if (one.art === 'sync') sync(one.geraet, one.verlust);
          else {
            const before = devices[one.geraet] as List;
            const list = addMark(before, one, time + (wrong[one.geraet] ?? 0));
            devices[one.geraet] = list;
            const fresh = list.vermerke.find(
              ({ geraet: from, zaehler: counter }) => from === list.geraet && counter === list.gemacht,
            );
            expect(fresh, 'what somebody marks is what is shown').toMatchObject({ wert: one.wert, kind: one.kind });
            for (const alt of before.vermerke) expect(isNewer(fresh as Mark, alt)).toBe(true);
            all.push(fresh as Mark);
          }
        }
        for (const who of [0, 1, 2, 0, 1, 2]) sync(who);
        const target = mergeMarks(all);
        for (const list of devices) {
          expect(list.vermerke).toEqual(target);
          expect(listOpen(list)).toEqual([]);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('marks made during an exchange are neither lost nor treated as sent', () => {
  const before = addMark(
    beginList({ ...TAKE_AWAY, geraet: 'a', jetzt: 100 }, 100),
    { kind: 1, feld: 'stand', wert: 'da' },
    101,
  );
  const answer = createServer().receive(listOpen(before), 150);
  const dazwischen = addMark(before, { kind: 1, feld: 'stand', wert: 'abgeholt' }, 120);
  const after = takeSync(dazwischen, answer, before.gemacht, 150);
  expect(readState(after, 1).stand).toBe('abgeholt');
  expect(listOpen(after).map(({ wert: value }) => value)).toEqual(['abgeholt']);
});

test('notes of other devices are kept next to the own one', () => {
  const own = addMark(
    beginList({ ...TAKE_AWAY, geraet: 'a', jetzt: 1 }, 1),
    { kind: 1, feld: 'notiz', wert: 'Wespenstich' },
    2,
  );
  const other = { kind: 1, feld: 'notiz' as const, wert: 'ohne Vesper', zeit: 3, geraet: 'b', zaehler: 1 };
  const list = takeSync(own, { jetzt: 4, kinder: [], fragen: [], vermerke: [other] }, 0, 4);
  expect(readState(list, 1)).toMatchObject({ stand: '', notiz: 'Wespenstich', andere: ['ohne Vesper'] });
});
