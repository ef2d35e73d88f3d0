import type { Artikel, ArtikelKurz } from '@gm/shared/bereiche/aktuelles/artikel';
import { type ReferenceExpression, sql } from 'kysely';
import { type BildZeile, buildBildupload } from '../../kern/bilder/bildupload.ts';
import { loadGalerie } from '../../kern/bilder/load-galerie.ts';
import type { Database, Datenquelle } from '../../kern/daten/database.ts';
import type { Sortierung } from '../../kern/regeln/read-sorting.ts';
import { htmlToText, smoothText } from '../../kern/suche/html-to-text.ts';
import type { Suchzeile } from '../../kern/suche/suchzeile.ts';
import './tables.ts';

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

/** What the page of an article shows. */
export const completeArtikel = (
  kurz: ArtikelKurz,
  rest: Pick<Artikel, 'text' | 'bildergalerie' | 'verwandte'>,
): Artikel => ({
  ...kurz,
  ...rest,
  seo: {
    title: kurz.titel,
    description: kurz.einleitung,
    type: 'article',
    published: kurz.datum_von,
    section: kurz.rubrik_name,
    image: kurz.bild ?? null,
  },
});

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

  /** The newest of a category, without this one. */
  async function listVerwandte(rubrik: string, ohne: number): Promise<ArtikelKurz[]> {
    const rows = await kurz(artikelMitRubrik())
      .where('rubriken.name', '=', rubrik)
      .where('artikel.id', '<>', ohne)
      .orderBy('datum_von', 'desc')
      .orderBy('artikel.id', 'desc')
      .limit(MAX_VERWANDTE)
      .execute();
    return rows.map(toKurz);
  }

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

    /** Names of the categories, in the order of a dictionary. */
    async listRubriken(): Promise<string[]> {
      const zeilen = await db.selectFrom('rubriken').select('name').orderBy(sql`lower(unaccent(name))`).execute();
      return zeilen.map(({ name }) => name);
    },

    listVerwandte,

    /** A whole article with its pictures and the newest others of its category, or null. */
    async find(id: number): Promise<Artikel | null> {
      const row = await kurz(artikelMitRubrik())
        .select(['text', 'galerie'])
        .where('artikel.id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      const { text, galerie, rubrik_name } = row;
      const bildergalerie = await loadGalerie(db, galerie);
      return completeArtikel(toKurz(row), { text, bildergalerie, verwandte: await listVerwandte(rubrik_name, id) });
    },
  };
}
