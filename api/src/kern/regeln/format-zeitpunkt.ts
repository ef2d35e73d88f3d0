import { formatDatum, formatUhrzeit } from '@gm/shared/format/datum';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';

/** `09.03.2026, 08:05 Uhr`, in the municipality. */
export function formatZeitpunkt(augenblick: Date): string {
  const { tag, uhrzeit } = readBerlinerZeit(augenblick);
  return `${formatDatum(tag)}, ${formatUhrzeit(uhrzeit)}`;
}
