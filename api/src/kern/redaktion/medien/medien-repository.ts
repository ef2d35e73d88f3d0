import { sql } from 'kysely';
import type { Datenquelle } from '../../daten/database.ts';
import type { Fotodatei } from '../../inhalt/fotos.ts';
import { type FotoDatei, fotoDateiSchema } from '../../inhalt/inhalt-schemas.ts';
import { matchSuchtext } from '../../inhalt/match-suchtext.ts';

/** A photo as its entry tells of it and as its file is. */
export interface Medienzeile {
  foto: FotoDatei;
  datei: Fotodatei;
}

export interface Medienfilter {
  /** All of them have to occur. */
  woerter: readonly string[];
  /** With description and credit, or without one of them; all without it. */
  istFertig?: boolean | undefined;
  /** Column that the list is sorted by; what was changed last first without it. */
  ordnung?: Medienordnung | null;
}

/** Columns, with `-` in front the other way round. */
export const MEDIENORDNUNGEN = ['datei', '-datei', 'geaendert', '-geaendert'] as const;
export type Medienordnung = (typeof MEDIENORDNUNGEN)[number];

const fertig = sql<boolean>`(coalesce(trim(e.daten->>'alt'), '') <> '' and coalesce(trim(e.daten->>'bildcopyright'), '') <> '')`;

/** Pictures of a search that are counted at most. */
const MAX_TREFFER = 1_000;

/** The pictures of the content, as a library. */
export function createMedienRepository(db: Datenquelle) {
  const withDatei = () =>
    db
      .selectFrom('inhalt_eintraege as e')
      .innerJoin('inhalt_fotos as f', 'f.datei', 'e.schluessel')
      .where('e.art', '=', sql.lit('foto'));

  function choose({ woerter, istFertig }: Medienfilter) {
    // In the words of the indexes.
    let query = db.selectFrom('inhalt_eintraege as e').where('e.art', '=', sql.lit('foto'));
    if (istFertig !== undefined) query = query.where(istFertig ? fertig : sql<boolean>`not ${fertig}`);
    for (const wort of woerter) query = query.where('e.suchtext', 'like', matchSuchtext(wort));
    return query;
  }

  // Of more than these some: to find the newest of all that have a common word takes too long.
  const listTreffer = (filter: Medienfilter, spalte: 'schluessel' | 'aenderung') =>
    choose(filter)
      // An index that has both knows no order of names.
      .select(
        spalte === 'schluessel' ? ['e.schluessel', 'e.schluessel as ort'] : ['e.schluessel', 'e.aenderung as ort'],
      )
      .$if(filter.woerter.length > 0, (query) => query.limit(MAX_TREFFER + 1))
      .as('t');

  const read = ({ daten, ...datei }: Fotodatei & { daten: unknown }): Medienzeile => ({
    foto: fotoDateiSchema.parse(daten),
    datei,
  });
  const SPALTEN = ['e.daten', 'f.datei', 'f.id', 'f.breite', 'f.hoehe', 'f.farbe', 'f.ablage'] as const;

  return {
    /** One page. */
    async list(filter: Medienfilter, { seite, proSeite }: { seite: number; proSeite: number }): Promise<Medienzeile[]> {
      const { ordnung } = filter;
      const richtung = ordnung && !ordnung.startsWith('-') ? 'asc' : 'desc';
      const ausschnitt = db
        .selectFrom(listTreffer(filter, ordnung?.endsWith('datei') ? 'schluessel' : 'aenderung'))
        .select(['t.schluessel', 't.ort'])
        .orderBy('t.ort', richtung)
        .limit(proSeite)
        .offset((seite - 1) * proSeite)
        .as('s');
      const rows = await withDatei()
        .innerJoin(ausschnitt, 's.schluessel', 'e.schluessel')
        .select(SPALTEN)
        .orderBy('s.ort', richtung)
        .execute();
      return rows.map(read);
    },

    /** How many fit: of those that have some words `MAX_TREFFER` at most, and whether there are more. */
    async count(filter: Medienfilter): Promise<{ anzahl: number; istMehr: boolean }> {
      const { anzahl } = await db
        .selectFrom(listTreffer(filter, 'schluessel'))
        .select(sql<number>`count(*)::int`.as('anzahl'))
        .executeTakeFirstOrThrow();
      const istMehr = filter.woerter.length > 0 && anzahl > MAX_TREFFER;
      return { anzahl: istMehr ? MAX_TREFFER : anzahl, istMehr };
    },

    /** Those of these names. */
    async pick(dateien: readonly string[]): Promise<Medienzeile[]> {
      if (dateien.length === 0) return [];
      const rows = await withDatei()
        .select(SPALTEN)
        .where('f.datei', 'in', [...dateien])
        .execute();
      return rows.map(read);
    },

    /** Puts a file in the place of the one that has its name. */
    async putDatei(datei: Fotodatei): Promise<void> {
      const { datei: _, ...neue } = datei;
      const angaben = { ablage: null, ...neue };
      await db
        .insertInto('inhalt_fotos')
        .values(datei)
        .onConflict((conflict) => conflict.column('datei').doUpdateSet(angaben))
        .execute();
    },

    async removeDatei(datei: string): Promise<void> {
      await db.deleteFrom('inhalt_fotos').where('datei', '=', datei).execute();
    },
  };
}
