import { createHash } from 'node:crypto';
import { readIban } from '@gm/shared/areas/ferienprogramm/payment/iban';
import type { Cents } from '@gm/shared/format/amount';
import type { FieldError } from '@gm/shared/schemas/form';
import { createFaults } from '../../../../core/forms/receive-once.ts';

/** A line of a bank statement. */
export interface Transaction {
  tag: string;
  /** Negative for outgoing payments. */
  betrag: Cents;
  /** Payer, or payee of an outgoing payment. */
  name: string;
  iban: string;
  zweck: string;
  /** Bank reference; null if the file has none. */
  bankreferenz: string | null;
}

const field: FieldError['feld'] = 'datei';

/** Error for a file that is rejected as a whole. */
export const refuseFile = (message: string) => createFaults([{ feld: field, meldung: message }]);

/** A year of the holiday programme's account. Parsing runs in the api's thread, so larger files would block other requests. */
const MAX_BYTES = 4_000_000;
export const MAX_LINES = 2_000;

/** Throws if a file, or one of its parts (`counts`: number and maximum), is larger than any statement. */
export function refuseLarge(size: number, ...counts: readonly (readonly [number, number])[]): void {
  if (size <= MAX_BYTES && counts.every(([count, most]) => count <= most)) return;
  throw refuseFile(
    `Der Kontoauszug ist zu groß: höchstens ${MAX_BYTES / 1_000_000} MB und ${MAX_LINES.toLocaleString('de-DE')} Umsätze. Bitte laden Sie ihn in mehreren Teilen herunter, zum Beispiel für jeden Monat.`,
  );
}

/**
 * An amount from a statement, such as `1.234,50`, `-8.5` or `8`, in cents. Throws if it is not a whole number of cents,
 * as the file is then damaged or forged.
 */
export function readAmount(text: string, where: string): Cents {
  const tight = text.trim().replaceAll(/\s|€|EUR/g, '');
  const [, minus, german, english] = /^([+-]?)(?:(\d{1,3}(?:\.\d{3})*,\d+|\d+,\d+)|(\d+(?:\.\d+)?))$/.exec(tight) ?? [];
  const figure = german?.replaceAll('.', '').replace(',', '.') ?? english;
  const [whole = '', fraction = ''] = figure?.split('.') ?? [];
  if (!figure || whole.length > 7) throw refuseFile(`${where}: „${text.slice(0, 30)}“ ist kein Betrag.`);
  if (/[^0]/.test(fraction.slice(2))) {
    throw refuseFile(`${where}: „${text.slice(0, 30)}“ ist kein ganzer Cent. Die Datei wurde nicht eingelesen.`);
  }
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return (minus === '-' ? 0 - cents : cents) as Cents;
}

/** Content hash of a line, independent of file and format. */
export const hashTransaction = ({ tag: day, betrag: amount, name, iban, zweck: purpose }: Transaction): string =>
  createHash('sha256')
    .update(
      [
        day,
        amount,
        readIban(iban),
        ...[name, purpose].map((text) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()),
      ].join('|'),
    )
    .digest('base64url');
