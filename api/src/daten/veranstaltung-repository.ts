import type { VeranstaltungKurz } from '@gm/shared/schemas/veranstaltung-daten';
import { type Insertable, sql } from 'kysely';
import type { Datenquelle } from './database.ts';
import type { VeranstaltungenTabelle } from './tabellen/veranstaltungen.ts';

/** An event with what only the office may know of it. */
export interface VeranstaltungMitKontakt extends VeranstaltungKurz {
  ansprechpartner: string;
  telefon: string;
  email: string;
}

export interface Veranstaltungsrubrik {
  id: number;
  rubrik: string;
}

/** Order of a German directory: accents and case aside. */
const alphabetisch = (spalte: string) => sql`lower(unaccent(${sql.ref(spalte)}))`;

/** Categories and events. What replaces belongs into the transaction that loads the content. */
export function createVeranstaltungRepository(db: Datenquelle) {
  return {
    async listeRubriken(): Promise<Veranstaltungsrubrik[]> {
      return db
        .selectFrom('veranstaltungen_rubriken')
        .select(['id', 'rubrik'])
        .orderBy(alphabetisch('rubrik'))
        .execute();
    },

    /** The event of this number, or null; one that is not released only if `auchUngeprueft`. */
    async finde(id: number, auchUngeprueft: boolean): Promise<VeranstaltungMitKontakt | null> {
      const zeile = await db
        .selectFrom('veranstaltungen as v')
        .leftJoin('brancheneintraege as b', 'b.id', 'v.brancheneintrag_id')
        .select(['v.id', 'v.titel', 'v.veranstalter', 'v.ansprechpartner', 'v.telefon', 'v.email'])
        .select([
          'b.id as eintrag_id',
          'b.titel as eintrag',
          'b.kontakt',
          'b.adresse',
          'b.ansprechpartner as eintrag_person',
        ])
        .where('v.id', '=', id)
        .$if(!auchUngeprueft, (qb) => qb.where('v.freigegeben', '=', true))
        .executeTakeFirst();
      if (!zeile) return null;
      const { eintrag_id, eintrag, kontakt, adresse, eintrag_person, ...veranstaltung } = zeile;
      const brancheneintrag =
        eintrag_id !== null && eintrag !== null && kontakt && adresse
          ? { id: eintrag_id, titel: eintrag, kontakt, adresse, ansprechpartner: eintrag_person ?? '' }
          : null;
      return { ...veranstaltung, brancheneintrag_veranstalter: brancheneintrag };
    },

    async speichere(veranstaltung: Insertable<VeranstaltungenTabelle>): Promise<number> {
      const { id } = await db
        .insertInto('veranstaltungen')
        .values(veranstaltung)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async ersetzeRubriken(rubriken: readonly Veranstaltungsrubrik[]): Promise<void> {
      await db.deleteFrom('veranstaltungen_rubriken').execute();
      if (rubriken.length > 0)
        await db
          .insertInto('veranstaltungen_rubriken')
          .values([...rubriken])
          .execute();
    },
  };
}
