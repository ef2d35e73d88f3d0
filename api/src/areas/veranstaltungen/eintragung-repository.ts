import type { Veranstaltung } from '@gm/shared/areas/veranstaltungen/veranstaltung';
import { type RawBuilder, sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';

/** A submission of a resident, with corrections. */
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
  /** Number of the content entry created from it, or null. */
  veranstaltung_id: number | null;
  brancheneintrag_id: number | null;
}

type Which =
  /** By the number of the content entry created from it. */
  | { veranstaltung: number }
  /** By its id, with or without its secret. */
  | { id: number; schluessel: string | null; auchUngeprueft: boolean };

/** Submissions for the calendar, and the entries created from them. */
export function createEintragungRepository(db: DataSource) {
  const eintragungen = () =>
    db.selectFrom('veranstaltung_eintragungen as n').innerJoin('einsendungen as e', 'e.id', 'n.einsendung_id');

  async function findWhere(requirement: RawBuilder<boolean>): Promise<Eintragung | null> {
    const line = await eintragungen()
      .select(['n.id', 'n.schluessel', 'n.veranstaltung_id', 'e.angaben', 'e.korrektur'])
      .where(requirement)
      .executeTakeFirst();
    if (!line) return null;
    const { angaben: details, korrektur: correction, ...numbers } = line;
    // Only this form writes them, after validation.
    const words = { ...details, ...correction } as unknown as Veranstaltung;
    return { ...words, ...numbers, brancheneintrag_id: words.veranstalter_brancheneintrag_zuordnung };
  }

  return {
    /** A submission that a hall can be requested for. */
    find: (which: Which): Promise<Eintragung | null> =>
      findWhere(
        'veranstaltung' in which
          ? sql<boolean>`n.veranstaltung_id = ${which.veranstaltung}`
          : sql<boolean>`n.id = ${which.id} and (${which.auchUngeprueft} or n.schluessel::text = ${which.schluessel})`,
      ),

    /** The submission with this id. Throws if there is none. */
    async findZuEinsendung(submission: number): Promise<Eintragung> {
      const found = await findWhere(sql<boolean>`n.einsendung_id = ${submission}`);
      if (!found) throw new Error(`Nothing was entered with ${submission}`);
      return found;
    },

    /** Ids of the submissions about this event, published or not: its entry, and requests that name it. */
    async listSubmissions(event: number): Promise<number[]> {
      const entered = await eintragungen()
        .select('e.id')
        .where((eb) => eb.or([eb('n.veranstaltung_id', '=', event), eb('n.id', '=', event)]))
        .execute();
      const naming = await db
        .selectFrom('einsendungen')
        .select('id')
        .where(sql<boolean>`angaben->>'veranstaltungen_id' = ${String(event)}`)
        .orderBy('id')
        .execute();
      return [...entered, ...naming].map(({ id }) => id);
    },

    /** The latest submission with this title. */
    findByTitel: async (title: string): Promise<number | null> => {
      const line = await eintragungen()
        .select('n.id')
        .where(sql<boolean>`e.angaben->>'titel' = ${title}`)
        .orderBy('n.id', 'desc')
        .executeTakeFirst();
      return line?.id ?? null;
    },

    /** The secret of a submission, for the link of its sender. */
    async findSchluessel(id: number): Promise<string> {
      const { schluessel: key } = await db
        .selectFrom('veranstaltung_eintragungen')
        .select('schluessel')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return key;
    },

    /** @param id a number never used by an event */
    async save(id: number, einsendung_id: number): Promise<void> {
      await db.insertInto('veranstaltung_eintragungen').values({ id, einsendung_id, veranstaltung_id: null }).execute();
    },

    /** The largest number, or 0. */
    async findLastNumber(): Promise<number> {
      const { nummer: num } = await db
        .selectFrom('veranstaltung_eintragungen')
        .select(sql<number>`coalesce(max(id), 0)`.as('nummer'))
        .executeTakeFirstOrThrow();
      return num;
    },

    /** Stores the number of the content entry created from it. */
    async assign(einsendung_id: number, veranstaltung_id: number): Promise<void> {
      await db
        .updateTable('veranstaltung_eintragungen')
        .set({ veranstaltung_id })
        .where('einsendung_id', '=', einsendung_id)
        .execute();
    },
  };
}
