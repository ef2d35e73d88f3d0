import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listColumns, type Spalte } from '../../test/list-columns.ts';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';

/**
 * What the version before this one has of the schema, and every statement it sends (`npm run vorversion`). While machines are
 * renewed one by one both versions work on the new schema, and the former may come back: a step only adds, and takes away
 * what nobody uses one version later.
 */
const VORVERSION = new URL('../../test/aufstieg/vorversion.json.gz', import.meta.url);

let database: TestDatabase;
let vorher: { spalten: Spalte[]; anweisungen: string[] };
beforeAll(async () => {
  vorher = JSON.parse((await promisify(gunzip)(await readFile(VORVERSION))).toString());
  database = await openTestDatabase();
});
afterAll(() => database?.remove());

it('has every column that the version before knows, and demands none that it does not', async () => {
  const jetzt = new Map((await listColumns(database.db)).map((spalte) => [`${spalte.tabelle}.${spalte.name}`, spalte]));
  const bekannt = new Set(vorher.spalten.map(({ tabelle, name }) => `${tabelle}.${name}`));
  const tabellen = new Set(vorher.spalten.map(({ tabelle }) => tabelle));
  const fort = vorher.spalten.filter(({ tabelle, name, typ }) => jetzt.get(`${tabelle}.${name}`)?.typ !== typ);
  expect(fort).toEqual([]);
  const verlangt = [...jetzt].filter(
    ([name, { tabelle, noetig }]) => noetig && tabellen.has(tabelle) && !bekannt.has(name),
  );
  expect(verlangt.map(([name]) => name)).toEqual([]);
  expect(bekannt.size).toBeGreaterThan(300);
});

it('understands every statement of the version before', async () => {
  const failed: string[] = [];
  for (const anweisung of vorher.anweisungen) {
    try {
      await sql`prepare probe as ${sql.raw(anweisung)}`.execute(database.db);
      await sql`deallocate probe`.execute(database.db);
    } catch (error) {
      failed.push(`${(error as Error).message}: ${anweisung.slice(0, 300)}`);
    }
  }
  expect(failed).toEqual([]);
  expect(vorher.anweisungen.length).toBeGreaterThan(500);
});
