import type { TimeSpan } from '@gm/shared/opening-hours/opening-hours';

/** `08:00 – 12:00 Uhr` (requirement S-23). */
export function formatSpan({ beginn: start, ende: end }: TimeSpan): string {
  return `${start} – ${end} Uhr`;
}
