import type { Zeitspanne } from '@gm/shared/regeln/oeffnungszeiten';

/** `08:00 – 12:00 Uhr` (requirement S-23). */
export function formatSpanne({ beginn, ende }: Zeitspanne): string {
  return `${beginn} – ${ende} Uhr`;
}
