import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import {
  type Costs,
  computeShare,
  type Fees,
  readFees,
} from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import { type Cents, NO_CENTS, sumCents } from '@gm/shared/format/amount';

/** Pricing rules of a booking: those on the day of its confirmation. */
export interface Sentences extends Fees, Pick<FerienprogrammOptions, 'gebuehr_spaeter' | 'gebuehr_bei_storno'> {}

export interface AccountParticipation {
  veranstaltung_id: number;
  titel: string;
  preis: Cents;
  storniert: boolean;
  /** Who cancelled; null if unknown. */
  storno_von: 'familie' | 'gemeinde' | 'doppelt' | null;
}

/** A discount granted by the desk, in per cent of the prices or as an amount. */
export interface Reduction {
  id: number;
  prozent: number | null;
  betrag: Cents | null;
  grund: string;
}

export interface AccountBooking {
  id: number;
  saetze: Sentences;
  kinder: readonly {
    id: number;
    vorname: string;
    /** Key of the child, the same in every booking. */
    schluessel: string;
    teilnahmen: readonly AccountParticipation[];
  }[];
  ermaessigungen: readonly Reduction[];
}

/** One line of a bill. `schluessel` identifies it within its booking. */
export interface BillLine {
  schluessel: string;
  art: 'preis' | 'gebuehr' | 'ermaessigung';
  was: string;
  betrag: Cents;
}

/** Whether fees are owed: for events not cancelled, and by the season's rule also for cancellations by the family. */
const hasFee =
  ({ gebuehr_bei_storno }: Sentences) =>
  ({ storniert: cancelled, storno_von }: AccountParticipation) =>
    !cancelled || (storno_von === 'familie' && gebuehr_bei_storno === 'bleibt');

function listReductions({ ermaessigungen: reductions }: AccountBooking, billLines: readonly BillLine[]): BillLine[] {
  const prices = sumCents(billLines.filter(({ art: kind }) => kind === 'preis').map(({ betrag: amount }) => amount));
  let rest: number = sumCents(billLines.map(({ betrag: amount }) => amount));
  return reductions.map(({ id, prozent: percent, betrag: amount, grund: reason }) => {
    const granted = Math.min(rest, amount ?? computeShare(prices, percent ?? 0));
    rest -= granted;
    const was = percent === null ? reason : `${reason}, ${percent} % der Preise`;
    return { schluessel: `ermaessigung:${id}`, art: 'ermaessigung', was, betrag: (0 - granted) as Cents };
  });
}

/**
 * Amount owed by a family for each of its confirmed bookings, line by line. The single source for booking page, bill,
 * mails, desk and records.
 * @param bookings bookings of one mail address, in order of confirmation: the first with a child bears its fee for the
 * season as long as the child takes part in anything, so that cancellations do not move fees between bills
 */
export function listClaims(bookings: readonly AccountBooking[]): Map<number, BillLine[]> {
  const thereby = new Set(
    bookings.flatMap(({ saetze: sentences, kinder: children }) =>
      children.flatMap(({ schluessel: key, teilnahmen: participations }) =>
        participations.some(hasFee(sentences)) ? key : [],
      ),
    ),
  );
  const charged = new Set<string>();
  return new Map(
    bookings.map((booking) => {
      const { saetze: sentences } = booking;
      const { jeKind: perChild, jeVeranstaltung: perVeranstaltung } = readFees(sentences);
      const isFee = hasFee(sentences);
      const billLines = booking.kinder.flatMap(
        ({ id, vorname: firstName, schluessel: key, teilnahmen: participations }): BillLine[] => {
          const liable = participations.filter(isFee);
          const eachTime = sentences.gebuehr_spaeter === 'buchung';
          const hasKindgebuehr = eachTime ? liable.length > 0 : thereby.has(key) && !charged.has(key);
          charged.add(key);
          return [
            ...(hasKindgebuehr
              ? [
                  {
                    schluessel: `gebuehr:${id}`,
                    art: 'gebuehr' as const,
                    was: `Bearbeitungsgebühr ${firstName}`,
                    betrag: perChild,
                  },
                ]
              : []),
            ...liable.flatMap(({ veranstaltung_id, titel: title, preis: price, storniert: cancelled }): BillLine[] => [
              ...(cancelled
                ? []
                : [
                    {
                      schluessel: `preis:${id}:${veranstaltung_id}`,
                      art: 'preis' as const,
                      was: `${title}, ${firstName}`,
                      betrag: price,
                    },
                  ]),
              {
                schluessel: `gebuehr:${id}:${veranstaltung_id}`,
                art: 'gebuehr' as const,
                was: `Gebühr ${title}, ${firstName}${cancelled ? ' (abgesagt)' : ''}`,
                betrag: perVeranstaltung,
              },
            ]),
          ];
        },
      );
      const all = [...billLines, ...listReductions(booking, billLines)];
      return [booking.id, all.filter(({ betrag: amount }) => amount !== 0)];
    }),
  );
}

/** Totals of a bill for the three amounts shown on every page; discounts reduce the price of events. */
export function sumBillLines(billLines: readonly BillLine[]): Costs {
  const sum = (isFee: boolean) =>
    sumCents(billLines.filter(({ art: kind }) => (kind === 'gebuehr') === isFee).map(({ betrag: amount }) => amount));
  const veranstaltungen = sum(false);
  const fees = sum(true);
  return {
    veranstaltungen,
    gebuehren: fees,
    gesamt: billLines.length > 0 ? sumCents([veranstaltungen, fees]) : NO_CENTS,
  };
}
