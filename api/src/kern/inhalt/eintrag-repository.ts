import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { splitRows } from '../daten/insert-many.ts';
import { createDokumentRepository } from './dokument-repository.ts';
import type { Fotodatei } from './fotos.ts';
import { groupBy } from './group-by.ts';
import type { Eintrag } from './inhaltsart.ts';
import { matchSuchtext } from './match-suchtext.ts';

/** What the content is made of. */
export interface Bestand {
  eintraege: Eintrag[];
  fotos: Fotodatei[];
  /** Names of its PDF files. */
  dokumente: readonly { datei: string }[];
}

const SPALTEN = ['art', 'schluessel', 'datei', 'platz', 'daten', 'text'] as const;

/** What makes an entry another one. */
const writeEintrag = ({ datei, platz, daten, text }: Eintrag) => JSON.stringify([datei, platz, daten, text]);
const buildKey = ({ art, schluessel }: Pick<Eintrag, 'art' | 'schluessel'>) => `${art}\0${schluessel}`;

/** In the order in which the files of the exchange format are read. */
export const compareEintraege = (a: Eintrag, b: Eintrag) =>
  a.datei === b.datei ? a.platz - b.platz : a.datei < b.datei ? -1 : 1;

/** Entries of the content and what is known of its photos. */
export function createEintragRepository(db: Datenquelle) {
  async function list(): Promise<Eintrag[]> {
    const rows = await db.selectFrom('inhalt_eintraege').select(SPALTEN).execute();
    return rows.sort(compareEintraege);
  }

  async function listFotos(): Promise<Fotodatei[]> {
    return db.selectFrom('inhalt_fotos').select(['datei', 'id', 'breite', 'hoehe', 'farbe']).orderBy('datei').execute();
  }

  async function insert(eintraege: readonly Eintrag[]): Promise<void> {
    await sql`insert into inhalt_eintraege (art, schluessel, datei, platz, daten, text)
      select * from json_to_recordset(${JSON.stringify(eintraege)}::json)
        as neu(art text, schluessel text, datei text, platz integer, daten json, text text)
      on conflict (art, schluessel) do update set datei = excluded.datei, platz = excluded.platz,
        daten = excluded.daten, text = excluded.text, fassung = inhalt_eintraege.fassung + 1,
        aenderung = excluded.aenderung`.execute(db);
  }

  async function remove(eintraege: readonly Pick<Eintrag, 'art' | 'schluessel'>[]): Promise<void> {
    const weg = JSON.stringify(eintraege.map(({ art, schluessel }) => ({ art, schluessel })));
    await sql`delete from inhalt_eintraege as e using json_to_recordset(${weg}::json)
      as weg(art text, schluessel text) where e.art = weg.art and e.schluessel = weg.schluessel`.execute(db);
  }

  return {
    list,
    listFotos,
    read: async (): Promise<Bestand> => ({
      eintraege: await list(),
      fotos: await listFotos(),
      dokumente: await createDokumentRepository(db).list(),
    }),

    /** Another word after every change. */
    async readStand(): Promise<string> {
      const row = await db
        .selectFrom('inhalt_eintraege')
        .select(sql<string>`count(*) || '.' || coalesce(max(aenderung), 0)`.as('stand'))
        .executeTakeFirstOrThrow();
      return row.stand;
    },

    /** One entry, or null. */
    async find(art: string, schluessel: string): Promise<Eintrag | null> {
      const row = await db
        .selectFrom('inhalt_eintraege')
        .select(SPALTEN)
        .where('art', '=', art)
        .where('schluessel', '=', schluessel)
        .executeTakeFirst();
      return row ?? null;
    },

    /** The entries of one kind in the order of their files. */
    listArt: async (art: string): Promise<Eintrag[]> =>
      (await db.selectFrom('inhalt_eintraege').select(SPALTEN).where('art', '=', art).execute()).sort(compareEintraege),

    /** Those of a kind that have one of these keys. */
    pick: async (art: string, schluessel: readonly string[]): Promise<Eintrag[]> =>
      schluessel.length === 0
        ? []
        : (
            await db
              .selectFrom('inhalt_eintraege')
              .select(SPALTEN)
              .where('art', '=', art)
              .where('schluessel', 'in', schluessel)
              .execute()
          ).sort(compareEintraege),

    /** Entries in whose data or text this occurs. */
    listWith: async (worte: string): Promise<Eintrag[]> =>
      (
        await db
          .selectFrom('inhalt_eintraege')
          .select(SPALTEN)
          // The index finds those that may have it.
          .where('suchtext', 'like', matchSuchtext(worte))
          .where(sql<boolean>`strpos(concat_ws(' ', daten::text, text), ${worte}) > 0`)
          .execute()
      ).sort(compareEintraege),

    /** Another version of an entry whose words stay: what belongs to it has changed. */
    async touch(art: string, schluessel: string): Promise<void> {
      await db
        .updateTable('inhalt_eintraege')
        .set({ fassung: sql`fassung + 1`, aenderung: sql<string>`nextval('inhalt_aenderungen')` })
        .where('art', '=', art)
        .where('schluessel', '=', schluessel)
        .execute();
    },

    async countArten(): Promise<Map<string, number>> {
      const rows = await db
        .selectFrom('inhalt_eintraege')
        .select(['art', sql<number>`count(*)::int`.as('anzahl')])
        .groupBy('art')
        .execute();
      return new Map(rows.map(({ art, anzahl }) => [art, anzahl]));
    },

    /** Writes some, in the place of those that have their keys, and removes others. */
    async change(neue: readonly Eintrag[], entfernte: readonly Pick<Eintrag, 'art' | 'schluessel'>[]): Promise<void> {
      await remove(entfernte);
      await insert(neue);
    },

    /** Kinds that have entries. */
    async listArten(): Promise<string[]> {
      const rows = await db.selectFrom('inhalt_eintraege').select('art').distinct().execute();
      return rows.map(({ art }) => art);
    },

    /** Makes these the entries of these kinds; what stays as it is keeps its version. Returns how many were written or removed. */
    async replace(arten: readonly string[], eintraege: readonly Eintrag[]): Promise<number> {
      const bisher = groupBy(await list(), buildKey);
      const neue = eintraege.filter((eintrag) => {
        const [alter] = bisher.get(buildKey(eintrag)) ?? [];
        return !alter || writeEintrag(alter) !== writeEintrag(eintrag);
      });
      const bleibende = new Set(eintraege.map(buildKey));
      const weg = [...bisher.values()]
        .flat()
        .filter((eintrag) => arten.includes(eintrag.art) && !bleibende.has(buildKey(eintrag)));
      await remove(weg);
      await insert(neue);
      return neue.length + weg.length;
    },

    async replaceFotos(fotos: readonly Fotodatei[]): Promise<void> {
      await db.deleteFrom('inhalt_fotos').execute();
      for (const part of splitRows(fotos)) await db.insertInto('inhalt_fotos').values(part).execute();
    },
  };
}
