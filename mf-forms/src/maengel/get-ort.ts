import type { Mangel } from '@gm/shared/bereiche/maengel/maengel';
import type { Punkt } from '@gm/shared/bereiche/maengel/plan';
import { formatStrasse } from '@gm/shared/bereiche/maengel/strassen';

/** Where a report is, in words everybody may read. */
export function getOrt({
  strasse,
  ortsteil,
  breitengrad,
}: Pick<Mangel, 'strasse' | 'ortsteil' | 'breitengrad'>): string {
  if (strasse && ortsteil) return formatStrasse({ name: strasse, ortsteil });
  return breitengrad === null ? 'Ort ohne Straße' : 'Stelle im Plan';
}

/** Where it is in the plan; null where nobody showed it. */
export const getPunkt = ({ breitengrad, laengengrad }: Pick<Mangel, 'breitengrad' | 'laengengrad'>): Punkt | null =>
  breitengrad === null || laengengrad === null ? null : { breitengrad, laengengrad };
