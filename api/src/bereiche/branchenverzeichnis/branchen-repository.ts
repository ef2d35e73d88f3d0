import type {
  BrancheneintragKurz,
  BrancheneintragSeite,
} from '@gm/shared/bereiche/branchenverzeichnis/branchenverzeichnis';
import { type Insertable, sql } from 'kysely';
import { buildBildupload } from '../../kern/bilder/bildupload.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { columnsOf, isChanged, splitRows, takeNew } from '../../kern/daten/insert-many.ts';
import { htmlToText } from '../../kern/suche/html-to-text.ts';
import type { Suchzeile } from '../../kern/suche/suchzeile.ts';
import { BRANCHENVERZEICHNIS } from './brancheneintrag-pfad.ts';
import type { BranchenRubrik } from './branchenverzeichnis-dateien.ts';
import type { Branchenauswahl, Gruppe } from './count-auswahl.ts';
import type { BrancheneintraegeTabelle } from './tables.ts';

export interface BranchenFilter extends Branchenauswahl {
  /** Every word has to occur; words of `parseSuche`. */
  woerter?: readonly string[] | undefined;
}

interface Ausschnitt {
  absteigend?: boolean;
  /** Counts from 1. */
  seite: number;
  proSeite: number;
}

/** An entry of the directory without the events it organises. */
export type Verzeichniseintrag = Omit<BrancheneintragSeite, 'termine' | 'veranstaltungenURL'>;

const buildPfad = ({ id, titel }: { id: number; titel: string }) => BRANCHENVERZEICHNIS.build(id, titel);

/** The directory. What replaces belongs into the transaction that loads the content. */
export function createBranchenRepository(db: Datenquelle) {
  const withRubrik = () =>
    db.selectFrom('brancheneintraege as b').leftJoin('branchen_rubriken as r', 'r.id', 'b.rubrik_id');

  function passende({ typen, rubriken, buchstabe, woerter }: BranchenFilter) {
    let query = withRubrik();
    if (typen) query = query.where('b.typ', 'in', [...typen]);
    if (rubriken) query = query.where('b.rubrik_id', '=', sql<number>`any(${[...rubriken]}::int[])`);
    if (buchstabe) query = query.where('b.buchstabe', '=', buchstabe);
    for (const wort of woerter ?? []) query = query.where('b.suchtext', 'like', `%${wort}%`);
    return query;
  }

  return {
    /** One page of entries by title. */
    async list(filter: BranchenFilter, { absteigend = false, seite, proSeite }: Ausschnitt) {
      const richtung = absteigend ? 'desc' : 'asc';
      const zeilen = await passende(filter)
        .select(['b.id', 'b.titel', 'b.typ', 'r.rubrik', 'b.einleitung', 'b.adresse', 'b.kontakt'])
        .orderBy('b.sortiertitel', richtung)
        .orderBy('b.id', richtung)
        .limit(proSeite)
        .offset((seite - 1) * proSeite)
        .execute();
      return zeilen.map(
        ({ kontakt, einleitung, ...zeile }): BrancheneintragKurz => ({
          ...zeile,
          einleitung: einleitung || null,
          telefon: kontakt.telefon || null,
          detailURL: buildPfad(zeile),
        }),
      );
    },

    /** Entries that have the words, by kind, category and first letter. */
    async count(woerter: readonly string[]): Promise<Gruppe[]> {
      let query = db
        .selectFrom('brancheneintraege')
        .select(['typ', 'rubrik_id', 'buchstabe', sql<number>`count(*)::int`.as('anzahl')]);
      for (const wort of woerter) query = query.where('suchtext', 'like', `%${wort}%`);
      return query.groupBy(['typ', 'rubrik_id', 'buchstabe']).execute();
    },

    /** Names of the categories by number, in the order of a directory. */
    async readRubriken(): Promise<Map<number, string>> {
      const rubriken = await db
        .selectFrom('branchen_rubriken')
        .selectAll()
        .orderBy(sql`lower(unaccent(rubrik))`)
        .execute();
      return new Map(rubriken.map(({ id, rubrik }) => [id, rubrik]));
    },

    /** Path and title of an entry, or null. */
    async findSeite(id: number): Promise<{ pfad: string; titel: string; einleitung: string } | null> {
      const eintrag = await db
        .selectFrom('brancheneintraege')
        .select(['id', 'titel', 'einleitung'])
        .where('id', '=', id)
        .executeTakeFirst();
      return eintrag ? { ...eintrag, pfad: buildPfad(eintrag) } : null;
    },

    /** An entry as its page shows it, or null. */
    async find(id: number): Promise<Verzeichniseintrag | null> {
      const zeile = await withRubrik()
        .leftJoin('bilder', 'bilder.id', 'b.bild_id')
        .select(['b.id', 'b.typ', 'b.titel', 'r.rubrik', 'b.einleitung', 'b.text', 'b.kontakt', 'b.adresse'])
        .select(['b.ansprechpartner', 'b.oeffnungszeiten', 'b.bildtext'])
        .select(['bilder.id as bild_id', 'breite', 'hoehe', 'farbe', 'alt', 'copyright'])
        .where('b.id', '=', id)
        .executeTakeFirst();
      if (!zeile) return null;
      const { typ, titel, rubrik, einleitung, text, kontakt, adresse, ansprechpartner, oeffnungszeiten } = zeile;
      const bild = buildBildupload(zeile, zeile.bildtext || null);
      return {
        id,
        typ,
        titel,
        rubrik,
        einleitung: einleitung || null,
        text,
        kontakt,
        adresse,
        ansprechpartner,
        oeffnungszeiten,
        ...bild,
        seo: {
          title: titel,
          description: einleitung || null,
          type: 'organization',
          section: rubrik,
          image: bild.bild ?? null,
          organization: { istFirma: typ === 'firmen', adresse, ...kontakt, oeffnungszeiten },
        },
      };
    },

    /** Every entry as the search keeps it, or those of these numbers; its paths are those of the site map. */
    async listSuchzeilen(nummern?: readonly number[]): Promise<Suchzeile[]> {
      const zeilen = await withRubrik()
        .select(['b.id', 'b.titel', 'r.rubrik', 'b.einleitung', 'b.text', 'b.adresse', 'b.ansprechpartner'])
        .$if(nummern !== undefined, (query) =>
          query.where('b.id', '=', sql<number>`any(${[...(nummern ?? [])]}::int[])`),
        )
        .orderBy('b.sortiertitel')
        .orderBy('b.id')
        .execute();
      return zeilen.map(({ id, titel, rubrik, einleitung, text, adresse, ansprechpartner }) => ({
        pfad: buildPfad({ id, titel }),
        titel,
        beschreibung: einleitung,
        text: [rubrik, htmlToText(text), ansprechpartner, adresse.strasse, adresse.ort].filter(Boolean).join(' '),
        datum: null,
      }));
    },

    /** Replaces all entries, or those of these numbers, and all categories. */
    async replace(
      eintraege: readonly Insertable<BrancheneintraegeTabelle>[],
      rubriken: readonly BranchenRubrik[],
      nummern?: readonly number[],
    ): Promise<void> {
      const ids = eintraege.map(({ id }) => id);
      await db
        .deleteFrom('brancheneintraege')
        .where('id', '<>', sql<number>`all(${ids}::int[])`)
        .$if(nummern !== undefined, (query) => query.where('id', '=', sql<number>`any(${[...(nummern ?? [])]}::int[])`))
        .execute();
      if (rubriken.length > 0) {
        await db
          .insertInto('branchen_rubriken')
          .values([...rubriken])
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ rubrik: sql.ref('excluded.rubrik') }))
          .execute();
      }
      const spalten = columnsOf(eintraege, 'id');
      for (const part of splitRows(eintraege)) {
        await db
          .insertInto('brancheneintraege')
          .values(part)
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet(takeNew(spalten)).where(isChanged('brancheneintraege', spalten)),
          )
          .execute();
      }
      const bleibende = rubriken.map(({ id }) => id);
      await db.deleteFrom('branchen_rubriken').where('id', '<>', sql<number>`all(${bleibende}::int[])`).execute();
    },
  };
}
