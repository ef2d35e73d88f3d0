import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { AppError } from '@gm/shared/fehler/app-error';
import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { type Migrations, migrate } from '../daten/migrate.ts';
import { ABZUG, type Abzug, abzugSchema, nameTabelle } from './dump-datenbank.ts';

/** Rows written at a time. */
const ROWS = 500;

async function* readBatches(file: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(line);
    if (batch.length < ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function fillTabelle(trx: Datenquelle, { name, spalten }: Abzug['tabellen'][number], folder: string) {
  const namen = sql.join(spalten.map((spalte) => sql.ref(spalte.name)));
  const werte = sql.join(spalten.map(({ typ }, i) => sql`(zeile ->> ${sql.lit(i)})::${sql.raw(typ)}`));
  for await (const zeilen of readBatches(join(folder, nameTabelle(name)))) {
    await sql`insert into ${sql.table(name)} (${namen}) overriding system value
      select ${werte} from jsonb_array_elements(${`[${zeilen.join(',')}]`}::jsonb) as zeile`.execute(trx);
  }
}

interface Bedingung {
  tabelle: string;
  name: string;
  text: string;
}

/** References between tables are laid again when all rows are there, and then hold for every one of them. */
async function withoutReferences(trx: Datenquelle, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<Bedingung>`
    select conrelid::regclass::text as tabelle, conname as name, pg_get_constraintdef(oid) as text
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(trx);
  for (const { tabelle, name } of rows)
    await sql`alter table ${sql.table(tabelle)} drop constraint ${sql.ref(name)}`.execute(trx);
  await work();
  for (const { tabelle, name, text } of rows)
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
    await withoutReferences(trx, async () => {
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
