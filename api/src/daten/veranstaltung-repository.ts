import type { Brancheneintrag, VeranstaltungKurz } from '@gm/shared/schemas/veranstaltung-daten';
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

/** Organisers, categories and events. The two that replace belong into the transaction that loads the content. */
export function createVeranstaltungRepository(db: Datenquelle) {
  return {
    async listeBrancheneintraege(
      typ: Brancheneintrag['typ'] | undefined,
      { seite, proSeite }: { seite: number; proSeite: number },
    ): Promise<{ data: { id: number; titel: string }[]; anzahl: number }> {
      const passende = db
        .selectFrom('brancheneintraege')
        .$if(typ !== undefined, (qb) => qb.where('typ', '=', typ ?? 'vereine'));
      const { anzahl } = await passende.select((eb) => eb.fn.countAll<string>().as('anzahl')).executeTakeFirstOrThrow();
      const data = await passende
        .select(['id', 'titel'])
        .orderBy(alphabetisch('titel'))
        .orderBy('id')
        .limit(proSeite)
        .offset((seite - 1) * proSeite)
        .execute();
      return { data, anzahl: Number(anzahl) };
    },

    async findeBrancheneintrag(id: number): Promise<{ titel: string } | null> {
      const eintrag = await db.selectFrom('brancheneintraege').select('titel').where('id', '=', id).executeTakeFirst();
      return eintrag ?? null;
    },

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

    async ersetzeBrancheneintraege(eintraege: readonly Brancheneintrag[]): Promise<void> {
      const ids = eintraege.map(({ id }) => id);
      await db.deleteFrom('brancheneintraege').where('id', '<>', sql<number>`all(${ids}::int[])`).execute();
      if (eintraege.length === 0) return;
      const zeilen = eintraege.map((eintrag) => ({
        ...eintrag,
        kontakt: JSON.stringify(eintrag.kontakt),
        adresse: JSON.stringify(eintrag.adresse),
      }));
      await db
        .insertInto('brancheneintraege')
        .values(zeilen)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({
            typ: eb.ref('excluded.typ'),
            titel: eb.ref('excluded.titel'),
            kontakt: eb.ref('excluded.kontakt'),
            adresse: eb.ref('excluded.adresse'),
            ansprechpartner: eb.ref('excluded.ansprechpartner'),
          })),
        )
        .execute();
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
