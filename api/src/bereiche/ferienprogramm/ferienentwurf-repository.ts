import { FERIENPROGRAMM_RUBRIK } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { type Insertable, sql } from 'kysely';
import { type BildZeile, buildBildupload } from '../../kern/bilder/bildupload.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import type { FerienVeranstaltungenTabelle } from './tables.ts';

/** What staff can write of a draft. */
export type Entwurfszeile = Pick<
  Insertable<FerienVeranstaltungenTabelle>,
  | 'titel'
  | 'einleitung'
  | 'text'
  | 'datum_von'
  | 'datum_bis'
  | 'taeglich'
  | 'preis'
  | 'preis_geschwister'
  | 'alter_min'
  | 'alter_max'
  | 'teilnehmer_min'
  | 'teilnehmer_max'
  | 'mitbringen'
  | 'veranstalter'
  | 'veranstaltungsort'
  | 'bildtext'
>;

/** Events of the holiday programme that nobody but staff sees yet. What is published is no draft any more, for good. */
export function createFerienentwurfRepository(db: Datenquelle) {
  return {
    /**
     * Makes a draft, of what somebody sent or of nothing; gives its number. Where there is an event of that already, it stays as it is,
     * and the answer is null.
     */
    async create(
      einsendung_id: number | null,
      zeile: Entwurfszeile & { bild_id: string | null; brancheneintrag_id: number | null },
    ): Promise<number | null> {
      const neu = await db
        .insertInto('ferien_veranstaltungen')
        .values({
          ...zeile,
          id: sql<number>`nextval('ferien_veranstaltungen_eigene')`,
          einsendung_id,
          rubrik: FERIENPROGRAMM_RUBRIK,
          aktiv: false,
          entwurf: true,
          eigen: true,
          adresse: null,
          galerie: '[]',
        })
        .onConflict((conflict) => conflict.column('einsendung_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return neu?.id ?? null;
    },

    /** The event that was made of what somebody sent, or null. */
    async findByEinsendung(einsendung_id: number) {
      const zeile = await db
        .selectFrom('ferien_veranstaltungen')
        .select(['id', 'entwurf'])
        .where('einsendung_id', '=', einsendung_id)
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** A draft with its picture; null for anything else. */
    async find(id: number) {
      const zeile = await db
        .selectFrom('ferien_veranstaltungen as v')
        .leftJoin('bilder', 'bilder.id', 'v.bild_id')
        .leftJoin('brancheneintraege as b', 'b.id', 'v.brancheneintrag_id')
        .select(['v.titel', 'v.einleitung', 'v.text', 'v.datum_von', 'v.datum_bis', 'v.taeglich', 'v.preis'])
        .select(['v.preis_geschwister', 'v.alter_min', 'v.alter_max', 'v.teilnehmer_min', 'v.teilnehmer_max'])
        .select(['v.mitbringen', 'v.veranstalter', 'v.veranstaltungsort', 'v.bildtext', 'b.titel as eintrag'])
        .select(['bilder.id as bild_id', 'breite', 'hoehe', 'farbe', 'alt', 'copyright'])
        .where('v.id', '=', id)
        .where('v.entwurf', '=', true)
        .executeTakeFirst();
      if (!zeile) return null;
      const { bild_id, breite, hoehe, farbe, alt, copyright, ...rest } = zeile;
      const bild: BildZeile = { bild_id, breite, hoehe, farbe, alt, copyright };
      return { ...rest, bild: buildBildupload(bild).bild ?? null };
    },

    /** Keeps a draft from others until the transaction ends; false where there is none. */
    async lock(id: number): Promise<boolean> {
      const zeile = await db
        .selectFrom('ferien_veranstaltungen')
        .select('id')
        .where('id', '=', id)
        .where('entwurf', '=', true)
        .forUpdate()
        .executeTakeFirst();
      return zeile !== undefined;
    },

    /** Writes a locked draft; with `veroeffentlicht` it is an event of the programme from then on. */
    async update(id: number, zeile: Entwurfszeile, veroeffentlicht: boolean): Promise<void> {
      await db
        .updateTable('ferien_veranstaltungen')
        .set({ ...zeile, entwurf: !veroeffentlicht, aktiv: veroeffentlicht })
        .where('id', '=', id)
        .execute();
    },

    /** Erases events of the desk, drafts or not, that nobody is booked into any more; tells whether there were any. */
    async removePast(ids: readonly number[]): Promise<boolean> {
      const zeilen = await db
        .deleteFrom('ferien_veranstaltungen')
        .where('id', '=', sql<number>`any(${ids}::int[])`)
        .where('eigen', '=', true)
        .where(
          sql<boolean>`not exists (select from ferien_teilnahmen where veranstaltung_id = ferien_veranstaltungen.id)`,
        )
        .returning('id')
        .execute();
      return zeilen.length > 0;
    },

    async remove(id: number): Promise<void> {
      await db.deleteFrom('ferien_veranstaltungen').where('id', '=', id).where('entwurf', '=', true).execute();
    },
  };
}
