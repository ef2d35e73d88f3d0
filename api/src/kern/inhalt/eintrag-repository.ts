import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { splitRows } from '../daten/insert-many.ts';
import { maskLike } from '../daten/mask-like.ts';
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

const FOTOSPALTEN = ['datei', 'id', 'breite', 'hoehe', 'farbe', 'ablage'] as const;
const SPALTEN = ['art', 'schluessel', 'datei', 'platz', 'daten', 'text'] as const;

/** What makes an entry another one. */
const writeEintrag = ({ datei, platz, daten, text }: Eintrag) => JSON.stringify([datei, platz, daten, text]);
export const buildKey = ({ art, schluessel }: Pick<Eintrag, 'art' | 'schluessel'>) => `${art}\0${schluessel}`;

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
    return db.selectFrom('inhalt_fotos').select(FOTOSPALTEN).orderBy('datei').execute();
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

    /** Keys of a kind that begin so. */
    async listKeys(art: string, anfang: string): Promise<string[]> {
      const rows = await db
        .selectFrom('inhalt_eintraege')
        .select('schluessel')
        .where('art', '=', art)
        .where('schluessel', 'like', `${maskLike(anfang)}%`)
        .execute();
      return rows.map(({ schluessel }) => schluessel);
    },

    /** Where the last entry of a kind stands, or of one of its files. */
    async findLast(art: string, datei?: string): Promise<Pick<Eintrag, 'datei' | 'platz'> | null> {
      const row = await db
        .selectFrom('inhalt_eintraege')
        .select(['datei', 'platz'])
        .where('art', '=', art)
        .$if(datei !== undefined, (query) => query.where(sql<boolean>`datei collate "C" = ${datei}`))
        .orderBy(sql`datei collate "C" desc`)
        .orderBy('platz', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },

    /** The largest number `id` of a kind; 0 where none has one. */
    async findLastNumber(art: string): Promise<number> {
      const { nummer } = await db
        .selectFrom('inhalt_eintraege')
        // As the index of 0159 has it.
        .select(
          sql<number>`coalesce(max(case when (daten->>'id') ~ '^[0-9]{1,9}$' then (daten->>'id')::integer end), 0)`.as(
            'nummer',
          ),
        )
        .where('art', '=', art)
        .executeTakeFirstOrThrow();
      return nummer;
    },

    /** The entries of one kind in the order of their files. */
    listArt: async (art: string): Promise<Eintrag[]> =>
      (await db.selectFrom('inhalt_eintraege').select(SPALTEN).where('art', '=', art).execute()).sort(compareEintraege),

    /** The entries of some kinds in the order of their files. */
    listOf: async (arten: readonly string[]): Promise<Eintrag[]> =>
      arten.length === 0
        ? []
        : (await db.selectFrom('inhalt_eintraege').select(SPALTEN).where('art', 'in', arten).execute()).sort(
            compareEintraege,
          ),

    /** Those of a kind whose number `id` is one of these. */
    pickNumbered: async (art: string, nummern: readonly number[]): Promise<Eintrag[]> =>
      nummern.length === 0
        ? []
        : (
            await db
              .selectFrom('inhalt_eintraege')
              .select(SPALTEN)
              .where('art', '=', art)
              .where(sql<boolean>`(daten->>'id') = any(${nummern.map(String)}::text[])`)
              .execute()
          ).sort(compareEintraege),

    /** Pages below a path, with the one that stands there. */
    listPages: async (pfad: string): Promise<Eintrag[]> => {
      const ort = `seiten${pfad.slice(0, -1)}`;
      const rows = await db
        .selectFrom('inhalt_eintraege')
        .select(SPALTEN)
        .where('art', '=', 'seite')
        .where(({ or, eb }) => or([eb('datei', '=', `${ort}.md`), eb('datei', 'like', `${maskLike(ort)}/%`)]))
        .execute();
      return rows.sort(compareEintraege);
    },

    /** Entries of some kinds in whose data this may stand: the index knows no borders of words. */
    listMentioning: async (arten: readonly string[], wort: string): Promise<Eintrag[]> =>
      arten.length === 0
        ? []
        : (
            await db
              .selectFrom('inhalt_eintraege')
              .select(SPALTEN)
              .where('art', 'in', arten)
              .where('suchtext', 'like', matchSuchtext(wort))
              .execute()
          ).sort(compareEintraege),

    /** The photos of these names. */
    pickFotos: async (dateien: readonly string[]): Promise<Fotodatei[]> =>
      dateien.length === 0
        ? []
        : db
            .selectFrom('inhalt_fotos')
            .select(FOTOSPALTEN)
            .where('datei', '=', sql<string>`any(${[...dateien]}::text[])`)
            .orderBy('datei')
            .execute(),

    /** Those of a kind that have one of these keys. */
    pick: async (art: string, schluessel: readonly string[]): Promise<Eintrag[]> =>
      schluessel.length === 0
        ? []
        : (
            await db
              .selectFrom('inhalt_eintraege')
              .select(SPALTEN)
              .where('art', '=', art)
              .where('schluessel', '=', sql<string>`any(${[...schluessel]}::text[])`)
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
