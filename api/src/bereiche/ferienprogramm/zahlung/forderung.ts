import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import {
  computeAnteil,
  type Gebuehren,
  type Kosten,
  readGebuehren,
} from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { type Cents, NO_CENTS, sumCents } from '@gm/shared/format/betrag';

/** By what rules a booking is charged: those of the day it became firm. */
export interface Saetze extends Gebuehren, Pick<FerienprogrammOptionen, 'gebuehr_spaeter' | 'gebuehr_bei_storno'> {}

export interface Kontoteilnahme {
  veranstaltung_id: number;
  titel: string;
  preis: Cents;
  storniert: boolean;
  /** Who gave the place back; null where nobody knows any more. */
  storno_von: 'familie' | 'gemeinde' | 'doppelt' | null;
}

/** What the desk took off, by a rule in per cent of the prices or as an amount. */
export interface Ermaessigung {
  id: number;
  prozent: number | null;
  betrag: Cents | null;
  grund: string;
}

export interface Kontobuchung {
  id: number;
  saetze: Saetze;
  kinder: readonly {
    id: number;
    vorname: string;
    /** Of the child, the same in every booking. */
    schluessel: string;
    teilnahmen: readonly Kontoteilnahme[];
  }[];
  ermaessigungen: readonly Ermaessigung[];
}

/** One line of a bill. `schluessel` tells it apart from the others of its booking. */
export interface Posten {
  schluessel: string;
  art: 'preis' | 'gebuehr' | 'ermaessigung';
  was: string;
  betrag: Cents;
}

/** Whether fees are owed for it: what is not cancelled, and by the season's rule also what the family cancelled itself. */
const hasGebuehr =
  ({ gebuehr_bei_storno }: Saetze) =>
  ({ storniert, storno_von }: Kontoteilnahme) =>
    !storniert || (storno_von === 'familie' && gebuehr_bei_storno === 'bleibt');

function listErmaessigungen({ ermaessigungen }: Kontobuchung, posten: readonly Posten[]): Posten[] {
  const preise = sumCents(posten.filter(({ art }) => art === 'preis').map(({ betrag }) => betrag));
  let rest: number = sumCents(posten.map(({ betrag }) => betrag));
  return ermaessigungen.map(({ id, prozent, betrag, grund }) => {
    const gewaehrt = Math.min(rest, betrag ?? computeAnteil(preise, prozent ?? 0));
    rest -= gewaehrt;
    const was = prozent === null ? grund : `${grund}, ${prozent} % der Preise`;
    return { schluessel: `ermaessigung:${id}`, art: 'ermaessigung', was, betrag: (0 - gewaehrt) as Cents };
  });
}

/**
 * What one family owes for each of its firm bookings, line by line. The one function that says it: page of a booking, bill, mails, desk
 * and the books all ask it.
 * @param buchungen of one mail address, in the order they became firm: the first that has a child bears its fee for the season, as long
 *   as the child takes part in anything, so that what is cancelled moves no fee from bill to bill
 */
export function listForderungen(buchungen: readonly Kontobuchung[]): Map<number, Posten[]> {
  const dabei = new Set(
    buchungen.flatMap(({ saetze, kinder }) =>
      kinder.flatMap(({ schluessel, teilnahmen }) => (teilnahmen.some(hasGebuehr(saetze)) ? schluessel : [])),
    ),
  );
  const belastet = new Set<string>();
  return new Map(
    buchungen.map((buchung) => {
      const { saetze } = buchung;
      const { jeKind, jeVeranstaltung } = readGebuehren(saetze);
      const isGebuehr = hasGebuehr(saetze);
      const posten = buchung.kinder.flatMap(({ id, vorname, schluessel, teilnahmen }): Posten[] => {
        const pflichtige = teilnahmen.filter(isGebuehr);
        const jedesmal = saetze.gebuehr_spaeter === 'buchung';
        const hasKindgebuehr = jedesmal ? pflichtige.length > 0 : dabei.has(schluessel) && !belastet.has(schluessel);
        belastet.add(schluessel);
        return [
          ...(hasKindgebuehr
            ? [
                {
                  schluessel: `gebuehr:${id}`,
                  art: 'gebuehr' as const,
                  was: `Bearbeitungsgebühr ${vorname}`,
                  betrag: jeKind,
                },
              ]
            : []),
          ...pflichtige.flatMap(({ veranstaltung_id, titel, preis, storniert }): Posten[] => [
            ...(storniert
              ? []
              : [
                  {
                    schluessel: `preis:${id}:${veranstaltung_id}`,
                    art: 'preis' as const,
                    was: `${titel}, ${vorname}`,
                    betrag: preis,
                  },
                ]),
            {
              schluessel: `gebuehr:${id}:${veranstaltung_id}`,
              art: 'gebuehr' as const,
              was: `Gebühr ${titel}, ${vorname}${storniert ? ' (abgesagt)' : ''}`,
              betrag: jeVeranstaltung,
            },
          ]),
        ];
      });
      const alle = [...posten, ...listErmaessigungen(buchung, posten)];
      return [buchung.id, alle.filter(({ betrag }) => betrag !== 0)];
    }),
  );
}

/** The lines of a bill as the three figures that every page shows; discounts make the events cheaper. */
export function sumPosten(posten: readonly Posten[]): Kosten {
  const sum = (isFee: boolean) =>
    sumCents(posten.filter(({ art }) => (art === 'gebuehr') === isFee).map(({ betrag }) => betrag));
  const veranstaltungen = sum(false);
  const gebuehren = sum(true);
  return { veranstaltungen, gebuehren, gesamt: posten.length > 0 ? sumCents([veranstaltungen, gebuehren]) : NO_CENTS };
}
