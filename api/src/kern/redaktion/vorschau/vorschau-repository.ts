import { type Route, routeSchema } from '@gm/shared/schemas/seite';
import { sql } from 'kysely';
import type { Datenquelle } from '../../daten/database.ts';

/** Days after the last change for which the address of a preview can be handed on. */
const GUELTIG_TAGE = 7;
const gueltig = sql<boolean>`erstellt > now() - make_interval(days => ${GUELTIG_TAGE})`;

interface Vorschau {
  seite: Route;
  /** null: as it would be now. */
  zeitpunkt: Date | null;
}

/** Pages as they would be. */
export function createVorschauRepository(db: Datenquelle) {
  return {
    /** Puts a page in the place of the one that this account had there. False: there is none of it any more. */
    async replace(token: string, konto: number, { seite, zeitpunkt }: Vorschau): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('redaktion_vorschauen')
        .set({ seite: JSON.stringify(seite), zeitpunkt, erstellt: sql`now()` })
        .where('token', '=', token)
        .where('konto_id', '=', konto)
        .where(gueltig)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async add(token: string, konto: number, { seite, zeitpunkt }: Vorschau): Promise<void> {
      await db
        .insertInto('redaktion_vorschauen')
        .values({ token, konto_id: konto, seite: JSON.stringify(seite), zeitpunkt })
        .execute();
    },

    /** The moment it is shown for; null: there is none of it, or it shows how the page would be now. */
    async findZeitpunkt(token: string): Promise<Date | null> {
      const row = await db
        .selectFrom('redaktion_vorschauen')
        .select('zeitpunkt')
        .where('token', '=', token)
        .where(gueltig)
        .executeTakeFirst();
      return row?.zeitpunkt ?? null;
    },

    async find(token: string): Promise<Route | null> {
      const row = await db
        .selectFrom('redaktion_vorschauen')
        .select('seite')
        .where('token', '=', token)
        .where(gueltig)
        .executeTakeFirst();
      return row ? routeSchema.parse(row.seite) : null;
    },

    /** Erases what has ended. */
    async cleanUp(): Promise<void> {
      await db.deleteFrom('redaktion_vorschauen').where(sql<boolean>`not (${gueltig})`).execute();
    },
  };
}
