import type { VeranstaltungKurz } from '@gm/shared/schemas/veranstaltung-daten';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import type { VeranstaltungenTabelle } from './tables.ts';

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
    async listRubriken(): Promise<Veranstaltungsrubrik[]> {
      return db
        .selectFrom('veranstaltungen_rubriken')
        .select(['id', 'rubrik'])
        .orderBy(alphabetisch('rubrik'))
        .execute();
    },

    /** The event of this number, or null; one that is not released only by its secret or if `auchUngeprueft`. */
    async find(
      id: number,
      { schluessel = null, auchUngeprueft = false }: { schluessel?: string | null; auchUngeprueft?: boolean },
    ): Promise<VeranstaltungMitKontakt | null> {
      const zeile = await db
        .selectFrom('veranstaltungen as v')
        .leftJoin('brancheneintraege as b', 'b.id', 'v.brancheneintrag_id')
        .select(['v.id', 'v.titel', 'v.veranstalter', 'v.ansprechpartner', 'v.telefon', 'v.email'])
        .select(['v.datum_von', 'v.datum_bis', 'v.zeit_von', 'v.zeit_bis'])
        .select([
          'b.id as eintrag_id',
          'b.titel as eintrag',
          'b.kontakt',
          'b.adresse',
          'b.ansprechpartner as eintrag_person',
        ])
        .where('v.id', '=', id)
        .$if(!auchUngeprueft, (qb) =>
          qb.where((eb) => eb.or([eb('v.freigegeben', '=', true), eb('v.schluessel', '=', schluessel)])),
        )
        .executeTakeFirst();
      if (!zeile) return null;
      const { eintrag_id, eintrag, kontakt, adresse, eintrag_person, ...veranstaltung } = zeile;
      const brancheneintrag =
        eintrag_id !== null && eintrag !== null && kontakt && adresse
          ? { id: eintrag_id, titel: eintrag, kontakt, adresse, ansprechpartner: eintrag_person ?? '' }
          : null;
      return { ...veranstaltung, brancheneintrag_veranstalter: brancheneintrag };
    },

    /** The secret of an event, for the address of whoever entered it. */
    async findSchluessel(id: number): Promise<string> {
      const { schluessel } = await db
        .selectFrom('veranstaltungen')
        .select('schluessel')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return schluessel;
    },

    /** The event of this title that was entered last; null where there is none. */
    async findByTitel(titel: string): Promise<VeranstaltungMitKontakt | null> {
      const zeile = await db
        .selectFrom('veranstaltungen')
        .select('id')
        .where('titel', '=', titel)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return zeile ? this.find(zeile.id, { auchUngeprueft: true }) : null;
    },

    async save(veranstaltung: Insertable<VeranstaltungenTabelle>): Promise<number> {
      const { id } = await db
        .insertInto('veranstaltungen')
        .values(veranstaltung)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Makes the event of this entry public, with these words and days; gives its number. */
    async release(einsendungId: number, veranstaltung: Updateable<VeranstaltungenTabelle>): Promise<number> {
      const { id } = await db
        .updateTable('veranstaltungen')
        .set({ ...veranstaltung, freigegeben: true })
        .where('einsendung_id', '=', einsendungId)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Takes the event of this entry out of the public; its picture is nobody's any more. */
    async withdraw(einsendungId: number): Promise<void> {
      const veranstaltung = await db
        .selectFrom('veranstaltungen')
        .select('bild_id')
        .where('einsendung_id', '=', einsendungId)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('veranstaltungen')
        .set({ freigegeben: false, bild_id: null })
        .where('einsendung_id', '=', einsendungId)
        .execute();
      if (veranstaltung.bild_id) await db.deleteFrom('bilder').where('id', '=', veranstaltung.bild_id).execute();
    },

    /** Number and title of the public event of this entry, or null. */
    async findReleased(einsendungId: number): Promise<{ id: number; titel: string } | null> {
      const zeile = await db
        .selectFrom('veranstaltungen')
        .select(['id', 'titel'])
        .where('einsendung_id', '=', einsendungId)
        .where('freigegeben', '=', true)
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** Makes an editor's event public, or public as it is now. */
    async saveBeitrag(
      beitrag_id: number,
      werte: Omit<Insertable<VeranstaltungenTabelle>, 'beitrag_id'>,
    ): Promise<void> {
      const zeile = { ...werte, freigegeben: true };
      await db
        .insertInto('veranstaltungen')
        .values({ ...zeile, beitrag_id })
        .onConflict((conflict) => conflict.column('beitrag_id').doUpdateSet(zeile))
        .execute();
    },

    /** Takes an editor's event out of the public; its number stays, in case it comes back. */
    async hideBeitrag(beitrag_id: number): Promise<void> {
      await db
        .updateTable('veranstaltungen')
        .set({ freigegeben: false })
        .where('beitrag_id', '=', beitrag_id)
        .execute();
    },

    /** Number and title of the public event of an editor's entry, or null. */
    async findZuBeitrag(beitrag_id: number): Promise<{ id: number; titel: string } | null> {
      const zeile = await db
        .selectFrom('veranstaltungen')
        .select(['id', 'titel'])
        .where('beitrag_id', '=', beitrag_id)
        .where('freigegeben', '=', true)
        .executeTakeFirst();
      return zeile ?? null;
    },

    async replaceRubriken(rubriken: readonly Veranstaltungsrubrik[]): Promise<void> {
      await db.deleteFrom('veranstaltungen_rubriken').execute();
      if (rubriken.length > 0)
        await db
          .insertInto('veranstaltungen_rubriken')
          .values([...rubriken])
          .execute();
    },
  };
}
