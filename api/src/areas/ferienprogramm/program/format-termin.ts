import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { formatDate, formatTimeOfDay } from '@gm/shared/format/date';

/** Date and time of an event in one line: `03.08.2026, 09:00 Uhr bis 12:00 Uhr`. */
export function formatTermin({
  datum_von,
  datum_bis,
  taeglich: daily,
}: Pick<Ferienveranstaltung, 'datum_von' | 'datum_bis' | 'taeglich'>): string {
  const [dayFrom = '', start] = datum_von.split('T');
  const [dayUntil = '', end] = datum_bis.split('T');
  const from = formatDate(dayFrom);
  const until = formatDate(dayUntil);
  if (!start || !end) return dayFrom === dayUntil ? from : `${from} bis ${until}`;
  const times = `${formatTimeOfDay(start)} bis ${formatTimeOfDay(end)}`;
  if (dayFrom === dayUntil) return `${from}, ${times}`;
  if (daily) return `${from} bis ${until}, täglich ${times}`;
  return `${from}, ${formatTimeOfDay(start)} bis ${until}, ${formatTimeOfDay(end)}`;
}
