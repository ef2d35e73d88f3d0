import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Datenquelle } from '../daten/database.ts';

/** Rows read at a time. */
const ROWS = 500;
/** Of the migrator, which makes them itself; and what may be forgotten (unlogged). */
export const OWN = /^kysely_/;

/** Checksums are sums of the rows' hashes: where a row lies depends on which page had room for it. */
const SUMMEN = 2n ** 256n;

const spalteSchema = z.object({ name: z.string(), typ: z.string() });
export const abzugSchema = z.object({
  /** Steps of the schema that had run, in their order. */
  schritte: z.array(z.string()),
  tabellen: z.array(
    z.object({ name: z.string(), spalten: z.array(spalteSchema), zeilen: z.number(), pruefsumme: z.string() }),
  ),
  /** Next numbers: last value by sequence; null where none was given out. */
  zaehler: z.record(z.string(), z.number().nullable()),
});
export type Abzug = z.infer<typeof abzugSchema>;

export const ABZUG = 'abzug.json';
export const nameTabelle = (tabelle: string) => `${tabelle}.jsonl`;

interface Tabelle {
  name: string;
  spalten: z.infer<typeof spalteSchema>[];
}

/** Logged tables with the columns that are not computed from others. */
export async function listTabellen(db: Datenquelle): Promise<Tabelle[]> {
  const { rows } = await sql<{ tabelle: string; name: string; typ: string }>`
    select c.relname as tabelle, a.attname as name, format_type(a.atttypid, a.atttypmod) as typ
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db);
  const tabellen = new Map<string, Tabelle>();
  for (const { tabelle, ...spalte } of rows) {
    if (OWN.test(tabelle)) continue;
    const bekannt = tabellen.get(tabelle) ?? { name: tabelle, spalten: [] };
    tabellen.set(tabelle, { ...bekannt, spalten: [...bekannt.spalten, spalte] });
  }
  return [...tabellen.values()];
}

/** The rows as lists of texts that PostgreSQL reads back as the same values, whatever their type. */
async function* readZeilen(trx: Datenquelle, { name, spalten }: Tabelle): AsyncGenerator<string> {
  const texte = sql.join(spalten.map((spalte) => sql`${sql.ref(spalte.name)}::text`));
  // The list is written by the database, so that nobody takes one apart to write it again.
  await sql`declare abzug no scroll cursor for
    select array_to_json(array[${texte}]::text[])::text as zeile from ${sql.table(name)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ zeile: string }>`fetch ${sql.lit(ROWS)} from abzug`.execute(trx);
    if (rows.length === 0) break;
    for (const { zeile } of rows) yield zeile;
  }
  await sql`close abzug`.execute(trx);
}

async function writeTabelle(trx: Datenquelle, tabelle: Tabelle, folder: string): Promise<Abzug['tabellen'][number]> {
  const file = createWriteStream(join(folder, nameTabelle(tabelle.name)));
  let summe = 0n;
  let zeilen = 0;
  for await (const zeile of readZeilen(trx, tabelle)) {
    const line = `${zeile}\n`;
    summe += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
    zeilen += 1;
    if (!file.write(line)) await once(file, 'drain');
  }
  file.end();
  await finished(file);
  return { ...tabelle, zeilen, pruefsumme: (summe % SUMMEN).toString(16) };
}

/**
 * Writes the whole database into the folder, a file for each table, as it was at one moment; work goes on meanwhile. What
 * was in the folder is lost.
 */
export async function dumpDatenbank(db: Datenquelle, folder: string): Promise<Abzug> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const abzug = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
        await sql`set local ${sql.ref(setting)} = 0`.execute(trx);
      await sql`set local timezone = 'UTC'`.execute(trx);
      const { rows: schritte } = await sql<{ name: string }>`
        select name from kysely_migration order by name`.execute(trx);
      const { rows: zaehler } = await sql<{ name: string; wert: number | null }>`
        select sequencename as name, last_value::float8 as wert from pg_sequences
        where schemaname = current_schema()`.execute(trx);
      const tabellen: Abzug['tabellen'] = [];
      for (const tabelle of await listTabellen(trx)) tabellen.push(await writeTabelle(trx, tabelle, folder));
      return {
        schritte: schritte.map(({ name }) => name),
        tabellen,
        zaehler: Object.fromEntries(zaehler.map(({ name, wert }) => [name, wert])),
      };
    });
  await writeFile(join(folder, ABZUG), JSON.stringify(abzug));
  return abzug;
}
