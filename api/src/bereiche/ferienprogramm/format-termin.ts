import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { formatDatum, formatUhrzeit } from '@gm/shared/format/datum';

/** When an event takes place, in one line: `03.08.2026, 09:00 Uhr bis 12:00 Uhr`. */
export function formatTermin({
  datum_von,
  datum_bis,
  taeglich,
}: Pick<Ferienveranstaltung, 'datum_von' | 'datum_bis' | 'taeglich'>): string {
  const [tagVon = '', beginn] = datum_von.split('T');
  const [tagBis = '', ende] = datum_bis.split('T');
  const von = formatDatum(tagVon);
  const bis = formatDatum(tagBis);
  if (!beginn || !ende) return tagVon === tagBis ? von : `${von} bis ${bis}`;
  const zeiten = `${formatUhrzeit(beginn)} bis ${formatUhrzeit(ende)}`;
  if (tagVon === tagBis) return `${von}, ${zeiten}`;
  if (taeglich) return `${von} bis ${bis}, täglich ${zeiten}`;
  return `${von}, ${formatUhrzeit(beginn)} bis ${bis}, ${formatUhrzeit(ende)}`;
}
