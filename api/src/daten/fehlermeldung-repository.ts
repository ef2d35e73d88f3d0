import type { Insertable } from 'kysely';
import type { Datenquelle } from './database.ts';
import type { FehlermeldungenTabelle } from './tabellen/formulare.ts';

export function createFehlermeldungRepository(db: Datenquelle) {
  return {
    /** Stores a report with the status 'eingegangen' and gives its id. */
    async speichere(meldung: Insertable<FehlermeldungenTabelle>): Promise<number> {
      const { id } = await db.insertInto('fehlermeldungen').values(meldung).returning('id').executeTakeFirstOrThrow();
      return id;
    },
  };
}
