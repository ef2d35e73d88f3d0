/**
 * `npm run accessibility-report`: builds the report for the accessibility statement from the latest results of
 * `quality/each-page.spec.ts`. The file belongs to the module that shows it and ships with its next release.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FINDINGS_FOLDER } from '../support/pages/findings.ts';
import { buildCheckReport, type Part } from './build-check-report.ts';

const TARGET = join(import.meta.dirname, '../../mf-content/src/templates/pruefbericht/ergebnis.json');

const { rules } = createRequire(import.meta.url)('axe-core/locales/de.json') as {
  rules: Record<string, { help?: string }>;
};
const readPart = (file: string) => JSON.parse(readFileSync(join(FINDINGS_FOLDER, file), 'utf8')) as Part;
const parts = existsSync(FINDINGS_FOLDER) ? readdirSync(FINDINGS_FOLDER).map(readPart) : [];
const report = buildCheckReport(parts, (id) => rules[id]?.help ?? id);
writeFileSync(TARGET, `${JSON.stringify(report, null, 2)}\n`);
console.log(`${report.pruefungen} looks at ${report.seiten} pages on ${report.geprueft}: ${TARGET}`);
