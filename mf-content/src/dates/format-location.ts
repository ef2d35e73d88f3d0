import type { Termin } from './termin.ts';

/** `Alte Kelter, Conweiler`; the district is omitted if the venue's name contains it. */
export function formatLocation({
  veranstaltungsort: location,
  ortsteil,
}: Pick<Termin, 'veranstaltungsort' | 'ortsteil'>) {
  if (!location) return ortsteil;
  return ortsteil && !location.includes(ortsteil) ? `${location}, ${ortsteil}` : location;
}
