import { type RawBuilder, sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';
import type { LinkFinding } from './check-link.ts';
import type { LinkOrdering } from './link-ordering.ts';

/** Days until the next check of a working address, a broken one, and an own page. */
const DAYS = { gut: 7, fehlerhaft: 1, eigene: 1 };
/** Minutes after which another process may check an address taken by a crashed one. */
const DEADLINE_MINUTES = 10;

/** Maximum number of entries listed per address. */
const PER_LINK = 12;

export interface LinkLocation {
  url: string;
  art: string;
  schluessel: string;
}

export interface LinkFilter {
  /** Broken links, moved links; empty: both. */
  typ: '' | 'kaputt' | 'umgezogen';
  ordnung: LinkOrdering | null;
}

interface LinkLine {
  url: string;
  geprueft: Date | null;
  fehler: string | null;
  seit: Date | null;
  umgezogen_nach: string | null;
}

interface LinkFigures {
  alle: number;
  gepruefte: number;
  zuletzt: Date | null;
  kaputte: number;
  umgezogene: number;
}

const COLUMNS: Record<string, RawBuilder<unknown>> = { url: sql`url`, befund: sql`fehler`, seit: sql`seit` };
/** Must match the index `externe_links_fehlerhaft`. */
const isFaulty = sql<boolean>`(fehler is not null or umgezogen_nach is not null)`;

/** Own pages are stored by path. */
const isOwn = sql<boolean>`(url like '/%')`;

/** Link targets of the content: own pages and other websites. */
export function createLinkRepository(db: DataSource) {
  return {
    /** Replaces the stored links by those of the present content: new targets are due soon, unused ones are deleted. */
    async keep(locations: readonly LinkLocation[]): Promise<void> {
      const all = JSON.stringify(locations);
      const fresh = sql`json_to_recordset(${all}::json) as neu(url text, art text, schluessel text)`;
      await db.transaction().execute(async (trx) => {
        // Serialises processes that have read the same content.
        await sql`lock table externe_link_orte in share row exclusive mode`.execute(trx);
        await sql`delete from externe_links where url not in (select url from ${fresh})`.execute(trx);
        await sql`insert into externe_links (url) select distinct url from ${fresh} on conflict do nothing`.execute(
          trx,
        );
        await sql`delete from externe_link_orte as o where not exists (select from ${fresh}
          where neu.url = o.url and neu.art = o.art and neu.schluessel = o.schluessel)`.execute(trx);
        await sql`insert into externe_link_orte select url, art, schluessel from ${fresh} on conflict do nothing`.execute(
          trx,
        );
      });
    },

    /** Claims some due addresses, own pages or external ones, so that no other process checks them. */
    async take({ eigene: own, limit }: { eigene: boolean; limit: number }): Promise<string[]> {
      const rows = await db
        .updateTable('externe_links')
        .set({ faellig: sql<Date>`now() + make_interval(mins => ${DEADLINE_MINUTES})` })
        .where('url', 'in', (eb) =>
          eb
            .selectFrom('externe_links')
            .select('url')
            .where('faellig', '<=', sql<Date>`now()`)
            .where(isOwn, '=', own)
            .orderBy('faellig')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning('url')
        .execute();
      return rows.map(({ url }) => url);
    },

    /** The next checks are spread over half a day, so that they do not all fall due at once a week later. */
    async note(findings: readonly (LinkFinding & { url: string })[]): Promise<void> {
      await sql`update externe_links as l set geprueft = now(), fehler = b.fehler, umgezogen_nach = b."umgezogenNach",
        seit = case when b.fehler is not null then coalesce(l.seit, now()) end,
        faellig = now() - random() * interval '12 hours' + make_interval(days => case when l.url like '/%' then ${DAYS.eigene}::int
          when b.fehler is null then ${DAYS.gut}::int else ${DAYS.fehlerhaft}::int end)
        from json_to_recordset(${JSON.stringify(findings)}::json) as b(url text, fehler text, "umgezogenNach" text)
        where l.url = b.url`.execute(db);
    },

    async measureWaitingTime(): Promise<number | null> {
      const { pause } = await db
        .selectFrom('externe_links')
        .select(sql<number | null>`(extract(epoch from min(faellig) - clock_timestamp()) * 1000)::float8`.as('pause'))
        .executeTakeFirstOrThrow();
      return pause === null ? null : Math.max(0, Math.ceil(pause));
    },

    /** One page of broken and moved links; by default the longest broken first. */
    async listBroken(
      { typ: type, ordnung: ordering }: LinkFilter,
      { seite: page, proSeite: perPage }: { seite: number; proSeite: number },
    ): Promise<LinkLine[]> {
      const column = COLUMNS[ordering?.replace('-', '') ?? ''];
      const direction = ordering?.startsWith('-') ? 'desc' : 'asc';
      return db
        .selectFrom('externe_links')
        .select(['url', 'geprueft', 'fehler', 'seit', 'umgezogen_nach'])
        .where(isFaulty)
        .$if(type !== '', (query) => query.where('fehler', type === 'kaputt' ? 'is not' : 'is', null))
        .orderBy(column ?? COLUMNS.seit ?? sql`url`, (order) => order[direction]().nullsLast())
        .orderBy('url', direction)
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
    },

    /** The entries that contain these links, at most `PER_LINK` per link, and their number. */
    async listLocations(urls: readonly string[]) {
      if (urls.length === 0) return [];
      const { rows } = await sql<LinkLocation & { name: string; anzahl: number }>`
        select url, art, schluessel, name, anzahl from (
          select o.url, o.art, o.schluessel, e.name, count(*) over (partition by o.url)::int as anzahl,
            row_number() over (partition by o.url order by e.name, o.art, o.schluessel) as nummer
          from externe_link_orte as o join inhalt_eintraege as e on e.art = o.art and e.schluessel = o.schluessel
          where o.url = any(${[...urls]}::text[])
        ) as orte where nummer <= ${PER_LINK} order by url, nummer`.execute(db);
      return rows;
    },

    /** Total and checked links, the last check, and the number of broken and moved links. */
    async count() {
      const { rows } = await sql<LinkFigures>`
        select count(*)::int as alle, count(geprueft)::int as gepruefte, max(geprueft) as zuletzt, count(fehler)::int as kaputte,
          (count(*) filter (where fehler is null and umgezogen_nach is not null))::int as umgezogene from externe_links`.execute(
        db,
      );
      const [figures] = rows;
      if (!figures) throw new Error('Counting gives one row');
      return figures;
    },

    /** Makes these links due at once. */
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
