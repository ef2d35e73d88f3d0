import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Accessibility findings of one page at one width. */
export interface Finding {
  pfad: string;
  /** px */
  breite: number;
  /** One per element, starting with the axe rule. */
  verstoesse: string[];
}

export const FINDINGS_FOLDER = join(import.meta.dirname, '../test-results/barrierefreiheit');

/** Stores the findings of a part of the tests; `npm run accessibility-report` builds the report from them. */
export function writeFindings(part: string, findings: readonly Finding[]): void {
  mkdirSync(FINDINGS_FOLDER, { recursive: true });
  writeFileSync(
    join(FINDINGS_FOLDER, `${part}.json`),
    JSON.stringify({ am: new Date().toISOString(), befunde: findings }),
  );
}
