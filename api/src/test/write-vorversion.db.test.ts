import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { expect, it } from 'vitest';
import { listColumns } from '../../test/list-columns.ts';
import { openTestDatabase } from '../../test/test-database.ts';

/** Statements that read or write rows; a test lays tables of its own now and then. */
const ROWS = /^\s*(with|select|insert|update|delete|\/\*)/i;
/** Tables of tests, temporary ones, and what is asked of the server instead of tables. */
const OWN = /\bpg_(stat_activity|terminate|sleep|locks)|\bprobe_|temporary/i;

const { VORVERSION_AUS: source } = process.env;

it.runIf(source)('writes down what this version asks of its schema', async () => {
  const lines = (await readFile(source ?? '', 'utf8')).trim().split('\n');
  const anweisungen = [...new Set(lines.map((line) => JSON.parse(line) as string))]
    .filter((text) => ROWS.test(text) && !OWN.test(text))
    .sort();
  const database = await openTestDatabase();
  const spalten = await listColumns(database.db);
  await database.remove();
  const text = JSON.stringify({ spalten, anweisungen });
  await writeFile(
    new URL('../../test/aufstieg/vorversion.json.gz', import.meta.url),
    await promisify(gzip)(text, { level: 9 }),
  );
  expect(anweisungen.length).toBeGreaterThan(500);
});
