import { randomInt } from 'node:crypto';
import { bildeTokenHash } from '../geheimnis.ts';

const ANZAHL = 8;
const GRUPPEN = 4;

/** Sixteen digits, because the log-in asks with a keypad: `4711-0815-1234-5678`. */
const erzeuge = () => Array.from({ length: GRUPPEN }, () => String(randomInt(10_000)).padStart(4, '0')).join('-');

/** New codes that each stand once for the app, where it is lost. */
export const erzeugeNotfallcodes = (): string[] => Array.from({ length: ANZAHL }, erzeuge);

/** What the database keeps of a code, however it is typed; null for what cannot be one. */
export function hasheNotfallcode(eingabe: string): string | null {
  const ziffern = eingabe.replaceAll(/[\s-]/g, '');
  return /^\d{16}$/.test(ziffern) ? bildeTokenHash(ziffern) : null;
}
