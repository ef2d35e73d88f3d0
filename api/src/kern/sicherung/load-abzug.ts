import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { AppError } from '@gm/shared/fehler/app-error';
import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { type Migrations, migrate } from '../daten/migrate.ts';
import { ABZUG, type Abzug, abzugSchema, nameTabelle, OWN } from './dump-datenbank.ts';

/** Rows written at a time, fewer where they are long. */
const ROWS = 2_000;
const CHARACTERS = 2_000_000;
/** What PostgreSQL may take to sort an index; with its own 64 MB that of a search takes many times as long. */
const INDEX_MEMORY = '256MB';

type Zeile = (string | null)[];

async function* readBatches(file: string): AsyncGenerator<Zeile[]> {
  let batch: Zeile[] = [];
  let length = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(JSON.parse(line) as Zeile);
    length += line.length;
    if (batch.length < ROWS && length < CHARACTERS) continue;
    yield batch;
    [batch, length] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** Column by column: nobody puts documents together that PostgreSQL would have to take apart. */
async function fillTabelle(trx: Datenquelle, { name, spalten }: Abzug['tabellen'][number], folder: string) {
  const namen = sql.join(spalten.map((spalte) => sql.ref(spalte.name)));
  const kurz = spalten.map((_, i) => sql.ref(`s${i}`));
  const werte = sql.join(spalten.map(({ typ }, i) => sql`${kurz[i]}::${sql.raw(typ)}`));
  for await (const zeilen of readBatches(join(folder, nameTabelle(name)))) {
    const texte = sql.join(spalten.map((_, i) => sql`${zeilen.map((zeile) => zeile[i] ?? null)}::text[]`));
    await sql`insert into ${sql.table(name)} (${namen}) overriding system value
      select ${werte} from unnest(${texte}) as zeile (${sql.join(kurz)})`.execute(trx);
  }
}

interface Bedingung {
  tabelle: string;
  name: string;
  text: string;
}

/**
 * Indexes, keys and references between tables are laid again when all rows are there: made at once an index takes a part of
 * the time that it takes row by row, and a reference then holds for every one of them.
 */
async function withoutIndexes(trx: Datenquelle, work: () => Promise<void>): Promise<void> {
  const { rows: bedingungen } = await sql<Bedingung>`
    select conrelid::regclass::text as tabelle, conname as name, pg_get_constraintdef(oid) as text
    from pg_constraint where contype in ('f', 'p', 'u', 'x') and connamespace = current_schema()::regnamespace
      and conrelid in (select oid from pg_class where relkind = 'r' and relname !~ ${OWN.source})
    order by contype = 'f' desc`.execute(trx);
  for (const { tabelle, name } of bedingungen)
    await sql`alter table ${sql.table(tabelle)} drop constraint ${sql.ref(name)}`.execute(trx);
  const { rows: verzeichnisse } = await sql<{ name: string; text: string }>`
    select c.relname as name, pg_get_indexdef(c.oid) as text from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_class t on t.oid = i.indrelid
    where c.relnamespace = current_schema()::regnamespace and t.relname !~ ${OWN.source}`.execute(trx);
  for (const { name } of verzeichnisse) await sql`drop index ${sql.ref(name)}`.execute(trx);
  await work();
  for (const { text } of verzeichnisse) await sql.raw(text).execute(trx);
  for (const { tabelle, name, text } of bedingungen.reverse())
    await sql`alter table ${sql.table(tabelle)} add constraint ${sql.ref(name)} ${sql.raw(text)}`.execute(trx);
}

/** What the tables in the folder were. Refuses those of a version that this one does not know. */
export async function readAbzug(folder: string, migrations: Migrations): Promise<Abzug> {
  const abzug = abzugSchema.parse(JSON.parse(await readFile(join(folder, ABZUG), 'utf8')));
  const unknown = abzug.schritte.filter((name) => !(name in migrations));
  if (unknown.length === 0) return abzug;
  const message = `Die Sicherung ist von einer neueren Fassung des Programms (${unknown.join(', ')}). Nehmen Sie jene. Es wurde nichts verändert.`;
  throw new AppError('konflikt', message);
}

/**
 * Fills an empty database with what `dumpDatenbank` wrote, with the schema of then, and brings it up to date. All rows or
 * none.
 */
export async function loadAbzug(db: Datenquelle, folder: string, migrations: Migrations): Promise<Abzug> {
  const abzug = await readAbzug(folder, migrations);
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => abzug.schritte.includes(name))));
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local maintenance_work_mem = ${sql.lit(INDEX_MEMORY)}`.execute(trx);
    await withoutIndexes(trx, async () => {
      for (const { name } of abzug.tabellen) {
        await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx);
        // Some steps of the schema bring rows along.
        await sql`delete from ${sql.table(name)}`.execute(trx);
      }
      for (const tabelle of abzug.tabellen) await fillTabelle(trx, tabelle, folder);
    });
    for (const { name } of abzug.tabellen) await sql`alter table ${sql.table(name)} enable trigger user`.execute(trx);
    for (const [name, wert] of Object.entries(abzug.zaehler))
      if (wert !== null) await sql`select setval(${name}::regclass, ${wert}::bigint)`.execute(trx);
  });
  await migrate(db, migrations);
  await sql`analyze`.execute(db);
  return abzug;
}
