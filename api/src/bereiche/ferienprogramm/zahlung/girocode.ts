import type { Konto } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { readIban } from '@gm/shared/bereiche/ferienprogramm/iban';
import type { Cents } from '@gm/shared/format/betrag';

/** Bytes of a text that fit into a field; cut between letters. */
function cut(text: string, max: number): string {
  const kurz = [...text.replaceAll(/\s+/g, ' ').trim()];
  while (kurz.join('').length > max) kurz.pop();
  return kurz.join('');
}

/**
 * What a GiroCode says (EPC069-12, version 002: the BIC may be missing): a credit transfer that every banking app fills in. Lines in their
 * order, UTF-8; those after the last that says something are left out. Null for what nobody can transfer.
 */
export function buildGirocode({ inhaber, iban, bic }: Konto, betrag: Cents, zweck: string): string | null {
  // 0.01 to 999999999.99 euros.
  if (betrag < 1 || betrag > 99_999_999_999) return null;
  const euro = `EUR${(betrag / 100).toFixed(2)}`;
  return ['BCD', '002', '1', 'SCT', bic, cut(inhaber, 70), readIban(iban), euro, '', '', cut(zweck, 140)].join('\n');
}
