import type { Recht } from '@gm/shared/schemas/konten';
import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';

/** What single accounts may write on, and who stands in for whom. */
export function createRechteRepository(db: Datenquelle) {
  return {
    /** Of all accounts, their own alone. */
    listRechte: (): Promise<(Recht & { konto_id: number })[]> =>
      db.selectFrom('kontorechte').selectAll().orderBy('art').orderBy('zweig').execute(),

    async give(konto_id: number, recht: Recht): Promise<void> {
      await db
        .insertInto('kontorechte')
        .values({ ...recht, konto_id })
        .onConflict((bestehendes) =>
          bestehendes.columns(['konto_id', 'art', 'zweig']).doUpdateSet({ darf: recht.darf }),
        )
        .execute();
    },

    async take(konto_id: number, { art, zweig }: Pick<Recht, 'art' | 'zweig'>): Promise<void> {
      await db
        .deleteFrom('kontorechte')
        .where('konto_id', '=', konto_id)
        .where('art', '=', art)
        .where('zweig', '=', zweig)
        .execute();
    },

    /** What has not ended yet. */
    listVertretungen: () =>
      db
        .selectFrom('vertretungen as v')
        .innerJoin('konten as k', 'k.id', 'v.vertreter_id')
        .select([
          'v.konto_id',
          'v.vertreter_id as id',
          sql<string>`k.vorname || ' ' || k.nachname`.as('name'),
          sql<string>`v.von::text`.as('von'),
          sql<string>`v.bis::text`.as('bis'),
        ])
        .where(sql<boolean>`v.bis >= (now() at time zone 'Europe/Berlin')::date`)
        .orderBy('v.von')
        .execute(),

    async beginVertretung(
      konto_id: number,
      vertreter_id: number,
      { von, bis }: { von: string; bis: string },
    ): Promise<void> {
      await db
        .insertInto('vertretungen')
        .values({ konto_id, vertreter_id, von, bis })
        .onConflict((bestehende) => bestehende.columns(['konto_id', 'vertreter_id']).doUpdateSet({ von, bis }))
        .execute();
    },

    async endVertretung(konto_id: number, vertreter_id: number): Promise<void> {
      await db
        .deleteFrom('vertretungen')
        .where('konto_id', '=', konto_id)
        .where('vertreter_id', '=', vertreter_id)
        .execute();
    },
  };
}
