import type { VeranstaltungShort } from '@gm/shared/schemas/events/veranstaltung-data';
import { sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';
import { createEintragungRepository } from './eintragung-repository.ts';

/** An event with internal data of the office. */
export interface VeranstaltungWithContact extends VeranstaltungShort {
  ansprechpartner: string;
  telefon: string;
  email: string;
}

export interface VeranstaltungsCategory {
  id: number;
  rubrik: string;
}

/** German dictionary order: ignores accents and case. */
const alphabetical = (column: string) => sql`lower(unaccent(${sql.ref(column)}))`;

/** Categories, and events for hall requests. Call `replace` inside the transaction that loads the content. */
export function createVeranstaltungRepository(db: DataSource) {
  const eintragungen = createEintragungRepository(db);

  /** The organiser by its number in the directory. */
  async function findOrganiser(id: number | null): Promise<VeranstaltungShort['brancheneintrag_veranstalter']> {
    if (id === null) return null;
    const line = await db
      .selectFrom('brancheneintraege')
      .select(['id', 'titel', 'kontakt', 'adresse', 'ansprechpartner'])
      .where('id', '=', id)
      .executeTakeFirst();
    return line ? { ...line, ansprechpartner: line.ansprechpartner ?? '' } : null;
  }

  return {
    async listRubriken(): Promise<VeranstaltungsCategory[]> {
      return db
        .selectFrom('veranstaltungen_rubriken')
        .select(['id', 'rubrik'])
        .orderBy(alphabetical('rubrik'))
        .execute();
    },

    /** The event with this number, or null; an unpublished one requires its secret or `auchUngeprueft`. */
    async find(
      id: number,
      {
        schluessel: key = null,
        auchUngeprueft: auchUnchecked = false,
      }: { schluessel?: string | null; auchUngeprueft?: boolean },
    ): Promise<VeranstaltungWithContact | null> {
      const line = await db
        .selectFrom('kalender')
        .select(['id', 'titel', 'veranstalter', 'brancheneintrag_id', 'datum_von', 'datum_bis', 'zeit_von', 'zeit_bis'])
        .where('id', '=', id)
        .executeTakeFirst();
      const entered = await eintragungen.find(
        line ? { veranstaltung: id } : { id, schluessel: key, auchUngeprueft: auchUnchecked },
      );
      const found = line ?? entered;
      if (!found) return null;
      const { ansprechpartner = '', telefon: phone = '', email = '' } = entered ?? {};
      const {
        titel: title,
        veranstalter: organiser,
        brancheneintrag_id,
        datum_von,
        datum_bis,
        zeit_von,
        zeit_bis,
      } = found;
      return {
        id,
        titel: title,
        veranstalter: organiser,
        ansprechpartner,
        telefon: phone,
        email,
        datum_von,
        datum_bis,
        zeit_von,
        zeit_bis,
        brancheneintrag_veranstalter: await findOrganiser(brancheneintrag_id),
      };
    },

    async replaceRubriken(categories: readonly VeranstaltungsCategory[]): Promise<void> {
      await db.deleteFrom('veranstaltungen_rubriken').execute();
      if (categories.length > 0)
        await db
          .insertInto('veranstaltungen_rubriken')
          .values([...categories])
          .execute();
    },
  };
}
