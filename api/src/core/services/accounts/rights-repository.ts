import type { Right } from '@gm/shared/schemas/accounts';
import { sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';

/** Writing permissions of accounts, and substitutions between accounts. */
export function createRightsRepository(db: DataSource) {
  return {
    /** Own permissions of all accounts, without substitutions. */
    listRechte: (): Promise<(Right & { konto_id: number })[]> =>
      db.selectFrom('kontorechte').selectAll().orderBy('art').orderBy('zweig').execute(),

    async give(konto_id: number, right: Right): Promise<void> {
      await db
        .insertInto('kontorechte')
        .values({ ...right, konto_id })
        .onConflict((existing) => existing.columns(['konto_id', 'art', 'zweig']).doUpdateSet({ darf: right.darf }))
        .execute();
    },

    async take(konto_id: number, { art: kind, zweig: branch }: Pick<Right, 'art' | 'zweig'>): Promise<void> {
      await db
        .deleteFrom('kontorechte')
        .where('konto_id', '=', konto_id)
        .where('art', '=', kind)
        .where('zweig', '=', branch)
        .execute();
    },

    /** Substitutions that have not ended. */
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
      { von: from, bis: until }: { von: string; bis: string },
    ): Promise<void> {
      await db
        .insertInto('vertretungen')
        .values({ konto_id, vertreter_id, von: from, bis: until })
        .onConflict((existing) => existing.columns(['konto_id', 'vertreter_id']).doUpdateSet({ von: from, bis: until }))
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
