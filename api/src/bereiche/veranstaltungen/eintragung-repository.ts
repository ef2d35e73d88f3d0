import type { Veranstaltung } from '@gm/shared/bereiche/veranstaltungen/veranstaltung';
import { type RawBuilder, sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';

/** What a resident entered, as it was corrected since. */
interface Eintragung
  extends Pick<
    Veranstaltung,
    | 'titel'
    | 'veranstalter'
    | 'datum_von'
    | 'datum_bis'
    | 'zeit_von'
    | 'zeit_bis'
    | 'ansprechpartner'
    | 'telefon'
    | 'email'
  > {
  id: number;
  schluessel: string;
  /** Number of the entry of the content that was made of it, or null. */
  veranstaltung_id: number | null;
  brancheneintrag_id: number | null;
}

type Welche =
  /** Of the entry of the content that was made of it. */
  | { veranstaltung: number }
  /** By its number, with its secret or without. */
  | { id: number; schluessel: string | null; auchUngeprueft: boolean };

/** What residents entered for the calendar, and what became of it. */
export function createEintragungRepository(db: Datenquelle) {
  const eintragungen = () =>
    db.selectFrom('veranstaltung_eintragungen as n').innerJoin('einsendungen as e', 'e.id', 'n.einsendung_id');

  async function findWhere(bedingung: RawBuilder<boolean>): Promise<Eintragung | null> {
    const zeile = await eintragungen()
      .select(['n.id', 'n.schluessel', 'n.veranstaltung_id', 'e.angaben', 'e.korrektur'])
      .where(bedingung)
      .executeTakeFirst();
    if (!zeile) return null;
    const { angaben, korrektur, ...nummern } = zeile;
    // Only the form's own schema has written them.
    const worte = { ...angaben, ...korrektur } as unknown as Veranstaltung;
    return { ...worte, ...nummern, brancheneintrag_id: worte.veranstalter_brancheneintrag_zuordnung };
  }

  return {
    /** The one that a hall may be asked for. */
    find: (welche: Welche): Promise<Eintragung | null> =>
      findWhere(
        'veranstaltung' in welche
          ? sql<boolean>`n.veranstaltung_id = ${welche.veranstaltung}`
          : sql<boolean>`n.id = ${welche.id} and (${welche.auchUngeprueft} or n.schluessel::text = ${welche.schluessel})`,
      ),

    /** The one that was sent with this. Throws where there is none. */
    async findZuEinsendung(einsendung: number): Promise<Eintragung> {
      const gefunden = await findWhere(sql<boolean>`n.einsendung_id = ${einsendung}`);
      if (!gefunden) throw new Error(`Nothing was entered with ${einsendung}`);
      return gefunden;
    },

    /** The one of this title that was entered last. */
    findByTitel: async (titel: string): Promise<number | null> => {
      const zeile = await eintragungen()
        .select('n.id')
        .where(sql<boolean>`e.angaben->>'titel' = ${titel}`)
        .orderBy('n.id', 'desc')
        .executeTakeFirst();
      return zeile?.id ?? null;
    },

    /** The secret of one, for the address of whoever entered it. */
    async findSchluessel(id: number): Promise<string> {
      const { schluessel } = await db
        .selectFrom('veranstaltung_eintragungen')
        .select('schluessel')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return schluessel;
    },

    /** @param id number that no event has or had */
    async save(id: number, einsendung_id: number): Promise<void> {
      await db.insertInto('veranstaltung_eintragungen').values({ id, einsendung_id, veranstaltung_id: null }).execute();
    },

    /** The largest number of one; 0 where there is none. */
    async findLastNumber(): Promise<number> {
      const { nummer } = await db
        .selectFrom('veranstaltung_eintragungen')
        .select(sql<number>`coalesce(max(id), 0)`.as('nummer'))
        .executeTakeFirstOrThrow();
      return nummer;
    },

    /** Says which entry of the content was made of it. */
    async assign(einsendung_id: number, veranstaltung_id: number): Promise<void> {
      await db
        .updateTable('veranstaltung_eintragungen')
        .set({ veranstaltung_id })
        .where('einsendung_id', '=', einsendung_id)
        .execute();
    },
  };
}
