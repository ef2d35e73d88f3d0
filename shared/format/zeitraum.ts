import { formatDatum, formatUhrzeit } from './datum.ts';

export interface Zeitraum {
  /** `YYYY-MM-DDTHH:mm`, or a day alone. */
  datum_von: string;
  datum_bis: string;
  /** Daily at these hours, not day and night. */
  taeglich?: boolean;
}

const uhrzeit = (zeitpunkt: string) => {
  const [, zeit] = zeitpunkt.split('T');
  return zeit ? formatUhrzeit(zeit) : null;
};
const zumTag = (zeitpunkt: string) => [formatDatum(zeitpunkt), uhrzeit(zeitpunkt)].filter(Boolean).join(' um ');

/**
 * When an event takes place, times as 'um HH:mm Uhr' (requirement S-23): `03.08.2026 um 09:00 Uhr, bis 12:00 Uhr`,
 * `03.08.2026 um 09:00 Uhr – 05.08.2026 um 12:00 Uhr`, `03.08.2026 – 05.08.2026, täglich um 09:00 Uhr, bis 12:00 Uhr`.
 */
export function formatZeitraum({ datum_von: von, datum_bis: bis, taeglich = false }: Zeitraum): string {
  const ende = uhrzeit(bis);
  const bisUhr = ende && ende !== uhrzeit(von) ? `, bis ${ende}` : '';
  if (von.slice(0, 10) === bis.slice(0, 10)) return `${zumTag(von)}${bisUhr}`;
  if (!taeglich) return `${zumTag(von)} – ${zumTag(bis)}`;
  const beginn = uhrzeit(von);
  return `${formatDatum(von)} – ${formatDatum(bis)}, täglich${beginn ? ` um ${beginn}` : ''}${bisUhr}`;
}
