import { randomInt } from 'node:crypto';
import { buildTokenHash } from '../betrieb/geheimnis.ts';

const ANZAHL = 8;
const GRUPPEN = 4;

/** Sixteen digits, because the log-in asks with a keypad: `4711-0815-1234-5678`. */
const create = () => Array.from({ length: GRUPPEN }, () => String(randomInt(10_000)).padStart(4, '0')).join('-');

/** New codes that each stand once for the app, where it is lost. */
export const createNotfallcodes = (): string[] => Array.from({ length: ANZAHL }, create);

/** What the database keeps of a code, however it is typed; null for what cannot be one. */
export function hashNotfallcode(eingabe: string): string | null {
  const ziffern = eingabe.replaceAll(/[\s-]/g, '');
  return /^\d{16}$/.test(ziffern) ? buildTokenHash(ziffern) : null;
}
