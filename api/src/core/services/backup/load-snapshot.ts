import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { AppError } from '@gm/shared/errors/app-error';
import { sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';
import { type Migrations, migrate, refuseFormer } from '../../platform/database/migrate.ts';
import { nameTable, OWN, SNAPSHOT, type Snapshot, snapshotSchema } from './dump-database.ts';

/** Rows written at a time, fewer if they are long. */
const ROWS = 2_000;
const CHARACTERS = 2_000_000;
/** Memory for sorting an index; with the default of 64 MB a search index takes many times as long. */
const INDEX_MEMORY = '256MB';

type Line = (string | null)[];

async function* readBatches(file: string): AsyncGenerator<Line[]> {
  let batch: Line[] = [];
  let length = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(JSON.parse(line) as Line);
    length += line.length;
    if (batch.length < ROWS && length < CHARACTERS) continue;
    yield batch;
    [batch, length] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** One array per column, which avoids building and parsing JSON documents. */
async function fillTable(trx: DataSource, { name, spalten: columns }: Snapshot['tabellen'][number], folder: string) {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const short = columns.map((_, i) => sql.ref(`s${i}`));
  const values = sql.join(columns.map(({ typ: type }, i) => sql`${short[i]}::${sql.raw(type)}`));
  for await (const lines of readBatches(join(folder, nameTable(name)))) {
    const texts = sql.join(columns.map((_, i) => sql`${lines.map((line) => line[i] ?? null)}::text[]`));
    await sql`insert into ${sql.table(name)} (${names}) overriding system value
      select ${values} from unnest(${texts}) as zeile (${sql.join(short)})`.execute(trx);
  }
}

interface Requirement {
  tabelle: string;
  name: string;
  text: string;
}

/**
 * Drops indexes, keys and foreign keys, and recreates them after all rows are inserted: building an index at once takes
 * a fraction of the time, and a foreign key is then checked for every row.
 */
async function withoutIndexes(trx: DataSource, work: () => Promise<void>): Promise<void> {
  const { rows: requirements } = await sql<Requirement>`
    select conrelid::regclass::text as tabelle, conname as name, pg_get_constraintdef(oid) as text
    from pg_constraint where contype in ('f', 'p', 'u', 'x') and connamespace = current_schema()::regnamespace
      and conrelid in (select oid from pg_class where relkind = 'r' and relname !~ ${OWN.source})
    order by contype = 'f' desc`.execute(trx);
  for (const { tabelle: table, name } of requirements)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx);
  const { rows: directories } = await sql<{ name: string; text: string }>`
    select c.relname as name, pg_get_indexdef(c.oid) as text from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_class t on t.oid = i.indrelid
    where c.relnamespace = current_schema()::regnamespace and t.relname !~ ${OWN.source}`.execute(trx);
  for (const { name } of directories) await sql`drop index ${sql.ref(name)}`.execute(trx);
  await work();
  for (const { text } of directories) await sql.raw(text).execute(trx);
  for (const { tabelle: table, name, text } of requirements.reverse())
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(text)}`.execute(trx);
}

/** Describes the tables in the folder. Throws for a version with unknown migrations. */
export async function readSnapshot(folder: string, migrations: Migrations): Promise<Snapshot> {
  const snapshot = snapshotSchema.parse(JSON.parse(await readFile(join(folder, SNAPSHOT), 'utf8')));
  refuseFormer(snapshot.schritte, 'The backup');
  const unknown = snapshot.schritte.filter((name) => !(name in migrations));
  if (unknown.length === 0) return snapshot;
  const message = `The backup is of a later version of the program (${unknown.join(', ')}). Use that one. Nothing was changed.`;
  throw new AppError('konflikt', message);
}

/**
 * Fills an empty database with the output of `dumpDatabase` using the schema of that time, then migrates it to the
 * current one.
 */
export async function loadSnapshot(db: DataSource, folder: string, migrations: Migrations): Promise<Snapshot> {
  const snapshot = await readSnapshot(folder, migrations);
  await migrate(
    db,
    Object.fromEntries(Object.entries(migrations).filter(([name]) => snapshot.schritte.includes(name))),
  );
  await sql`set local maintenance_work_mem = ${sql.lit(INDEX_MEMORY)}`.execute(db);
  await withoutIndexes(db, async () => {
    for (const { name } of snapshot.tabellen) {
      await sql`alter table ${sql.table(name)} disable trigger user`.execute(db);
      // A migration may insert rows.
      await sql`delete from ${sql.table(name)}`.execute(db);
    }
    for (const table of snapshot.tabellen) await fillTable(db, table, folder);
  });
  for (const { name } of snapshot.tabellen) await sql`alter table ${sql.table(name)} enable trigger user`.execute(db);
  for (const [name, value] of Object.entries(snapshot.zaehler))
    if (value !== null) await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(db);
  await migrate(db, migrations);
  await sql`analyze`.execute(db);
  return snapshot;
}
