import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom, inventPlan } from '../../../../test/change-at-random.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { AREAS } from '../../../areas.ts';
import { listEditable } from '../../editor/kinds/list-editable.ts';
import { planChange } from '../../editor/kinds/plan-change.ts';
import { createMediaRepository } from '../../editor/media/media-repository.ts';
import { createContentRepository } from '../../entries/content-repository.ts';
import { createDocumentRepository } from '../../entries/document-repository.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { Database } from '../../platform/database/database.ts';
import { completeContent } from './complete-content.ts';
import { lookAhead } from './complete-excerpt.ts';
import { publishContent } from './load-content.ts';
import { createProspect } from './prospect.ts';
import { publishChange } from './publish-change.ts';

const STEPS = Number(process.env.AENDERUNGEN ?? 18);
const COMPARED = Number(process.env.COMPARISON_RUNS ?? 6);
const SEED = Number(process.env.SEED ?? 19);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ beispiel: true });
}, 60_000);
afterAll(() => database.remove());

/**
 * Columns with counters or timestamps, in any table. The rows of the hall schedule get new numbers with every write.
 */
const WITHOUT = ['entfernt_am', 'version', 'pruefsumme', 'suche', 'worte', 'titelworte'];

/** All rows of all tables as text, by table. */
async function readTables(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string; spalten: string }>`
    select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as spalten
    from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
    where table_schema = 'public' and column_name <> all(${WITHOUT})
      and (table_name, column_name) <> ('hallenbelegungen', 'id') group by table_name`.execute(db);
  const tables: Record<string, string[]> = {};
  for (const { name, spalten: columns } of rows) {
    const lines = await sql<{ zeile: string }>`
      select row(${sql.raw(columns)})::text as zeile from ${sql.table(name)} order by 1`.execute(db);
    tables[name] = lines.rows.map(({ zeile: line }) => line);
  }
  return tables;
}

/** Differences between two states of all tables. */
function compare(one: Record<string, string[]>, other: Record<string, string[]>) {
  return Object.keys(one).flatMap((name) => {
    const [here, there] = [new Set(one[name]), new Set(other[name])];
    return [
      ...(one[name]?.length === other[name]?.length ? [] : [`${name}: ${one[name]?.length}, ${other[name]?.length}`]),
      ...[...here].filter((line) => !there.has(line)).map((line) => `${name} - ${line.slice(0, 400)}`),
      ...[...there].filter((line) => !here.has(line)).map((line) => `${name} + ${line.slice(0, 400)}`),
    ];
  });
}

const say = (error: unknown) => (error as { felder?: { feld: string; meldung: string }[] }).felder ?? error;
const attempt = async <Result>(work: () => Promise<Result> | Result) => {
  try {
    return { ergebnis: await work(), fehler: null };
  } catch (error) {
    return { ergebnis: null, fehler: say(error) };
  }
};

class Back extends Error {}

/** The tables after a complete rebuild, which is rolled back. */
async function publishCompletely(now: Date) {
  let tables: Record<string, string[]> = {};
  await database.db
    .transaction()
    .execute(async (trx) => {
      await createContentRepository(trx).setPruefsumme('');
      await publishContent(trx, { bereiche: AREAS, jetzt: now });
      tables = await readTables(trx);
      throw new Back();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Back)) throw error;
    });
  return tables;
}

it(`an incremental update equals a complete rebuild`, { timeout: 600_000 }, async () => {
  const { db } = database;
  const random = createRandom(SEED);
  const now = new Date();
  const kinds = listEditable(AREAS);
  const tag = (await createContentRepository(db).readStand())?.tag ?? '';
  const done: string[] = [];
  let inParts = 0;
  for (let step = 1; step <= STEPS; step++) {
    const entries = await createEntryRepository(db).list();
    const { was, vorhaben } = inventPlan(entries, kinds, random);
    await db.transaction().execute(async (trx) => {
      const plan = await planChange(trx, vorhaben);
      const planned = await attempt(() => lookAhead(trx, AREAS, plan, tag));
      const inventory = {
        eintraege: await createProspect(trx, plan).listAll(),
        fotos: await createEntryRepository(trx).listFotos(),
        dokumente: await createDocumentRepository(trx).list(),
      };
      const whole = await attempt(() => completeContent(inventory, AREAS, tag));
      expect(planned.fehler, was).toEqual(whole.fehler);
      done.push(`${was}${planned.fehler ? ' (refused)' : ''}`);
      if (!planned.ergebnis) return;
      if (planned.ergebnis.ausschnitt) inParts += 1;
      await publishChange(trx, plan, {
        bereiche: AREAS,
        jetzt: now,
        vorausschau: planned.ergebnis,
        async store() {
          await createEntryRepository(trx).change(plan.neue, plan.entfernte);
          for (const { art: kind, schluessel: key } of plan.entfernte) {
            if (kind === 'foto') await createMediaRepository(trx).removeFile(key);
          }
        },
      });
    });
    if (step % COMPARED === 0 || step === STEPS) {
      expect(compare(await readTables(db), await publishCompletely(now)).slice(0, 20), done.join('\n')).toEqual([]);
    }
  }
  expect(inParts).toBeGreaterThan(STEPS / 3);
});
