import type { AbfallerinnerungState } from '@gm/shared/areas/abfall/abfall';
import type { Consent } from '@gm/shared/schemas/consents';
import { sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';

interface NewReminder {
  schluessel: string;
  email: string;
  /** Id of a street. */
  strasse: string;
  arten: readonly string[];
  zustimmungen: readonly Consent[];
}

export interface DueReminder {
  id: number;
  schluessel: string;
  email: string;
  strasse: string;
  ortsteil: string;
  /** Names of the waste types collected. */
  arten: string[];
}

/** Subscriptions to collection reminders. */
export function createAbfallerinnerungRepository(db: DataSource) {
  const find = (key: string) => db.selectFrom('abfallerinnerungen').where('schluessel', '=', key);

  return {
    async put({ arten: kinds, zustimmungen: consents, ...reminder }: NewReminder): Promise<number> {
      const { id } = await db
        .insertInto('abfallerinnerungen')
        .values({ ...reminder, arten: [...kinds], zustimmungen: JSON.stringify(consents) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async findKey(id: number): Promise<string> {
      const { schluessel: key } = await db
        .selectFrom('abfallerinnerungen')
        .select('schluessel')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return key;
    },

    async findStand(key: string): Promise<AbfallerinnerungState | null> {
      const line = await find(key).select(['bestaetigt', 'email', 'strasse', 'arten']).executeTakeFirst();
      return line ? { ...line, bestaetigt: line.bestaetigt !== null } : null;
    },

    /** Number of unconfirmed requests for an address. */
    async countUnconfirmed(email: string): Promise<number> {
      const { anzahl: count } = await db
        .selectFrom('abfallerinnerungen')
        .select((eb) => eb.fn.countAll<string>().as('anzahl'))
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .where('bestaetigt', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /**
     * Confirms a reminder and deletes an earlier one of the same address for the same street. Returns the id, or null.
     */
    async confirm(key: string): Promise<number | null> {
      const line = await db
        .updateTable('abfallerinnerungen')
        .set({ bestaetigt: sql`coalesce(bestaetigt, now())` })
        .where('schluessel', '=', key)
        .returning(['id', 'email', 'strasse'])
        .executeTakeFirst();
      if (!line) return null;
      await db
        .deleteFrom('abfallerinnerungen')
        .where('id', '<>', line.id)
        .where('strasse', '=', line.strasse)
        .where(sql<boolean>`lower(email) = lower(${line.email})`)
        .execute();
      return line.id;
    },

    /** Changing the street resets the last reminder, so that the new street's next collection is reminded of. */
    async change(key: string, street: string, kinds: readonly string[]): Promise<number | null> {
      const line = await db
        .updateTable('abfallerinnerungen')
        .set({ strasse: street, arten: [...kinds], erinnert: sql`case when strasse = ${street} then erinnert end` })
        .where('schluessel', '=', key)
        .returning('id')
        .executeTakeFirst();
      return line?.id ?? null;
    },

    /**
     * Marks the next reminder due for the collections of `day` as sent and returns it, or null. Run it in the same
     * transaction as storing the mail: then each mail is written exactly once, even with several processes or after a
     * crash.
     */
    async takeDue(day: string): Promise<DueReminder | null> {
      const due = await db
        .selectFrom('abfallerinnerungen as e')
        .innerJoin('abfallstrassen as s', 's.id', 'e.strasse')
        .select(['e.id', 'e.schluessel', 'e.email', 's.name as strasse', 's.ortsteil', 's.bezirk', 'e.arten'])
        .where('e.bestaetigt', 'is not', null)
        .where(({ or, eb }) => or([eb('e.erinnert', 'is', null), eb('e.erinnert', '<', day)]))
        .where(sql<boolean>`exists (select 1 from abfuhren a
          where a.bezirk = s.bezirk and a.tag = ${day} and a.art = any(e.arten))`)
        .orderBy('e.id')
        .limit(1)
        .forUpdate('e')
        .skipLocked()
        .executeTakeFirst();
      if (!due) return null;
      await db.updateTable('abfallerinnerungen').set({ erinnert: day }).where('id', '=', due.id).execute();
      const kinds = await db
        .selectFrom('abfuhren as a')
        .innerJoin('abfallarten as b', 'b.id', 'a.art')
        .select('b.name')
        .where('a.bezirk', '=', due.bezirk)
        .where('a.tag', '=', day)
        .where('a.art', 'in', due.arten)
        .orderBy('b.reihenfolge')
        .execute();
      return { ...due, arten: kinds.map(({ name }) => name) };
    },
  };
}
