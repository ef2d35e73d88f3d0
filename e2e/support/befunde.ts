import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the tests of accessibility found on one page, at one width. */
export interface Befund {
  pfad: string;
  /** px */
  breite: number;
  /** One for each element, beginning with the rule of axe. */
  verstoesse: string[];
}

export const BEFUNDE_FOLDER = join(import.meta.dirname, '../test-results/barrierefreiheit');

/** Keeps what a part of the tests found; `npm run pruefbericht` makes the town's report of it. */
export function writeBefunde(teil: string, befunde: readonly Befund[]): void {
  mkdirSync(BEFUNDE_FOLDER, { recursive: true });
  writeFileSync(join(BEFUNDE_FOLDER, `${teil}.json`), JSON.stringify({ am: new Date().toISOString(), befunde }));
}
