import type { Termin } from './termin.ts';

/** `Alte Kelter, Conweiler`; a venue that names its district says it once. */
export function formatOrt({ veranstaltungsort: ort, ortsteil }: Pick<Termin, 'veranstaltungsort' | 'ortsteil'>) {
  if (!ort) return ortsteil;
  return ortsteil && !ort.includes(ortsteil) ? `${ort}, ${ortsteil}` : ort;
}
