import type { Account } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { readIban } from '@gm/shared/areas/ferienprogramm/payment/iban';
import type { Cents } from '@gm/shared/format/amount';

/** Truncates a text to a number of bytes, between characters. */
function cut(text: string, max: number): string {
  const short = [...text.replaceAll(/\s+/g, ' ').trim()];
  while (short.join('').length > max) short.pop();
  return short.join('');
}

/**
 * Content of a GiroCode (EPC069-12, version 002, in which the BIC is optional): a credit transfer that banking apps can
 * read. Lines in fixed order, UTF-8, without trailing empty ones. Null if the transfer is impossible.
 */
export function buildGirocode({ inhaber: holder, iban, bic }: Account, amount: Cents, purpose: string): string | null {
  // 0.01 to 999999999.99 euros.
  if (amount < 1 || amount > 99_999_999_999) return null;
  const euro = `EUR${(amount / 100).toFixed(2)}`;
  return ['BCD', '002', '1', 'SCT', bic, cut(holder, 70), readIban(iban), euro, '', '', cut(purpose, 140)].join('\n');
}
