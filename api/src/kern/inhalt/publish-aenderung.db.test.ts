import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom, inventVorhaben } from '../../../test/change-at-random.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { BEREICHE } from '../../bereiche.ts';
import type { Database } from '../daten/database.ts';
import { listEditierbare } from '../redaktion/inhalt/list-editierbare.ts';
import { planAenderung } from '../redaktion/inhalt/plan-aenderung.ts';
import { createMedienRepository } from '../redaktion/medien/medien-repository.ts';
import { createAussicht } from './aussicht.ts';
import { lookAhead } from './complete-ausschnitt.ts';
import { completeInhalt } from './complete-inhalt.ts';
import { createDokumentRepository } from './dokument-repository.ts';
import { createEintragRepository } from './eintrag-repository.ts';
import { createInhaltRepository } from './inhalt-repository.ts';
import { publishInhalt } from './load-inhalt.ts';
import { publishAenderung } from './publish-aenderung.ts';

const STEPS = Number(process.env.AENDERUNGEN ?? 18);
const COMPARED = Number(process.env.VERGLEICH_JE ?? 6);
const SEED = Number(process.env.SAAT ?? 19);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ beispiel: true });
}, 60_000);
afterAll(() => database.remove());

/** Columns that count or tell when, in any table; rows of the halls' plan are numbered anew whenever it is written. */
const OHNE = ['entfernt_am', 'version', 'pruefsumme', 'suche', 'worte', 'titelworte'];

/** All rows of all tables as text, by table. */
async function readTables(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string; spalten: string }>`
    select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as spalten
    from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
    where table_schema = 'public' and column_name <> all(${OHNE})
      and (table_name, column_name) <> ('hallenbelegungen', 'id') group by table_name`.execute(db);
  const tabellen: Record<string, string[]> = {};
  for (const { name, spalten } of rows) {
    const zeilen = await sql<{ zeile: string }>`
      select row(${sql.raw(spalten)})::text as zeile from ${sql.table(name)} order by 1`.execute(db);
    tabellen[name] = zeilen.rows.map(({ zeile }) => zeile);
  }
  return tabellen;
}

/** What makes one state of all tables another one. */
function compare(eine: Record<string, string[]>, andere: Record<string, string[]>) {
  return Object.keys(eine).flatMap((name) => {
    const [hier, dort] = [new Set(eine[name]), new Set(andere[name])];
    return [
      ...(eine[name]?.length === andere[name]?.length
        ? []
        : [`${name}: ${eine[name]?.length}, ${andere[name]?.length}`]),
      ...[...hier].filter((zeile) => !dort.has(zeile)).map((zeile) => `${name} - ${zeile.slice(0, 400)}`),
      ...[...dort].filter((zeile) => !hier.has(zeile)).map((zeile) => `${name} + ${zeile.slice(0, 400)}`),
    ];
  });
}

const say = (error: unknown) => (error as { felder?: { feld: string; meldung: string }[] }).felder ?? error;
const attempt = async <Ergebnis>(work: () => Promise<Ergebnis> | Ergebnis) => {
  try {
    return { ergebnis: await work(), fehler: null };
  } catch (error) {
    return { ergebnis: null, fehler: say(error) };
  }
};

class Zurueck extends Error {}

/** What making everything anew makes of the tables; it is undone. */
async function publishCompletely(jetzt: Date) {
  let tabellen: Record<string, string[]> = {};
  await database.db
    .transaction()
    .execute(async (trx) => {
      await createInhaltRepository(trx).setPruefsumme('');
      await publishInhalt(trx, { bereiche: BEREICHE, jetzt });
      tabellen = await readTables(trx);
      throw new Zurueck();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Zurueck)) throw error;
    });
  return tabellen;
}

it(`makes of changes what making everything anew makes of them`, { timeout: 600_000 }, async () => {
  const { db } = database;
  const random = createRandom(SEED);
  const jetzt = new Date();
  const arten = listEditierbare(BEREICHE);
  const tag = (await createInhaltRepository(db).readStand())?.tag ?? '';
  const getan: string[] = [];
  let inTeilen = 0;
  for (let step = 1; step <= STEPS; step++) {
    const eintraege = await createEintragRepository(db).list();
    const { was, vorhaben } = inventVorhaben(eintraege, arten, random);
    await db.transaction().execute(async (trx) => {
      const plan = await planAenderung(trx, vorhaben);
      const geplant = await attempt(() => lookAhead(trx, BEREICHE, plan, tag));
      const bestand = {
        eintraege: await createAussicht(trx, plan).listAll(),
        fotos: await createEintragRepository(trx).listFotos(),
        dokumente: await createDokumentRepository(trx).list(),
      };
      const ganz = await attempt(() => completeInhalt(bestand, BEREICHE, tag));
      expect(geplant.fehler, was).toEqual(ganz.fehler);
      getan.push(`${was}${geplant.fehler ? ' (refused)' : ''}`);
      if (!geplant.ergebnis) return;
      if (geplant.ergebnis.ausschnitt) inTeilen += 1;
      await publishAenderung(trx, plan, {
        bereiche: BEREICHE,
        jetzt,
        vorausschau: geplant.ergebnis,
        async store() {
          await createEintragRepository(trx).change(plan.neue, plan.entfernte);
          for (const { art, schluessel } of plan.entfernte) {
            if (art === 'foto') await createMedienRepository(trx).removeDatei(schluessel);
          }
        },
      });
    });
    if (step % COMPARED === 0 || step === STEPS) {
      expect(compare(await readTables(db), await publishCompletely(jetzt)).slice(0, 20), getan.join('\n')).toEqual([]);
    }
  }
  expect(inTeilen).toBeGreaterThan(STEPS / 3);
});
