import type { AbfallerinnerungStand } from '@gm/shared/bereiche/abfall/abfall';
import type { Zustimmung } from '@gm/shared/schemas/zustimmungen';
import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';

interface NeueErinnerung {
  schluessel: string;
  email: string;
  /** Id of a street. */
  strasse: string;
  arten: readonly string[];
  zustimmungen: readonly Zustimmung[];
}

/** A reminder that is due. */
export interface FaelligeErinnerung {
  id: number;
  schluessel: string;
  email: string;
  strasse: string;
  ortsteil: string;
  /** Names of the kinds that are collected. */
  arten: string[];
}

/** Who wants to be reminded of collections by e-mail. */
export function createAbfallerinnerungRepository(db: Datenquelle) {
  const find = (schluessel: string) => db.selectFrom('abfallerinnerungen').where('schluessel', '=', schluessel);

  return {
    async put({ arten, zustimmungen, ...erinnerung }: NeueErinnerung): Promise<number> {
      const { id } = await db
        .insertInto('abfallerinnerungen')
        .values({ ...erinnerung, arten: [...arten], zustimmungen: JSON.stringify(zustimmungen) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async findKey(id: number): Promise<string> {
      const { schluessel } = await db
        .selectFrom('abfallerinnerungen')
        .select('schluessel')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return schluessel;
    },

    async findStand(schluessel: string): Promise<AbfallerinnerungStand | null> {
      const zeile = await find(schluessel).select(['bestaetigt', 'email', 'strasse', 'arten']).executeTakeFirst();
      return zeile ? { ...zeile, bestaetigt: zeile.bestaetigt !== null } : null;
    },

    /** Requests of an address that nobody has answered yet. */
    async countUnconfirmed(email: string): Promise<number> {
      const { anzahl } = await db
        .selectFrom('abfallerinnerungen')
        .select((eb) => eb.fn.countAll<string>().as('anzahl'))
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .where('bestaetigt', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(anzahl);
    },

    /** Confirms; an earlier reminder of the same address for the same street gives way. Gives the id, or null. */
    async confirm(schluessel: string): Promise<number | null> {
      const zeile = await db
        .updateTable('abfallerinnerungen')
        .set({ bestaetigt: sql`coalesce(bestaetigt, now())` })
        .where('schluessel', '=', schluessel)
        .returning(['id', 'email', 'strasse'])
        .executeTakeFirst();
      if (!zeile) return null;
      await db
        .deleteFrom('abfallerinnerungen')
        .where('id', '<>', zeile.id)
        .where('strasse', '=', zeile.strasse)
        .where(sql<boolean>`lower(email) = lower(${zeile.email})`)
        .execute();
      return zeile.id;
    },

    /** Who moves to another street is reminded of its next collection, whatever was sent for the old one. */
    async change(schluessel: string, strasse: string, arten: readonly string[]): Promise<number | null> {
      const zeile = await db
        .updateTable('abfallerinnerungen')
        .set({ strasse, arten: [...arten], erinnert: sql`case when strasse = ${strasse} then erinnert end` })
        .where('schluessel', '=', schluessel)
        .returning('id')
        .executeTakeFirst();
      return zeile?.id ?? null;
    },

    /**
     * Marks the next reminder of the collections of a day as done and gives it, or null. In one transaction with its
     * mail: then each is written exactly once, however many processes there are and whenever one of them dies.
     */
    async takeDue(tag: string): Promise<FaelligeErinnerung | null> {
      const faellig = await db
        .selectFrom('abfallerinnerungen as e')
        .innerJoin('abfallstrassen as s', 's.id', 'e.strasse')
        .select(['e.id', 'e.schluessel', 'e.email', 's.name as strasse', 's.ortsteil', 's.bezirk', 'e.arten'])
        .where('e.bestaetigt', 'is not', null)
        .where(({ or, eb }) => or([eb('e.erinnert', 'is', null), eb('e.erinnert', '<', tag)]))
        .where(sql<boolean>`exists (select 1 from abfuhren a
          where a.bezirk = s.bezirk and a.tag = ${tag} and a.art = any(e.arten))`)
        .orderBy('e.id')
        .limit(1)
        .forUpdate('e')
        .skipLocked()
        .executeTakeFirst();
      if (!faellig) return null;
      await db.updateTable('abfallerinnerungen').set({ erinnert: tag }).where('id', '=', faellig.id).execute();
      const arten = await db
        .selectFrom('abfuhren as a')
        .innerJoin('abfallarten as b', 'b.id', 'a.art')
        .select('b.name')
        .where('a.bezirk', '=', faellig.bezirk)
        .where('a.tag', '=', tag)
        .where('a.art', 'in', faellig.arten)
        .orderBy('b.reihenfolge')
        .execute();
      return { ...faellig, arten: arten.map(({ name }) => name) };
    },
  };
}
