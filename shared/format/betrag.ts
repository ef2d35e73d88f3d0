declare const UNIT: unique symbol;

/**
 * An amount of money. Inside of the program all of them are whole cents, because sums of decimals drift; euros travel on the wire
 * and stand in content and forms, and become cents by `toCents` where they are read. A bare number is none.
 */
export type Cents = number & { readonly [UNIT]: 'cents' };

export const NO_CENTS = 0 as Cents;

/** Euros as a number, for example `12.5` → cents. */
export function toCents(euro: number): Cents {
  return Math.round(euro * 100) as Cents;
}

/** Cents → euros as a number, for the wire. */
export function toEuro(cents: Cents): number {
  return cents / 100;
}

export function sumCents(betraege: readonly Cents[]): Cents {
  return betraege.reduce<number>((summe, betrag) => summe + betrag, 0) as Cents;
}

export function subtractCents(von: Cents, betrag: Cents): Cents {
  return (von - betrag) as Cents;
}

/** So many times the same amount. */
export function multiplyCents(betrag: Cents, anzahl: number): Cents {
  return (betrag * anzahl) as Cents;
}

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** `1.234,50 €` */
export function formatCents(cents: Cents): string {
  return euro.format(toEuro(cents));
}

/** As a control for a price holds it, `1234,50` or `12`: what the schema `betrag` reads. */
export function writeEuro(cents: Cents): string {
  return toEuro(cents).toLocaleString('de-DE', {
    useGrouping: false,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
}
