import { isNewer, mergeVermerke, type Vermerk } from '@gm/shared/bereiche/ferienprogramm/vermerke';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addVermerk, beginListe, type Liste, listOffene, readStand, takeAbgleich } from './liste.ts';

const MITNAHME = {
  token: 't',
  titel: 'Waldtag',
  termin: '',
  ort: '',
  bis: 9e15,
  fragen: [],
  kinder: [1, 2, 3].map((id) => ({ id, name: `Kind ${id}`, alter: 8, angaben: {} })),
  vermerke: [] as Vermerk[],
};

/** The api in short: what it is sent, and what it answers. */
function createServer() {
  let vermerke: Vermerk[] = [];
  return {
    receive(gesendet: readonly Vermerk[], jetzt: number) {
      vermerke = mergeVermerke(vermerke, gesendet);
      return { jetzt, kinder: MITNAHME.kinder, fragen: [], vermerke };
    },
  };
}

type Schritt =
  | { art: 'mark'; geraet: number; kind: number; feld: Vermerk['feld']; wert: string }
  | { art: 'sync'; geraet: number; verlust: 'nichts' | 'anfrage' | 'antwort' };
const geraet = fc.integer({ min: 0, max: 2 });
const schritt: fc.Arbitrary<Schritt> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      art: fc.constant('mark' as const),
      geraet,
      kind: fc.integer({ min: 1, max: 3 }),
      feld: fc.constantFrom('stand' as const, 'notiz' as const),
      wert: fc.constantFrom('', 'da', 'fehlt', 'abgeholt'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      art: fc.constant('sync' as const),
      geraet,
      verlust: fc.constantFrom('nichts' as const, 'anfrage' as const, 'antwort' as const),
    }),
  },
);

test('three devices, random partitions, lost requests and answers, wrong clocks: no mark is lost, and all end alike', () => {
  fc.assert(
    fc.property(
      fc.array(schritt, { maxLength: 80 }),
      fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -9_000_000, max: 9_000_000 }))),
      (schritte, falsch) => {
        const server = createServer();
        let zeit = 1e12;
        // The clocks are wrong from the beginning, or become so after the list was taken along.
        const devices: Liste[] = ['a', 'b', 'c'].map((name) =>
          beginListe({ ...MITNAHME, geraet: name, jetzt: zeit }, zeit),
        );
        const alle: Vermerk[] = [];
        const sync = (wer: number, verlust = 'nichts') => {
          const liste = devices[wer] as Liste;
          if (verlust === 'anfrage') return;
          const antwort = server.receive(listOffene(liste), zeit);
          if (verlust === 'nichts')
            devices[wer] = takeAbgleich(liste, antwort, liste.gemacht, zeit + (falsch[wer] ?? 0));
        };
        for (const eines of schritte) {
          zeit += 1;
          if (eines.art === 'sync') sync(eines.geraet, eines.verlust);
          else {
            const vorher = devices[eines.geraet] as Liste;
            const liste = addVermerk(vorher, eines, zeit + (falsch[eines.geraet] ?? 0));
            devices[eines.geraet] = liste;
            const neu = liste.vermerke.find(
              ({ geraet: von, zaehler }) => von === liste.geraet && zaehler === liste.gemacht,
            );
            expect(neu, 'what somebody marks is what is shown').toMatchObject({ wert: eines.wert, kind: eines.kind });
            for (const alt of vorher.vermerke) expect(isNewer(neu as Vermerk, alt)).toBe(true);
            alle.push(neu as Vermerk);
          }
        }
        for (const wer of [0, 1, 2, 0, 1, 2]) sync(wer);
        const soll = mergeVermerke(alle);
        for (const liste of devices) {
          expect(liste.vermerke).toEqual(soll);
          expect(listOffene(liste)).toEqual([]);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('what is marked while an exchange is under way is neither lost nor taken for sent', () => {
  const vorher = addVermerk(
    beginListe({ ...MITNAHME, geraet: 'a', jetzt: 100 }, 100),
    { kind: 1, feld: 'stand', wert: 'da' },
    101,
  );
  const antwort = createServer().receive(listOffene(vorher), 150);
  const dazwischen = addVermerk(vorher, { kind: 1, feld: 'stand', wert: 'abgeholt' }, 120);
  const nachher = takeAbgleich(dazwischen, antwort, vorher.gemacht, 150);
  expect(readStand(nachher, 1).stand).toBe('abgeholt');
  expect(listOffene(nachher).map(({ wert }) => wert)).toEqual(['abgeholt']);
});

test('notes of other devices stand beside the own one', () => {
  const eigene = addVermerk(
    beginListe({ ...MITNAHME, geraet: 'a', jetzt: 1 }, 1),
    { kind: 1, feld: 'notiz', wert: 'Wespenstich' },
    2,
  );
  const andere = { kind: 1, feld: 'notiz' as const, wert: 'ohne Vesper', zeit: 3, geraet: 'b', zaehler: 1 };
  const liste = takeAbgleich(eigene, { jetzt: 4, kinder: [], fragen: [], vermerke: [andere] }, 0, 4);
  expect(readStand(liste, 1)).toMatchObject({ stand: '', notiz: 'Wespenstich', andere: ['ohne Vesper'] });
});
