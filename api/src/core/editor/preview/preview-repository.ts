import { type Route, routeSchema } from '@gm/shared/schemas/page';
import { sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';

/** Days after the last change during which a preview address works. */
const VALID_DAYS = 7;
const valid = sql<boolean>`erstellt > now() - make_interval(days => ${VALID_DAYS})`;

interface Preview {
  seite: Route;
  /** Null: the present. */
  zeitpunkt: Date | null;
}

/** Stored previews. */
export function createPreviewRepository(db: DataSource) {
  return {
    /** Replaces the page of this account's preview. False if the preview no longer exists. */
    async replace(token: string, account: number, { seite: page, zeitpunkt: moment }: Preview): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('redaktion_vorschauen')
        .set({ seite: JSON.stringify(page), zeitpunkt: moment, erstellt: sql`now()` })
        .where('token', '=', token)
        .where('konto_id', '=', account)
        .where(valid)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async add(token: string, account: number, { seite: page, zeitpunkt: moment }: Preview): Promise<void> {
      await db
        .insertInto('redaktion_vorschauen')
        .values({ token, konto_id: account, seite: JSON.stringify(page), zeitpunkt: moment })
        .execute();
    },

    /** The time a preview shows, and its account; null if it does not exist or shows the present. */
    async findZeitpunkt(token: string): Promise<{ zeitpunkt: Date; konto: number } | null> {
      const row = await db
        .selectFrom('redaktion_vorschauen')
        .select(['zeitpunkt', 'konto_id'])
        .where('token', '=', token)
        .where(valid)
        .executeTakeFirst();
      return row?.zeitpunkt ? { zeitpunkt: row.zeitpunkt, konto: row.konto_id } : null;
    },

    async find(token: string): Promise<Route | null> {
      const row = await db
        .selectFrom('redaktion_vorschauen')
        .select('seite')
        .where('token', '=', token)
        .where(valid)
        .executeTakeFirst();
      return row ? routeSchema.parse(row.seite) : null;
    },

    /** Deletes expired previews. */
    async cleanUp(): Promise<void> {
      await db.deleteFrom('redaktion_vorschauen').where(sql<boolean>`not (${valid})`).execute();
    },
  };
}
