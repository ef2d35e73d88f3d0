import type { Cents } from '@gm/shared/format/betrag';
import type { Umsatz } from './umsatz.ts';

/** A bill, and what is still to be paid of it; negative: the family has paid too much. */
export interface Rechnungsstand {
  buchung_id: number;
  referenz: string;
  offen: Cents;
  vorname: string;
  name: string;
}

export type Zuordnung = { buchung_id: number; betrag: Cents };
export type Treffer =
  | { art: 'sicher'; zuordnungen: Zuordnung[] }
  /** Staff decide; `grund` is a German sentence. */
  | { art: 'offen'; kandidaten: string[]; grund: string };

const MUSTER = /FP-?(\d{4})-?(\d{4,9})(?!\d)/g;
const find = (text: string) =>
  [...text.toUpperCase().matchAll(MUSTER)].map(([, jahr, nummer]) => `FP-${jahr}-${nummer}`);

/** Numbers of bookings in a purpose: people leave out hyphens, banks break lines within words. */
export function findReferenzen(zweck: string): string[] {
  const lose = zweck.replaceAll(/[\s./_–—]+/g, '-').replaceAll(/-+/g, '-');
  return [...new Set([...find(zweck), ...find(lose), ...find(zweck.replaceAll(/[\s./_–—-]+/g, ''))])];
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/ae|ä/g, 'a')
    .replaceAll(/oe|ö/g, 'o')
    .replaceAll(/ue|ü/g, 'u')
    .normalize('NFD')
    .split(/[^a-z]+/)
    .filter(Boolean);

/** Whether first name and name of a family stand in a line, as whole words in any order. */
function isNamed({ vorname, name }: Rechnungsstand, { name: zahler, zweck }: Umsatz): boolean {
  const worte = new Set(fold(`${zahler} ${zweck}`));
  return [...fold(name), ...fold(vorname).slice(0, 1)].every((wort) => worte.has(wort));
}

const leaveOpen = (grund: string, kandidaten: readonly Rechnungsstand[]): Treffer => ({
  art: 'offen',
  grund,
  kandidaten: kandidaten.map(({ referenz }) => referenz),
});

/**
 * Which bills a line pays. By itself only what leaves no doubt is assigned: one number of a booking; several whose open amounts
 * are the whole of it; without a number, the open amount and the full name of exactly one. All else is for people.
 */
export function matchUmsatz(umsatz: Umsatz, staende: readonly Rechnungsstand[]): Treffer {
  const referenzen = findReferenzen(umsatz.zweck);
  const genannte = staende.filter(({ referenz }) => referenzen.includes(referenz));
  const { betrag } = umsatz;
  if (betrag < 0) return matchAuszahlung(umsatz, genannte);
  const [eine, ...weitere] = genannte;
  if (eine && weitere.length === 0) return { art: 'sicher', zuordnungen: [{ buchung_id: eine.buchung_id, betrag }] };
  if (eine) {
    const schuld = genannte.reduce((summe, stand) => summe + stand.offen, 0);
    if (schuld !== betrag || genannte.some((stand) => stand.offen <= 0)) {
      return leaveOpen('Mehrere Buchungsnummern, deren offene Beträge zusammen nicht passen.', genannte);
    }
    return {
      art: 'sicher',
      zuordnungen: genannte.map(({ buchung_id, offen: teil }) => ({ buchung_id, betrag: teil })),
    };
  }
  if (referenzen.length > 0) return leaveOpen(`Eine Buchung ${referenzen.join(', ')} gibt es nicht.`, []);
  const gleichViel = staende.filter((stand) => stand.offen === betrag);
  const benannte = gleichViel.filter((stand) => isNamed(stand, umsatz));
  const [einzige, ...andere] = benannte;
  if (einzige && andere.length === 0)
    return { art: 'sicher', zuordnungen: [{ buchung_id: einzige.buchung_id, betrag }] };
  if (einzige) return leaveOpen('Ohne Buchungsnummer; Betrag und Name passen zu mehreren Rechnungen.', benannte);
  const namen = staende.filter((stand) => isNamed(stand, umsatz));
  return leaveOpen('Keine Buchungsnummer gefunden.', namen.length > 0 ? namen : gleichViel.slice(0, 5));
}

/** Money that went out: a refund of what a family has paid too much, named by its number. */
function matchAuszahlung({ betrag }: Umsatz, genannte: readonly Rechnungsstand[]): Treffer {
  const [eine, ...weitere] = genannte;
  if (eine && weitere.length === 0 && eine.offen <= betrag) {
    return { art: 'sicher', zuordnungen: [{ buchung_id: eine.buchung_id, betrag }] };
  }
  return leaveOpen('Auszahlung, die zu keinem Guthaben passt.', genannte);
}
