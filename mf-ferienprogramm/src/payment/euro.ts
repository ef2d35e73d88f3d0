import { formatCents, toCents } from '@gm/shared/format/amount';

/** Formats an amount in euros. */
export const formatEuro = (euro: number): string => formatCents(toCents(euro));

/** `offen 13,50 €`, `5,00 € Guthaben`, `bezahlt`. */
export function describeOpen(open: number): string {
  if (open > 0) return `offen ${formatEuro(open)}`;
  return open < 0 ? `${formatEuro(-open)} Guthaben` : 'bezahlt';
}
