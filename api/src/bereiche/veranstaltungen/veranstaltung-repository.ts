import type { VeranstaltungKurz } from '@gm/shared/schemas/veranstaltung-daten';
import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createEintragungRepository } from './eintragung-repository.ts';

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

/** Categories, and events as a hall is asked for them. What replaces belongs into the transaction that loads the content. */
export function createVeranstaltungRepository(db: Datenquelle) {
  const eintragungen = createEintragungRepository(db);

  /** The organiser by the number in the directory. */
  async function findOrganiser(id: number | null): Promise<VeranstaltungKurz['brancheneintrag_veranstalter']> {
    if (id === null) return null;
    const zeile = await db
      .selectFrom('brancheneintraege')
      .select(['id', 'titel', 'kontakt', 'adresse', 'ansprechpartner'])
      .where('id', '=', id)
      .executeTakeFirst();
    return zeile ? { ...zeile, ansprechpartner: zeile.ansprechpartner ?? '' } : null;
  }

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
        .selectFrom('kalender')
        .select(['id', 'titel', 'veranstalter', 'brancheneintrag_id', 'datum_von', 'datum_bis', 'zeit_von', 'zeit_bis'])
        .where('id', '=', id)
        .executeTakeFirst();
      const eingetragen = await eintragungen.find(zeile ? { veranstaltung: id } : { id, schluessel, auchUngeprueft });
      const gefunden = zeile ?? eingetragen;
      if (!gefunden) return null;
      const { ansprechpartner = '', telefon = '', email = '' } = eingetragen ?? {};
      const { titel, veranstalter, brancheneintrag_id, datum_von, datum_bis, zeit_von, zeit_bis } = gefunden;
      return {
        id,
        titel,
        veranstalter,
        ansprechpartner,
        telefon,
        email,
        datum_von,
        datum_bis,
        zeit_von,
        zeit_bis,
        brancheneintrag_veranstalter: await findOrganiser(brancheneintrag_id),
      };
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
