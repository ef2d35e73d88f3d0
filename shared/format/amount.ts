declare const UNIT: unique symbol;

/**
 * An amount of money in whole cents, because sums of decimals drift. Euros occur only on the wire, in content and in
 * forms, and are converted with `toCents` when read. A branded type: a plain number is not accepted.
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

export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce<number>((sum, amount) => sum + amount, 0) as Cents;
}

export function subtractCents(from: Cents, amount: Cents): Cents {
  return (from - amount) as Cents;
}

/** A multiple of an amount. */
export function multiplyCents(amount: Cents, count: number): Cents {
  return (amount * count) as Cents;
}

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** `1.234,50 €` */
export function formatCents(cents: Cents): string {
  return euro.format(toEuro(cents));
}

/** As in a price field, `1234,50` or `12`: the format the schema `betrag` reads. */
export function writeEuro(cents: Cents): string {
  return toEuro(cents).toLocaleString('de-DE', {
    useGrouping: false,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
}
