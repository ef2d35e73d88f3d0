import type { Mangel } from '@gm/shared/areas/maengel/maengel';
import type { Point } from '@gm/shared/areas/maengel/plan';
import { formatStreet } from '@gm/shared/areas/maengel/streets';

/** Public description of a report's location. */
export function getLocation({
  strasse: street,
  ortsteil,
  breitengrad: latitude,
}: Pick<Mangel, 'strasse' | 'ortsteil' | 'breitengrad'>): string {
  if (street && ortsteil) return formatStreet({ name: street, ortsteil });
  return latitude === null ? 'Ort ohne Straße' : 'Stelle im Plan';
}

/** Position on the map; null if none was given. */
export const getPoint = ({
  breitengrad: latitude,
  laengengrad: longitude,
}: Pick<Mangel, 'breitengrad' | 'laengengrad'>): Point | null =>
  latitude === null || longitude === null ? null : { breitengrad: latitude, laengengrad: longitude };
