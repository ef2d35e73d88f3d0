import { KEINE, VERGEBEN, type Wahl } from './create-suche.ts';
import type { Einheit } from './einheiten.ts';
import { GRUPPE_MAX, WUENSCHE_MAX } from './losgrenzen.ts';

/** Who has which places, and what is free. */
export interface Platzstand {
  wahlen: Wahl[];
  /** Whether a wish could be had: there are places enough, or the unit has it. */
  isFree(nummer: number, position: number): boolean;
  /** The best choice of what could be had; as if a wish that cannot could, or one that it has could not. */
  choose(nummer: number, ausnahme?: { with?: number; without?: number }): Wahl;
  /** The units that have the event of a wish, each with which of its own wishes that is. In no order. */
  listHalter(nummer: number, position: number): ReadonlyMap<number, number>;
  set(nummer: number, wahl: Wahl): void;
}

/** 2 ** i for whatever number of wishes a group can have. */
const STELLEN = Array.from({ length: WUENSCHE_MAX * GRUPPE_MAX }, (_, i) => 2 ** i);

/**
 * Everything here is asked for some hundred thousand times. What could be had is kept as one number for each unit, a bit
 * for each wish; without prices its best choice follows from that number and is remembered.
 */
export function createPlatzstand(einheiten: readonly Einheit[], plaetze: readonly number[]): Platzstand {
  const frei = [...plaetze];
  const wahlen = einheiten.map(() => KEINE);
  const moeglich = einheiten.map(({ wuensche }) => wuensche.map(() => false));
  const merkmale = einheiten.map(() => 0);
  const gemerkt = einheiten.map(() => new Map<number, Wahl>());
  /** By event: which unit has it by which of its wishes; and who wishes it. */
  const halter = plaetze.map(() => new Map<number, number>());
  const bewerber = plaetze.map((): { nummer: number; position: number; anzahl: number }[] => []);
  for (const [nummer, { wuensche }] of einheiten.entries()) {
    for (const [position, { event, mitglieder }] of wuensche.entries()) {
      bewerber[event]?.push({ nummer, position, anzahl: mitglieder.length });
    }
  }

  const look = (event: number) => {
    for (const { nummer, position, anzahl } of bewerber[event] ?? []) {
      const ist = (frei[event] ?? 0) >= anzahl || halter[event]?.get(nummer) === position;
      const bits = moeglich[nummer];
      if (!bits || bits[position] === ist) continue;
      bits[position] = ist;
      merkmale[nummer] = (merkmale[nummer] ?? 0) + (ist ? (STELLEN[position] ?? 0) : -(STELLEN[position] ?? 0));
    }
  };
  for (const event of plaetze.keys()) look(event);

  const move = (nummer: number, positionen: readonly number[], richtung: 1 | -1) => {
    for (const position of positionen) {
      const wunsch = einheiten[nummer]?.wuensche[position];
      if (!wunsch) continue;
      frei[wunsch.event] = (frei[wunsch.event] ?? 0) - richtung * wunsch.mitglieder.length;
      if (richtung > 0) halter[wunsch.event]?.set(nummer, position);
      else halter[wunsch.event]?.delete(nummer);
      look(wunsch.event);
    }
  };

  return {
    wahlen,
    isFree: (nummer, position) => moeglich[nummer]?.[position] === true,
    choose(nummer, ausnahme = {}) {
      const { with: mit = -1, without: ohne = -1 } = ausnahme;
      const merkmal = (merkmale[nummer] ?? 0) + (STELLEN[mit] ?? 0) - (STELLEN[ohne] ?? 0);
      const frueher = gemerkt[nummer]?.get(merkmal);
      if (frueher) return frueher;
      const werte = einheiten[nummer]?.wuensche.map(({ gewicht }, i) =>
        i !== ohne && (i === mit || moeglich[nummer]?.[i]) ? gewicht : VERGEBEN,
      );
      const wahl = einheiten[nummer]?.choose(werte ?? []) ?? KEINE;
      gemerkt[nummer]?.set(merkmal, wahl);
      return wahl;
    },
    listHalter: (nummer, position) => halter[einheiten[nummer]?.wuensche[position]?.event ?? -1] ?? new Map(),
    set(nummer, wahl) {
      move(nummer, wahlen[nummer]?.wuensche ?? [], -1);
      move(nummer, wahl.wuensche, 1);
      wahlen[nummer] = wahl;
    },
  };
}
