import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';

interface Zahlen {
  stand: string;
  zahlen: ReadonlyMap<string, number>;
}
const bekannte = new WeakMap<Datenquelle, Zahlen>();

/** How many entries there are of each kind, 0 left out; counted once for every state of the content, which takes a while among 75,000. */
export async function countArten(db: Datenquelle): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ stand: string }>`select concat_ws('.', (select version from inhalt_stand),
    (select max(aenderung) from inhalt_eintraege)) as stand`.execute(db);
  const { stand = '' } = rows[0] ?? {};
  const bisher = bekannte.get(db);
  if (bisher?.stand === stand) return bisher.zahlen;
  const arten = await db
    .selectFrom('inhalt_eintraege')
    .select(['art', sql<number>`count(*)::int`.as('anzahl')])
    .groupBy('art')
    .execute();
  const zahlen = new Map(arten.map(({ art, anzahl }) => [art, anzahl]));
  bekannte.set(db, { stand, zahlen });
  return zahlen;
}
