/**
 * `npm run pruefbericht`: makes the report of the declaration of accessibility from what the tests of every page found last
 * (`guete/jede-seite.spec.ts`). It belongs to the module that shows it, and goes out with its next release.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BEFUNDE_FOLDER } from '../support/befunde.ts';
import { buildPruefbericht, type Teil } from './build-pruefbericht.ts';

const TARGET = join(import.meta.dirname, '../../mf-content/src/templates/pruefbericht/ergebnis.json');

const { rules } = createRequire(import.meta.url)('axe-core/locales/de.json') as {
  rules: Record<string, { help?: string }>;
};
const readTeil = (file: string) => JSON.parse(readFileSync(join(BEFUNDE_FOLDER, file), 'utf8')) as Teil;
const teile = existsSync(BEFUNDE_FOLDER) ? readdirSync(BEFUNDE_FOLDER).map(readTeil) : [];
const bericht = buildPruefbericht(teile, (id) => rules[id]?.help ?? id);
writeFileSync(TARGET, `${JSON.stringify(bericht, null, 2)}\n`);
console.log(`${bericht.pruefungen} looks at ${bericht.seiten} pages on ${bericht.geprueft}: ${TARGET}`);
