import { randomInt } from 'node:crypto';
import { buildTokenHash } from '../../../platform/config/secret.ts';

const COUNT = 8;
const GROUPS = 4;

/** Digits only, because the login shows a numeric keypad: `4711-0815-1234-5678`. */
const create = () => Array.from({ length: GROUPS }, () => String(randomInt(10_000)).padStart(4, '0')).join('-');

/** New single-use codes that replace a lost app. */
export const createEmergencyCodes = (): string[] => Array.from({ length: COUNT }, create);

/** Hash stored for a code, in any notation; null if it cannot be a code. */
export function hashEmergencyCode(input: string): string | null {
  const digits = input.replaceAll(/[\s-]/g, '');
  return /^\d{16}$/.test(digits) ? buildTokenHash(digits) : null;
}
