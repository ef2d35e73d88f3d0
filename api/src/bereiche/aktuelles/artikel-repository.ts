import type { Artikel, ArtikelKurz } from '@gm/shared/bereiche/aktuelles/artikel';
import { type Insertable, type ReferenceExpression, sql } from 'kysely';
import { type BildZeile, buildBildupload } from '../../kern/bilder/bildupload.ts';
import { loadGalerie } from '../../kern/bilder/load-galerie.ts';
import type { Database, Datenquelle } from '../../kern/daten/database.ts';
import type { Sortierung } from '../../kern/regeln/read-sorting.ts';
import { htmlToText, smoothText } from '../../kern/suche/html-to-text.ts';
import type { Suchzeile } from '../../kern/suche/suchzeile.ts';
import { ARTIKEL } from './artikel-pfad.ts';
import type { ArtikelTabelle } from './tables.ts';

type Tabelle = 'artikel' | 'rubriken' | 'bilder';

/** What lists can be sorted by. Titles and categories without accents, as German dictionaries do. */
const SPALTEN = {
  datum_von: 'datum_von',
  sortierung: 'sortierung',
  highlight: 'highlight',
  id: 'artikel.id',
  titel: sql`lower(unaccent(titel))`,
  rubrik_name: sql`lower(unaccent(rubriken.name))`,
} satisfies Record<string, ReferenceExpression<Database, Tabelle>>;
export type ArtikelFeld = keyof typeof SPALTEN;
export const ARTIKEL_FELDER = Object.keys(SPALTEN) as ArtikelFeld[];

/** Shown below an article. */
const MAX_VERWANDTE = 3;

/** Numbers below are those of the content folder; an editor's article adds the one of its entry. */
export const REDAKTION_AB = 1_000_000;

/** An article as an editor releases it. */
export type RedaktionsArtikel = Omit<
  Insertable<ArtikelTabelle>,
  'id' | 'beitrag_id' | 'rubrik_id' | 'pfad' | 'galerie' | 'datum_von'
> & {
  beitrag: number;
  /** Name of the category; a new one is made. */
  rubrik: string;
  /** Keeps the day it has without it, else `heute`. */
  datum_von: string | null;
  heute: string;
};

export interface ArtikelFilter {
  rubriken?: number[] | undefined;
  interessengruppe?: number | undefined;
  highlight?: boolean | undefined;
}

interface Ausschnitt {
  sortierung: Sortierung<ArtikelFeld>[];
  /** Counts from 1. */
  seite: number;
  proSeite: number;
}

interface KurzZeile extends BildZeile {
  id: number;
  titel: string;
  einleitung: string | null;
  datum_von: string;
  highlight: boolean;
  pfad: string;
  rubrik_name: string;
  bildtext: string | null;
}

function toKurz({ id, titel, einleitung, datum_von, highlight, pfad, rubrik_name, ...bild }: KurzZeile): ArtikelKurz {
  const kurz = { id, titel, einleitung, datum_von, highlight, rubrik_name, detailURL: pfad, news: true };
  return { ...kurz, ...buildBildupload(bild, bild.bildtext) };
}

export function createArtikelRepository(db: Datenquelle) {
  const artikelMitRubrik = () =>
    db
      .selectFrom('artikel')
      .innerJoin('rubriken', 'rubriken.id', 'artikel.rubrik_id')
      .leftJoin('bilder', 'bilder.id', 'artikel.bild_id');

  const passend = ({ rubriken, interessengruppe, highlight }: ArtikelFilter) =>
    artikelMitRubrik()
      .$if(rubriken !== undefined, (query) => query.where('rubrik_id', 'in', rubriken ?? []))
      .$if(interessengruppe !== undefined, (query) =>
        query.where(sql<boolean>`${interessengruppe} = any(interessengruppen)`),
      )
      .$if(highlight !== undefined, (query) => query.where('highlight', '=', highlight ?? false));

  const kurz = (query: ReturnType<typeof artikelMitRubrik>) =>
    query
      .select(['artikel.id', 'titel', 'einleitung', 'datum_von', 'highlight', 'pfad', 'rubriken.name as rubrik_name'])
      .select(['bilder.id as bild_id', 'bildtext', 'breite', 'hoehe', 'farbe', 'alt', 'copyright']);

  return {
    /** One page of the list, and how many articles there are on all pages. */
    async list(filter: ArtikelFilter, { sortierung, seite, proSeite }: Ausschnitt) {
      const { anzahl } = await passend(filter)
        .select((eb) => eb.fn.countAll<number>().as('anzahl'))
        .executeTakeFirstOrThrow();
      let query = kurz(passend(filter));
      for (const { feld, richtung } of sortierung) query = query.orderBy(SPALTEN[feld], richtung);
      const rows = await query
        .orderBy('artikel.id', 'desc')
        .limit(proSeite)
        .offset((seite - 1) * proSeite)
        .execute();
      return { anzahl, data: rows.map(toKurz) };
    },

    /** Path and title of an article, or null. */
    async findSeite(id: number) {
      const row = await db
        .selectFrom('artikel')
        .select(['pfad', 'titel', 'einleitung'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Every article as the search keeps it, or those of these numbers; its paths are those of the site map. */
    async listSuchzeilen(nummern?: readonly number[]): Promise<Suchzeile[]> {
      const zeilen = await db
        .selectFrom('artikel')
        .select(['pfad', 'titel', 'einleitung', 'text', 'datum_von'])
        .$if(nummern !== undefined, (query) => query.where('id', '=', sql<number>`any(${[...(nummern ?? [])]}::int[])`))
        .orderBy('id')
        .execute();
      return zeilen.map(({ pfad, titel, einleitung, text, datum_von }) => ({
        pfad,
        titel: smoothText(titel),
        beschreibung: smoothText(einleitung ?? ''),
        text: htmlToText(text),
        datum: datum_von,
      }));
    },

    /** Number and path of the public article of an entry, or null. */
    async findZuBeitrag(beitrag: number): Promise<{ id: number; pfad: string } | null> {
      const zeile = await db
        .selectFrom('artikel')
        .select(['id', 'pfad'])
        .where('beitrag_id', '=', beitrag)
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** Makes an entry's article public, or public as it is now; gives its number. */
    async save({ beitrag, rubrik, heute, datum_von, ...werte }: RedaktionsArtikel): Promise<number> {
      await db
        .insertInto('rubriken')
        .values({ name: rubrik })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { id: rubrik_id } = await db
        .selectFrom('rubriken')
        .select('id')
        .where('name', '=', rubrik)
        .executeTakeFirstOrThrow();
      const id = REDAKTION_AB + beitrag;
      const neu = { ...werte, rubrik_id, pfad: ARTIKEL.build(id, werte.titel) };
      await db
        .insertInto('artikel')
        .values({ ...neu, id, beitrag_id: beitrag, datum_von: datum_von ?? heute })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...neu, ...(datum_von ? { datum_von } : {}) }))
        .execute();
      return id;
    },

    async removeZuBeitrag(beitrag: number): Promise<void> {
      await db.deleteFrom('artikel').where('beitrag_id', '=', beitrag).execute();
    },

    /** Names of the categories, in the order of a dictionary. */
    async listRubriken(): Promise<string[]> {
      const zeilen = await db.selectFrom('rubriken').select('name').orderBy(sql`lower(unaccent(name))`).execute();
      return zeilen.map(({ name }) => name);
    },

    /** A whole article with its pictures and the newest others of its category, or null. */
    async find(id: number): Promise<Artikel | null> {
      const row = await kurz(artikelMitRubrik())
        .select(['text', 'galerie', 'rubrik_id'])
        .where('artikel.id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      const { text, galerie, rubrik_id } = row;
      const artikel = toKurz(row);
      const verwandte = await kurz(artikelMitRubrik())
        .where('rubrik_id', '=', rubrik_id)
        .where('artikel.id', '<>', id)
        .orderBy('datum_von', 'desc')
        .orderBy('artikel.id', 'desc')
        .limit(MAX_VERWANDTE)
        .execute();
      return {
        ...artikel,
        text,
        bildergalerie: await loadGalerie(db, galerie),
        verwandte: verwandte.map(toKurz),
        seo: {
          title: row.titel,
          description: row.einleitung,
          type: 'article',
          published: row.datum_von,
          section: row.rubrik_name,
          image: artikel.bild ?? null,
        },
      };
    },
  };
}
