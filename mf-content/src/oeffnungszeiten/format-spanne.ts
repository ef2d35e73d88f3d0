import { formatKurzeUhrzeit, type Zeitspanne } from '@gm/shared/regeln/oeffnungszeiten';

/** `8:00 – 12:00`, as on the sign at the door. */
export function formatSpanne({ beginn, ende }: Zeitspanne): string {
  return `${formatKurzeUhrzeit(beginn)} – ${formatKurzeUhrzeit(ende)}`;
}
