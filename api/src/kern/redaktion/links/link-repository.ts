import { type RawBuilder, sql } from 'kysely';
import type { Datenquelle } from '../../daten/database.ts';
import type { Linkbefund } from './check-link.ts';
import type { Linkordnung } from './linkordnung.ts';

/** Days until an address that answered is asked again, and one that did not. */
const TAGE = { gut: 7, fehlerhaft: 1 };
/** Minutes after which another process asks what one had taken. */
const FRIST_MINUTEN = 10;

/** Entries that are told for one address. */
const JE_LINK = 12;

export interface Linkort {
  url: string;
  art: string;
  schluessel: string;
}

export interface Linkfilter {
  /** Those that do not answer, or those that have moved; empty: both. */
  typ: '' | 'kaputt' | 'umgezogen';
  ordnung: Linkordnung | null;
}

interface Linkzeile {
  url: string;
  geprueft: Date | null;
  fehler: string | null;
  seit: Date | null;
  umgezogen_nach: string | null;
}

interface Linkzahlen {
  alle: number;
  gepruefte: number;
  zuletzt: Date | null;
  kaputte: number;
  umgezogene: number;
}

const SPALTEN: Record<string, RawBuilder<unknown>> = { url: sql`url`, befund: sql`fehler`, seit: sql`seit` };
/** In the words of the index of 0151. */
const isFehlerhaft = sql<boolean>`(fehler is not null or umgezogen_nach is not null)`;

/** Addresses elsewhere that the content links to. */
export function createLinkRepository(db: Datenquelle) {
  return {
    /** These are what the content links to now, and where: new ones are asked soon, others are forgotten. */
    async keep(orte: readonly Linkort[]): Promise<void> {
      const alle = JSON.stringify(orte);
      const neue = sql`json_to_recordset(${alle}::json) as neu(url text, art text, schluessel text)`;
      await db.transaction().execute(async (trx) => {
        // Two processes that have read the same write one after the other.
        await sql`lock table externe_link_orte in share row exclusive mode`.execute(trx);
        await sql`delete from externe_links where url not in (select url from ${neue})`.execute(trx);
        await sql`insert into externe_links (url) select distinct url from ${neue} on conflict do nothing`.execute(trx);
        await sql`delete from externe_link_orte as o where not exists (select from ${neue}
          where neu.url = o.url and neu.art = o.art and neu.schluessel = o.schluessel)`.execute(trx);
        await sql`insert into externe_link_orte select url, art, schluessel from ${neue} on conflict do nothing`.execute(
          trx,
        );
      });
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

    /** One page of those that visitors should not be led to any more, the longest broken first unless a column says otherwise. */
    async listFehlerhafte(
      { typ, ordnung }: Linkfilter,
      { seite, proSeite }: { seite: number; proSeite: number },
    ): Promise<Linkzeile[]> {
      const spalte = SPALTEN[ordnung?.replace('-', '') ?? ''];
      const richtung = ordnung?.startsWith('-') ? 'desc' : 'asc';
      return db
        .selectFrom('externe_links')
        .select(['url', 'geprueft', 'fehler', 'seit', 'umgezogen_nach'])
        .where(isFehlerhaft)
        .$if(typ !== '', (query) => query.where('fehler', typ === 'kaputt' ? 'is not' : 'is', null))
        .orderBy(spalte ?? SPALTEN.seit ?? sql`url`, (order) => order[richtung]().nullsLast())
        .orderBy('url', richtung)
        .limit(proSeite)
        .offset((seite - 1) * proSeite)
        .execute();
    },

    /** Where these stand, at most `JE_LINK` of each, and in how many entries. */
    async listOrte(urls: readonly string[]) {
      if (urls.length === 0) return [];
      const { rows } = await sql<Linkort & { name: string; anzahl: number }>`
        select url, art, schluessel, name, anzahl from (
          select o.url, o.art, o.schluessel, e.name, count(*) over (partition by o.url)::int as anzahl,
            row_number() over (partition by o.url order by e.name, o.art, o.schluessel) as nummer
          from externe_link_orte as o join inhalt_eintraege as e on e.art = o.art and e.schluessel = o.schluessel
          where o.url = any(${[...urls]}::text[])
        ) as orte where nummer <= ${JE_LINK} order by url, nummer`.execute(db);
      return rows;
    },

    /** How many there are, how many of them were asked, and when the last was; and how many do not answer or have moved. */
    async count() {
      const { rows } = await sql<Linkzahlen>`
        select count(*)::int as alle, count(geprueft)::int as gepruefte, max(geprueft) as zuletzt, count(fehler)::int as kaputte,
          (count(*) filter (where fehler is null and umgezogen_nach is not null))::int as umgezogene from externe_links`.execute(
        db,
      );
      const [zahlen] = rows;
      if (!zahlen) throw new Error('Counting gives one row');
      return zahlen;
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
