import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { expect, it } from 'vitest';
import { listColumns } from '../../test/list-columns.ts';
import { openTestDatabase } from '../../test/test-database.ts';

/** Statements that read or write rows; tests sometimes create tables of their own. */
const ROWS = /^\s*(with|select|insert|update|delete|\/\*)/i;
/** Tables of tests, temporary tables, rows of a dump, and queries about the server itself. */
const OWN = /\bpg_(stat_activity|terminate|sleep|locks)|\bprobe_|temporary|^(insert into public|select pg_catalog)\./i;
/** Only the first row of many: the others have the same columns. */
const dropRows = (text: string) => text.replace(/( values \([^()]*\))(?:, \([$\d, ]*\))+(?!.*\$)/, '$1');

const { PREVIOUS_VERSION_FROM: source } = process.env;

it.runIf(source)('records the statements of this version', async () => {
  const lines = (await readFile(source ?? '', 'utf8')).trim().split('\n');
  const instructions = [...new Set(lines.map((line) => dropRows(JSON.parse(line) as string)))]
    .filter((text) => ROWS.test(text) && !OWN.test(text))
    .sort();
  const database = await openTestDatabase();
  const columns = await listColumns(database.db);
  await database.remove();
  const text = JSON.stringify({ spalten: columns, anweisungen: instructions });
  await writeFile(
    new URL('../../test/upgrade/previous-version.json.gz', import.meta.url),
    await promisify(gzip)(text, { level: 9 }),
  );
  expect(instructions.length).toBeGreaterThan(500);
});
