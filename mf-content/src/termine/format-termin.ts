import { formatZeitraum } from '@gm/shared/format/zeitraum';
import { readWochentag } from '@gm/shared/regeln/berliner-zeit';
import type { Termin } from './termin.ts';

/** `Sa., 05.12.2026 um 16:00 Uhr, bis 21:00 Uhr`; what takes several days begins with its first. */
export function formatTermin(termin: Pick<Termin, 'datum_von' | 'datum_bis' | 'taeglich'>): string {
  const wochentag = readWochentag(termin.datum_von.slice(0, 10)) ?? '';
  return `${wochentag.charAt(0)}${wochentag.charAt(1).toLowerCase()}., ${formatZeitraum(termin)}`;
}

/** `Alte Kelter, Conweiler`; a venue that names its district says it once. */
export function formatOrt({ veranstaltungsort: ort, ortsteil }: Pick<Termin, 'veranstaltungsort' | 'ortsteil'>) {
  if (!ort) return ortsteil;
  return ortsteil && !ort.includes(ortsteil) ? `${ort}, ${ortsteil}` : ort;
}
