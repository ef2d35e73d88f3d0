import { sql } from 'kysely';
import { buildKey } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { maskLike } from '../../platform/database/mask-like.ts';
import { type ContributionLine, HEAD } from './editorial-repository.ts';

/** Reference to a content entry. */
interface Relation {
  art: string | null;
  schluessel: string | null;
  nummer: number | null;
}

/** The editors' entry of a content entry; `wer`: author of the last change. */
type ContributionState = Pick<ContributionLine, 'referenz' | 'version' | 'freigegeben'> & { wer: string };

/** Relation between editors' entries and content entries. */
export function createContentRelationRepository(db: DataSource) {
  const contributions = () => db.selectFrom('redaktion_beitraege as b');

  return {
    /** Links it to a content entry. */
    async assignInhalt(
      id: number,
      { art: kind, schluessel: key, nummer: num }: { art: string; schluessel: string; nummer: number | null },
    ): Promise<void> {
      await db
        .updateTable('redaktion_beitraege')
        .set({ inhalt_art: kind, inhalt_schluessel: key, inhalt_nummer: num })
        .where('id', '=', id)
        .execute();
    },

    /** Reference of the editors' entry for a content entry, or null. */
    async findReferenz(kind: string, key: string): Promise<string | null> {
      const line = await contributions()
        .select('b.referenz')
        .where('b.inhalt_art', '=', kind)
        .where('b.inhalt_schluessel', '=', key)
        .executeTakeFirst();
      return line?.referenz ?? null;
    },

    /** Editors' entries for these content entries, by `buildKey`. */
    async pickZuInhalt(entries: readonly { art: string; schluessel: string }[]) {
      if (entries.length === 0) return new Map<string, ContributionState>();
      const which = JSON.stringify(entries.map(({ art: kind, schluessel: key }) => ({ art: kind, schluessel: key })));
      const { rows } = await sql<
        ContributionState & { art: string; schluessel: string }
      >`select e.art, e.schluessel, b.referenz, b.version, b.freigegeben, b.wer
        from json_to_recordset(${which}::json) as e(art text, schluessel text)
        join redaktion_beitraege as b on b.inhalt_art = e.art and b.inhalt_schluessel = e.schluessel`.execute(db);
      return new Map(rows.map((line) => [buildKey(line), line]));
    },

    /** Its content entry and that entry's number; null if it was never in the content. */
    async findInhalt(whose: { id: number } | { referenz: string }): Promise<Relation> {
      const line = await contributions()
        .select(['b.inhalt_art as art', 'b.inhalt_schluessel as schluessel', 'b.inhalt_nummer as nummer'])
        .where((eb) => ('id' in whose ? eb('b.id', '=', whose.id) : eb('b.referenz', '=', whose.referenz)))
        .executeTakeFirst();
      return line ?? { art: null, schluessel: null, nummer: null };
    },

    /** The largest number ever used by an entry of a kind that editors have written; 0 if there is none. */
    async findLastNumber(kind: string): Promise<number> {
      const { nummer: num } = await contributions()
        .select(sql<number>`coalesce(max(b.inhalt_nummer), 0)`.as('nummer'))
        .where('b.inhalt_art', '=', kind)
        .executeTakeFirstOrThrow();
      return num;
    },

    /** Keys with this prefix, of a kind's entries that editors have written. */
    async listKeys(kind: string, beginning: string): Promise<string[]> {
      const lines = await contributions()
        .select(sql<string>`b.inhalt_schluessel`.as('schluessel'))
        .where('b.inhalt_art', '=', kind)
        .where('b.inhalt_schluessel', 'like', `${maskLike(beginning)}%`)
        .execute();
      return lines.map(({ schluessel: key }) => key);
    },

    /** Editors' entries that refer to a content entry. */
    async listZuInhalt(): Promise<ContributionLine[]> {
      return contributions()
        .select(HEAD)
        .where('b.inhalt_schluessel', 'is not', null)
        .orderBy('b.id')
        .forUpdate()
        .execute();
    },

    /** Moves the relation to another key of the content; a previous holder of that key loses its relation. */
    async moveInhalt(kind: string, alt: string, fresh: string): Promise<void> {
      const which = (key: string) =>
        db.updateTable('redaktion_beitraege').where('inhalt_art', '=', kind).where('inhalt_schluessel', '=', key);
      await which(fresh).set({ inhalt_schluessel: null }).execute();
      await which(alt).set({ inhalt_schluessel: fresh }).execute();
    },

    /** The editors' entry for a content entry, locked until the transaction ends; or null. */
    async lockZuInhalt(kind: string, key: string): Promise<ContributionLine | null> {
      const line = await contributions()
        .select(HEAD)
        .where('b.inhalt_art', '=', kind)
        .where('b.inhalt_schluessel', '=', key)
        .forUpdate()
        .executeTakeFirst();
      return line ?? null;
    },
  };
}
