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
}

const fertig = sql<boolean>`(coalesce(trim(e.daten->>'alt'), '') <> '' and coalesce(trim(e.daten->>'bildcopyright'), '') <> '')`;

/** The pictures of the content, as a library. */
export function createMedienRepository(db: Datenquelle) {
  function passend({ woerter, istFertig }: Medienfilter) {
    let query = db
      .selectFrom('inhalt_eintraege as e')
      .innerJoin('inhalt_fotos as f', 'f.datei', 'e.schluessel')
      .where('e.art', '=', 'foto');
    if (istFertig !== undefined) query = query.where(istFertig ? fertig : sql<boolean>`not ${fertig}`);
    for (const wort of woerter) query = query.where('e.suchtext', 'like', matchSuchtext(wort));
    return query;
  }

  const read = ({ daten, ...datei }: Fotodatei & { daten: unknown }): Medienzeile => ({
    foto: fotoDateiSchema.parse(daten),
    datei,
  });
  const SPALTEN = ['e.daten', 'f.datei', 'f.id', 'f.breite', 'f.hoehe', 'f.farbe'] as const;

  return {
    /** One page, what was changed last first. */
    async list(filter: Medienfilter, { seite, proSeite }: { seite: number; proSeite: number }): Promise<Medienzeile[]> {
      const rows = await passend(filter)
        .select(SPALTEN)
        .orderBy('e.aenderung', 'desc')
        .limit(proSeite)
        .offset((seite - 1) * proSeite)
        .execute();
      return rows.map(read);
    },

    async count(filter: Medienfilter): Promise<number> {
      const { anzahl } = await passend(filter)
        .select(sql<number>`count(*)::int`.as('anzahl'))
        .executeTakeFirstOrThrow();
      return anzahl;
    },

    /** Those of these names. */
    async pick(dateien: readonly string[]): Promise<Medienzeile[]> {
      if (dateien.length === 0) return [];
      const rows = await passend({ woerter: [] })
        .select(SPALTEN)
        .where('f.datei', 'in', [...dateien])
        .execute();
      return rows.map(read);
    },

    /** Puts a file in the place of the one that has its name. */
    async putDatei(datei: Fotodatei): Promise<void> {
      const { datei: _, ...angaben } = datei;
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
