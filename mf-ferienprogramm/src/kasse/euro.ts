import { formatCents, toCents } from '@gm/shared/format/betrag';

/** Euros of the wire as text. */
export const formatEuro = (euro: number): string => formatCents(toCents(euro));

/** `offen 13,50 €`, `5,00 € Guthaben`, `bezahlt`. */
export function describeOffen(offen: number): string {
  if (offen > 0) return `offen ${formatEuro(offen)}`;
  return offen < 0 ? `${formatEuro(-offen)} Guthaben` : 'bezahlt';
}
