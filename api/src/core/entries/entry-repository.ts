import { sql } from 'kysely';
import type { DataSource } from '../platform/database/database.ts';
import { splitRows } from '../platform/database/insert-many.ts';
import { maskLike } from '../platform/database/mask-like.ts';
import type { Entry } from './content-kind.ts';
import { createDocumentRepository } from './document-repository.ts';
import { groupBy } from './group-by.ts';
import type { PhotoFile } from './photo-types.ts';
import { matchSearchText } from './text/match-search-text.ts';

/** All parts of the content. */
export interface Inventory {
  eintraege: Entry[];
  fotos: PhotoFile[];
  /** File names of its PDF files. */
  dokumente: readonly { datei: string }[];
}

const PHOTO_COLUMNS = ['datei', 'id', 'breite', 'hoehe', 'farbe', 'ablage'] as const;
const COLUMNS = ['art', 'schluessel', 'datei', 'platz', 'daten', 'text'] as const;

/** Serialised entry, for comparison. */
const writeEntry = ({ datei: file, platz: place, daten: data, text }: Entry) =>
  JSON.stringify([file, place, data, text]);
export const buildKey = ({ art: kind, schluessel: key }: Pick<Entry, 'art' | 'schluessel'>) => `${kind}\0${key}`;

/** The order of files in the exchange format. */
export const compareEntries = (a: Entry, b: Entry) =>
  a.datei === b.datei ? a.platz - b.platz : a.datei < b.datei ? -1 : 1;

/** Content entries and the file data of photos. */
export function createEntryRepository(db: DataSource) {
  async function list(): Promise<Entry[]> {
    const rows = await db.selectFrom('inhalt_eintraege').select(COLUMNS).execute();
    return rows.sort(compareEntries);
  }

  async function listPhotos(): Promise<PhotoFile[]> {
    return db.selectFrom('inhalt_fotos').select(PHOTO_COLUMNS).orderBy('datei').execute();
  }

  async function insert(entries: readonly Entry[]): Promise<void> {
    await sql`insert into inhalt_eintraege (art, schluessel, datei, platz, daten, text)
      select * from json_to_recordset(${JSON.stringify(entries)}::json)
        as neu(art text, schluessel text, datei text, platz integer, daten json, text text)
      on conflict (art, schluessel) do update set datei = excluded.datei, platz = excluded.platz,
        daten = excluded.daten, text = excluded.text, fassung = inhalt_eintraege.fassung + 1,
        aenderung = excluded.aenderung`.execute(db);
  }

  async function remove(entries: readonly Pick<Entry, 'art' | 'schluessel'>[]): Promise<void> {
    const way = JSON.stringify(entries.map(({ art: kind, schluessel: key }) => ({ art: kind, schluessel: key })));
    await sql`delete from inhalt_eintraege as e using json_to_recordset(${way}::json)
      as weg(art text, schluessel text) where e.art = weg.art and e.schluessel = weg.schluessel`.execute(db);
  }

  return {
    list,
    listFotos: listPhotos,
    read: async (): Promise<Inventory> => ({
      eintraege: await list(),
      fotos: await listPhotos(),
      dokumente: await createDocumentRepository(db).list(),
    }),

    /** Changes with every change of the content. */
    async readStand(): Promise<string> {
      const row = await db
        .selectFrom('inhalt_eintraege')
        .select(sql<string>`count(*) || '.' || coalesce(max(aenderung), 0)`.as('stand'))
        .executeTakeFirstOrThrow();
      return row.stand;
    },

    async find(kind: string, key: string): Promise<Entry | null> {
      const row = await db
        .selectFrom('inhalt_eintraege')
        .select(COLUMNS)
        .where('art', '=', kind)
        .where('schluessel', '=', key)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Keys of a kind with this prefix. */
    async listKeys(kind: string, beginning: string): Promise<string[]> {
      const rows = await db
        .selectFrom('inhalt_eintraege')
        .select('schluessel')
        .where('art', '=', kind)
        .where('schluessel', 'like', `${maskLike(beginning)}%`)
        .execute();
      return rows.map(({ schluessel: key }) => key);
    },

    /** Place of the last entry of a kind, or of one of its files. */
    async findLast(kind: string, file?: string): Promise<Pick<Entry, 'datei' | 'platz'> | null> {
      const row = await db
        .selectFrom('inhalt_eintraege')
        .select(['datei', 'platz'])
        .where('art', '=', kind)
        .$if(file !== undefined, (query) => query.where(sql<boolean>`datei collate "C" = ${file}`))
        .orderBy(sql`datei collate "C" desc`)
        .orderBy('platz', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },

    /** The largest number `id` of a kind; 0 if there is none. */
    async findLastNumber(kind: string): Promise<number> {
      const { nummer: num } = await db
        .selectFrom('inhalt_eintraege')
        // Must match the index `inhalt_eintraege_groesste_nummer`.
        .select(
          sql<number>`coalesce(max(case when (daten->>'id') ~ '^[0-9]{1,9}$' then (daten->>'id')::integer end), 0)`.as(
            'nummer',
          ),
        )
        .where('art', '=', kind)
        .executeTakeFirstOrThrow();
      return num;
    },

    /** The entries of one kind in the order of their files. */
    listArt: async (kind: string): Promise<Entry[]> =>
      (await db.selectFrom('inhalt_eintraege').select(COLUMNS).where('art', '=', kind).execute()).sort(compareEntries),

    /** The entries of some kinds in the order of their files. */
    listOf: async (kinds: readonly string[]): Promise<Entry[]> =>
      kinds.length === 0
        ? []
        : (await db.selectFrom('inhalt_eintraege').select(COLUMNS).where('art', 'in', kinds).execute()).sort(
            compareEntries,
          ),

    /** Entries of a kind with one of these numbers `id`. */
    pickNumbered: async (kind: string, numbers: readonly number[]): Promise<Entry[]> =>
      numbers.length === 0
        ? []
        : (
            await db
              .selectFrom('inhalt_eintraege')
              .select(COLUMNS)
              .where('art', '=', kind)
              .where(sql<boolean>`(daten->>'id') = any(${numbers.map(String)}::text[])`)
              .execute()
          ).sort(compareEntries),

    /** Pages below a path, including the page at the path. */
    listPages: async (path: string): Promise<Entry[]> => {
      const location = `seiten${path.slice(0, -1)}`;
      const rows = await db
        .selectFrom('inhalt_eintraege')
        .select(COLUMNS)
        .where('art', '=', 'seite')
        .where(({ or, eb }) => or([eb('datei', '=', `${location}.md`), eb('datei', 'like', `${maskLike(location)}/%`)]))
        .execute();
      return rows.sort(compareEntries);
    },

    /** Entries of some kinds whose data may contain the word: the index ignores word boundaries. */
    listMentioning: async (kinds: readonly string[], word: string): Promise<Entry[]> =>
      kinds.length === 0
        ? []
        : (
            await db
              .selectFrom('inhalt_eintraege')
              .select(COLUMNS)
              .where('art', 'in', kinds)
              .where('suchtext', 'like', matchSearchText(word))
              .execute()
          ).sort(compareEntries),

    pickFotos: async (files: readonly string[]): Promise<PhotoFile[]> =>
      files.length === 0
        ? []
        : db
            .selectFrom('inhalt_fotos')
            .select(PHOTO_COLUMNS)
            .where('datei', '=', sql<string>`any(${[...files]}::text[])`)
            .orderBy('datei')
            .execute(),

    /** Entries of a kind with one of these keys. */
    pick: async (kind: string, key: readonly string[]): Promise<Entry[]> =>
      key.length === 0
        ? []
        : (
            await db
              .selectFrom('inhalt_eintraege')
              .select(COLUMNS)
              .where('art', '=', kind)
              .where('schluessel', '=', sql<string>`any(${[...key]}::text[])`)
              .execute()
          ).sort(compareEntries),

    /** Entries whose data or text contains these words. */
    listWith: async (words: string): Promise<Entry[]> =>
      (
        await db
          .selectFrom('inhalt_eintraege')
          .select(COLUMNS)
          // The index finds candidates.
          .where('suchtext', 'like', matchSearchText(words))
          .where(sql<boolean>`strpos(concat_ws(' ', daten::text, text), ${words}) > 0`)
          .execute()
      ).sort(compareEntries),

    /** Raises the version of an entry whose data stays the same because something that belongs to it has changed. */
    async touch(kind: string, key: string): Promise<void> {
      await db
        .updateTable('inhalt_eintraege')
        .set({ fassung: sql`fassung + 1`, aenderung: sql<string>`nextval('inhalt_aenderungen')` })
        .where('art', '=', kind)
        .where('schluessel', '=', key)
        .execute();
    },

    /** Inserts or replaces some entries and deletes others. */
    async change(fresh: readonly Entry[], removed: readonly Pick<Entry, 'art' | 'schluessel'>[]): Promise<void> {
      await remove(removed);
      await insert(fresh);
    },

    /** Kinds with at least one entry. */
    async listArten(): Promise<string[]> {
      const rows = await db.selectFrom('inhalt_eintraege').select('art').distinct().execute();
      return rows.map(({ art: kind }) => kind);
    },

    /**
     * Replaces all entries of these kinds; unchanged entries keep their version. Returns the number of written and
     * deleted entries.
     */
    async replace(kinds: readonly string[], entries: readonly Entry[]): Promise<number> {
      const current = groupBy(await list(), buildKey);
      const fresh = entries.filter((entry) => {
        const [age] = current.get(buildKey(entry)) ?? [];
        return !age || writeEntry(age) !== writeEntry(entry);
      });
      const remaining = new Set(entries.map(buildKey));
      const way = [...current.values()]
        .flat()
        .filter((entry) => kinds.includes(entry.art) && !remaining.has(buildKey(entry)));
      await remove(way);
      await insert(fresh);
      return fresh.length + way.length;
    },

    async replaceFotos(photos: readonly PhotoFile[]): Promise<void> {
      await db.deleteFrom('inhalt_fotos').execute();
      for (const part of splitRows(photos)) await db.insertInto('inhalt_fotos').values(part).execute();
    },
  };
}
