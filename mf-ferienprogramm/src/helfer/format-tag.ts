import { formatDatum } from '@gm/shared/format/datum';
import { readWochentag } from '@gm/shared/regeln/berliner-zeit';
import { formatWochentag } from '@gm/shared/regeln/oeffnungszeiten';

/** `2026-08-03` → `Montag, 03.08.2026`. */
export function formatTag(tag: string): string {
  const wochentag = readWochentag(tag);
  return wochentag ? `${formatWochentag(wochentag)}, ${formatDatum(tag)}` : tag;
}

/** `noch 2 gesucht` */
export const describeFehlende = (fehlen: number) => (fehlen === 0 ? 'genug' : `noch ${fehlen} gesucht`);
