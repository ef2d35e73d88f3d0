import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkVerlosung, type Verlosung } from './check-verlosung.ts';
import { drawPlaetze } from './draw-plaetze.ts';
import { createLostopf, deriveSaat, hashWunschliste, readZiffern } from './saat.ts';
import { buildKleineSaison, buildSaison } from './verlosung.beispiele.ts';
import { type Wunschliste, writeWunschliste } from './wunschliste.ts';

const ziffern = '0123456789abcdef';
const kleineListen = fc.nat().map(buildKleineSaison);
const saaten = fc.nat().map((zahl) => zahl.toString(16).padStart(64, '7'));

async function publish(liste: Wunschliste, zahl: string): Promise<Verlosung> {
  const pruefsumme = await hashWunschliste(writeWunschliste(liste));
  const saat = await deriveSaat(pruefsumme, zahl);
  return { pruefsumme, zahl, saat, liste, zuteilung: drawPlaetze(liste, saat).zuteilung };
}

const read = (liste: Wunschliste, saat: string) =>
  Object.fromEntries(drawPlaetze(liste, saat).zuteilung.map(({ losnummer, plaetze }) => [losnummer, plaetze]));

describe('the draw', () => {
  test('nobody has what it did not wish, too much, or two things at once; no event has too many; groups are together', () => {
    fc.assert(
      fc.property(kleineListen, saaten, (liste, saat) => {
        const plaetze = read(liste, saat);
        const zeiten = new Map(liste.veranstaltungen.map((eine) => [eine.id, eine.zeiten[0]!]));
        for (const { id, plaetze: anzahl } of liste.veranstaltungen) {
          expect(Object.values(plaetze).filter((ids) => ids.includes(id)).length).toBeLessThanOrEqual(anzahl);
        }
        for (const kind of liste.kinder) {
          const seine = plaetze[kind.losnummer] ?? [];
          expect(seine.length).toBeLessThanOrEqual(kind.hoechstens);
          for (const id of seine) expect(kind.wuensche).toContain(id);
          for (const [i, id] of seine.entries()) {
            for (const anderes of seine.slice(i + 1)) {
              const [eine, andere] = [zeiten.get(id)!, zeiten.get(anderes)!].sort((a, b) => a[0] - b[0]);
              expect(andere![0] - eine![1]).toBeGreaterThanOrEqual(liste.regeln.pause_minuten);
            }
          }
          for (const freund of liste.kinder) {
            if (kind.gruppe === null || freund.gruppe !== kind.gruppe) continue;
            for (const id of seine) if (freund.wuensche.includes(id)) expect(plaetze[freund.losnummer]).toContain(id);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('no distribution of a small season is worth more than the bound, and the draw is hardly ever below the best one', () => {
    let gezogen = 0;
    let bestes = 0;
    fc.assert(
      fc.property(kleineListen, saaten, (liste, saat) => {
        const ohne = { ...liste, kinder: liste.kinder.slice(0, 4) };
        const { wert, schranke } = drawPlaetze(ohne, saat);
        expect(wert).toBeLessThanOrEqual(schranke);
        const optimum = findOptimum(ohne);
        // Lots count less than a point for each wish.
        expect(optimum).toBeLessThanOrEqual(schranke);
        expect(wert).toBeLessThanOrEqual(optimum + 12);
        gezogen += wert;
        bestes += optimum;
      }),
      { numRuns: 500, seed: 7 },
    );
    expect(gezogen / bestes).toBeGreaterThan(0.99);
  });

  test('the order in which a list is read changes neither its text nor its places', () => {
    const liste = buildSaison({ kinder: 60, veranstaltungen: 12, wuensche: 6 }, ziffern.repeat(4));
    const gedreht = {
      ...liste,
      kinder: [...liste.kinder].reverse(),
      veranstaltungen: [...liste.veranstaltungen].reverse(),
    };
    expect(writeWunschliste(gedreht)).toBe(writeWunschliste(liste));
    expect(read(gedreht, ziffern.repeat(4))).toEqual(read(liste, ziffern.repeat(4)));
  });
});

describe('whoever checks a draw', () => {
  test('finds every change of one wish, one place, the seed, the number or the rules', async () => {
    await fc.assert(
      fc.asyncProperty(kleineListen, fc.nat(), fc.nat(), async (liste, a, b) => {
        const verlosung = await publish(liste, '17 29 41');
        expect(await isSound(verlosung)).toBe(true);
        const kind = a % liste.kinder.length;
        const wuensche = liste.kinder[kind]!.wuensche;
        const changed = wuensche.includes((b % 6) + 1)
          ? wuensche.filter((id) => id !== (b % 6) + 1)
          : [...wuensche, (b % 6) + 1];
        const kinder = liste.kinder.map((eines, i) => (i === kind ? { ...eines, wuensche: changed } : eines));
        expect(await isSound({ ...verlosung, liste: { ...liste, kinder } })).toBe(false);
        const platz = verlosung.zuteilung.map(({ losnummer, plaetze }, i) => {
          if (i !== kind) return { losnummer, plaetze };
          return { losnummer, plaetze: plaetze.length > 0 ? plaetze.slice(1) : [(b % 5) + 1] };
        });
        expect(await isSound({ ...verlosung, zuteilung: platz })).toBe(false);
        expect(await isSound({ ...verlosung, zuteilung: verlosung.zuteilung.filter((_, i) => i !== kind) })).toBe(
          false,
        );
        expect(await isSound({ ...verlosung, saat: verlosung.saat.replace(/./, (z) => (z === '0' ? '1' : '0')) })).toBe(
          false,
        );
        expect(await isSound({ ...verlosung, zahl: '17 29 42' })).toBe(false);
        const regeln = { ...liste.regeln, pause_minuten: liste.regeln.pause_minuten + 1 };
        expect(await isSound({ ...verlosung, liste: { ...liste, regeln } })).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  test('reads a public number however it is printed', async () => {
    expect(readZiffern('17, 29 und 41 – Zusatzzahl: 3')).toBe('17-29-41-3');
    expect(await deriveSaat('ab', '17 29')).toBe(await deriveSaat('ab', '17, 29'));
    expect(await deriveSaat('ab', '17 29')).not.toBe(await deriveSaat('ab', '1729'));
  });
});

test('lots are spread evenly', () => {
  const draw = createLostopf(ziffern.repeat(4));
  const zahlen = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 10_000; i += 1) zahlen[draw(10)]! += 1;
  for (const anzahl of zahlen) expect(Math.abs(anzahl - 1000)).toBeLessThan(120);
});

async function isSound(verlosung: Verlosung): Promise<boolean> {
  const { liste_stimmt, saat_stimmt, abweichungen } = await checkVerlosung(verlosung);
  return liste_stimmt && saat_stimmt && abweichungen.length === 0;
}

/** The points of the best distribution, lots aside, by trying all of them. */
function findOptimum({ regeln, veranstaltungen, kinder }: Wunschliste): number {
  const zeiten = new Map(veranstaltungen.map((eine) => [eine.id, eine.zeiten[0]!]));
  const frei = new Map(veranstaltungen.map(({ id, plaetze }) => [id, plaetze]));
  const wahlen: number[][] = kinder.map(() => []);
  const isTogether = () =>
    kinder.every((kind, i) =>
      kinder.every(
        (freund, j) =>
          kind.gruppe === null ||
          kind.gruppe !== freund.gruppe ||
          wahlen[i]!.every((id) => !freund.wuensche.includes(id) || wahlen[j]!.includes(id)),
      ),
    );
  const search = (i: number, wert: number): number => {
    const kind = kinder[i];
    if (!kind) return isTogether() ? wert : 0;
    const ids = kind.wuensche.filter((id) => frei.has(id));
    let best = 0;
    for (let bits = 0; bits < 2 ** ids.length; bits += 1) {
      const wahl = ids.filter((_, stelle) => (bits >> stelle) & 1);
      const fits = wahl.every((id, stelle) => {
        const [von, bis] = zeiten.get(id)!;
        const allein = wahl.slice(stelle + 1).every((anderes) => {
          const [beginn, ende] = zeiten.get(anderes)!;
          return beginn >= bis + regeln.pause_minuten || von >= ende + regeln.pause_minuten;
        });
        return allein && frei.get(id)! > 0;
      });
      if (!fits || wahl.length > kind.hoechstens) continue;
      wahlen[i] = wahl;
      for (const id of wahl) frei.set(id, frei.get(id)! - 1);
      const punkte = wahl.reduce(
        (summe, id) => summe + regeln.punkte[kind.wuensche.indexOf(id)]!,
        wahl.length > 0 ? regeln.erster_platz : 0,
      );
      best = Math.max(best, search(i + 1, wert + punkte));
      for (const id of wahl) frei.set(id, frei.get(id)! + 1);
    }
    wahlen[i] = [];
    return best;
  };
  return search(0, 0);
}
