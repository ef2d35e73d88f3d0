import { sql } from 'kysely';
import type { Datenquelle } from '../../daten/database.ts';
import type { Linkbefund } from './check-link.ts';

/** Days until an address that answered is asked again, and one that did not. */
const TAGE = { gut: 7, fehlerhaft: 1 };
/** Minutes after which another process asks what one had taken. */
const FRIST_MINUTEN = 10;

/** Addresses elsewhere that the content links to. */
export function createLinkRepository(db: Datenquelle) {
  return {
    /** These are what the content links to now: new ones are asked soon, others are forgotten. */
    async keep(urls: readonly string[]): Promise<void> {
      const alle = JSON.stringify(urls);
      await sql`delete from externe_links where url not in (select json_array_elements_text(${alle}::json))`.execute(
        db,
      );
      await sql`insert into externe_links (url) select distinct json_array_elements_text(${alle}::json)
        on conflict do nothing`.execute(db);
    },

    /** One whose time has come, which nobody else takes meanwhile; null: there is none. */
    async take(): Promise<string | null> {
      const row = await db
        .updateTable('externe_links')
        .set({ faellig: sql<Date>`now() + make_interval(mins => ${FRIST_MINUTEN})` })
        .where('url', '=', (eb) =>
          eb
            .selectFrom('externe_links')
            .select('url')
            .where('faellig', '<=', sql<Date>`now()`)
            .orderBy('faellig')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning('url')
        .executeTakeFirst();
      return row?.url ?? null;
    },

    /** Spread over half a day, so that they do not all come at once a week later. */
    async note(url: string, { fehler, umgezogenNach }: Linkbefund): Promise<void> {
      const tage = fehler === null ? TAGE.gut : TAGE.fehlerhaft;
      await db
        .updateTable('externe_links')
        .set({
          geprueft: sql<Date>`now()`,
          faellig: sql<Date>`now() + make_interval(days => ${tage}) - random() * interval '12 hours'`,
          fehler,
          seit: fehler === null ? null : sql<Date>`coalesce(seit, now())`,
          umgezogen_nach: umgezogenNach,
        })
        .where('url', '=', url)
        .execute();
    },

    async measureWartezeit(): Promise<number | null> {
      const { pause } = await db
        .selectFrom('externe_links')
        .select(sql<number | null>`(extract(epoch from min(faellig) - clock_timestamp()) * 1000)::float8`.as('pause'))
        .executeTakeFirstOrThrow();
      return pause === null ? null : Math.max(0, Math.ceil(pause));
    },

    /** Those that visitors should not be led to any more, the longest broken first. */
    async listFehlerhafte() {
      return db
        .selectFrom('externe_links')
        .select(['url', 'geprueft', 'fehler', 'seit', 'umgezogen_nach'])
        .where(({ or, eb }) => or([eb('fehler', 'is not', null), eb('umgezogen_nach', 'is not', null)]))
        .orderBy('seit', (order) => order.asc().nullsLast())
        .orderBy('url')
        .execute();
    },

    /** How many there are, how many of them were asked, and when the last was. */
    async count() {
      return db
        .selectFrom('externe_links')
        .select([
          sql<number>`count(*)::int`.as('alle'),
          sql<number>`count(geprueft)::int`.as('gepruefte'),
          sql<Date | null>`max(geprueft)`.as('zuletzt'),
        ])
        .executeTakeFirstOrThrow();
    },

    /** They are asked again as soon as possible. */
    async hurry(urls: readonly string[]): Promise<void> {
      if (urls.length === 0) return;
      await db
        .updateTable('externe_links')
        .set({ faellig: sql<Date>`now()` })
        .where('url', 'in', [...urls])
        .execute();
    },
  };
}
