import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { DataSource } from '../../platform/database/database.ts';

/** Rows read at a time. */
const ROWS = 500;
/** The migrator's own tables; unlogged tables are skipped too. */
export const OWN = /^kysely_/;

/** Checksums add up row hashes, because the physical order of rows varies. */
const SUMS = 2n ** 256n;

const columnSchema = z.object({ name: z.string(), typ: z.string() });
export const snapshotSchema = z.object({
  /** Migrations that had run, in order. */
  schritte: z.array(z.string()),
  tabellen: z.array(
    z.object({ name: z.string(), spalten: z.array(columnSchema), zeilen: z.number(), pruefsumme: z.string() }),
  ),
  /** Last value of each sequence; null if it was never used. */
  zaehler: z.record(z.string(), z.number().nullable()),
});
export type Snapshot = z.infer<typeof snapshotSchema>;

export const SNAPSHOT = 'abzug.json';
export const nameTable = (table: string) => `${table}.jsonl`;

interface DataTable {
  name: string;
  spalten: z.infer<typeof columnSchema>[];
}

/** Logged tables with their non-generated columns. */
export async function listTables(db: DataSource): Promise<DataTable[]> {
  const { rows } = await sql<{ tabelle: string; name: string; typ: string }>`
    select c.relname as tabelle, a.attname as name, format_type(a.atttypid, a.atttypmod) as typ
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db);
  const tables = new Map<string, DataTable>();
  for (const { tabelle: table, ...column } of rows) {
    if (OWN.test(table)) continue;
    const known = tables.get(table) ?? { name: table, spalten: [] };
    tables.set(table, { ...known, spalten: [...known.spalten, column] });
  }
  return [...tables.values()];
}

/** Rows as lists of texts, which PostgreSQL converts back to the same values for any type. */
async function* readLines(trx: DataSource, { name, spalten: columns }: DataTable): AsyncGenerator<string> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  // The database builds the JSON list, so that it is not parsed and serialised here.
  await sql`declare abzug no scroll cursor for
    select array_to_json(array[${texts}]::text[])::text as zeile from ${sql.table(name)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ zeile: string }>`fetch ${sql.lit(ROWS)} from abzug`.execute(trx);
    if (rows.length === 0) break;
    for (const { zeile: line } of rows) yield line;
  }
  await sql`close abzug`.execute(trx);
}

async function writeTable(trx: DataSource, table: DataTable, folder: string): Promise<Snapshot['tabellen'][number]> {
  const file = createWriteStream(join(folder, nameTable(table.name)));
  let sum = 0n;
  let lines = 0;
  for await (const row of readLines(trx, table)) {
    const line = `${row}\n`;
    sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
    lines += 1;
    if (!file.write(line)) await once(file, 'drain');
  }
  file.end();
  await finished(file);
  return { ...table, zeilen: lines, pruefsumme: (sum % SUMS).toString(16) };
}

/**
 * Writes a consistent snapshot of the whole database into the folder, one file per table, without blocking writes.
 * Deletes previous contents of the folder.
 */
export async function dumpDatabase(db: DataSource, folder: string): Promise<Snapshot> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const snapshot = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
        await sql`set local ${sql.ref(setting)} = 0`.execute(trx);
      await sql`set local timezone = 'UTC'`.execute(trx);
      const { rows: steps } = await sql<{ name: string }>`
        select name from kysely_migration order by name`.execute(trx);
      const { rows: counter } = await sql<{ name: string; wert: number | null }>`
        select sequencename as name, last_value::float8 as wert from pg_sequences
        where schemaname = current_schema()`.execute(trx);
      const tables: Snapshot['tabellen'] = [];
      for (const table of await listTables(trx)) tables.push(await writeTable(trx, table, folder));
      return {
        schritte: steps.map(({ name }) => name),
        tabellen: tables,
        zaehler: Object.fromEntries(counter.map(({ name, wert: value }) => [name, value])),
      };
    });
  await writeFile(join(folder, SNAPSHOT), JSON.stringify(snapshot));
  return snapshot;
}
