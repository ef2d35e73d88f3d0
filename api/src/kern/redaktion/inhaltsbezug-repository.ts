import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { maskLike } from '../daten/mask-like.ts';
import { buildKey } from '../inhalt/eintrag-repository.ts';
import { type Beitragszeile, KOPF } from './redaktion-repository.ts';

/** The entry of the content that something is about. */
interface Bezug {
  art: string | null;
  schluessel: string | null;
  nummer: number | null;
}

/** Which of what editors write is about which entry of the content. */
export function createInhaltsbezugRepository(db: Datenquelle) {
  const beitraege = () => db.selectFrom('redaktion_beitraege as b');

  return {
    /** Says which entry of the content it is about. */
    async assignInhalt(
      id: number,
      { art, schluessel, nummer }: { art: string; schluessel: string; nummer: number | null },
    ): Promise<void> {
      await db
        .updateTable('redaktion_beitraege')
        .set({ inhalt_art: art, inhalt_schluessel: schluessel, inhalt_nummer: nummer })
        .where('id', '=', id)
        .execute();
    },

    /** Reference of what editors have about an entry of the content, or null. */
    async findReferenz(art: string, schluessel: string): Promise<string | null> {
      const zeile = await beitraege()
        .select('b.referenz')
        .where('b.inhalt_art', '=', art)
        .where('b.inhalt_schluessel', '=', schluessel)
        .executeTakeFirst();
      return zeile?.referenz ?? null;
    },

    /** What editors have about these entries of the content, by `buildKey`. */
    async pickZuInhalt(eintraege: readonly { art: string; schluessel: string }[]) {
      if (eintraege.length === 0) return new Map<string, Pick<Beitragszeile, 'referenz' | 'version' | 'freigegeben'>>();
      const welche = JSON.stringify(eintraege.map(({ art, schluessel }) => ({ art, schluessel })));
      const { rows } = await sql<
        Pick<Beitragszeile, 'referenz' | 'version' | 'freigegeben'> & { art: string; schluessel: string }
      >`select e.art, e.schluessel, b.referenz, b.version, b.freigegeben
        from json_to_recordset(${welche}::json) as e(art text, schluessel text)
        join redaktion_beitraege as b on b.inhalt_art = e.art and b.inhalt_schluessel = e.schluessel`.execute(db);
      return new Map(rows.map((zeile) => [buildKey(zeile), zeile]));
    },

    /** Which entry of the content it is about, and which number that has; null for what was never in the content. */
    async findInhalt(wessen: { id: number } | { referenz: string }): Promise<Bezug> {
      const zeile = await beitraege()
        .select(['b.inhalt_art as art', 'b.inhalt_schluessel as schluessel', 'b.inhalt_nummer as nummer'])
        .where((eb) => ('id' in wessen ? eb('b.id', '=', wessen.id) : eb('b.referenz', '=', wessen.referenz)))
        .executeTakeFirst();
      return zeile ?? { art: null, schluessel: null, nummer: null };
    },

    /** The largest number that an entry of a kind ever had which editors wrote on; 0 where none has one. */
    async findLastNumber(art: string): Promise<number> {
      const { nummer } = await beitraege()
        .select(sql<number>`coalesce(max(b.inhalt_nummer), 0)`.as('nummer'))
        .where('b.inhalt_art', '=', art)
        .executeTakeFirstOrThrow();
      return nummer;
    },

    /** Keys of the entries of a kind that editors have written on, of those that begin so. */
    async listKeys(art: string, anfang: string): Promise<string[]> {
      const zeilen = await beitraege()
        .select(sql<string>`b.inhalt_schluessel`.as('schluessel'))
        .where('b.inhalt_art', '=', art)
        .where('b.inhalt_schluessel', 'like', `${maskLike(anfang)}%`)
        .execute();
      return zeilen.map(({ schluessel }) => schluessel);
    },

    /** The entries of the content that editors have written on. */
    async listZuInhalt(): Promise<Beitragszeile[]> {
      return beitraege()
        .select(KOPF)
        .where('b.inhalt_schluessel', 'is not', null)
        .orderBy('b.id')
        .forUpdate()
        .execute();
    },

    /** What is about an entry of the content is about that of another key from now on; who had that key has none. */
    async moveInhalt(art: string, alt: string, neu: string): Promise<void> {
      const which = (schluessel: string) =>
        db.updateTable('redaktion_beitraege').where('inhalt_art', '=', art).where('inhalt_schluessel', '=', schluessel);
      await which(neu).set({ inhalt_schluessel: null }).execute();
      await which(alt).set({ inhalt_schluessel: neu }).execute();
    },

    /** What is about an entry of the content, locked until the transaction ends; or null. */
    async lockZuInhalt(art: string, schluessel: string): Promise<Beitragszeile | null> {
      const zeile = await beitraege()
        .select(KOPF)
        .where('b.inhalt_art', '=', art)
        .where('b.inhalt_schluessel', '=', schluessel)
        .forUpdate()
        .executeTakeFirst();
      return zeile ?? null;
    },
  };
}
