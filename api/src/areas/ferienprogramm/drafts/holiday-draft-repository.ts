import { FERIENPROGRAMM_CATEGORY } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { type Insertable, sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { buildImageUpload, type ImageLine } from '../../../core/services/images/image-upload.ts';
import type { HolidayVeranstaltungenTable } from '../tables.ts';

/** Fields of a desk event that staff can edit. */
export type DraftLine = Pick<
  Insertable<HolidayVeranstaltungenTable>,
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

/** How long a past event can be copied into another season. */
const PATTERN_DAYS = 730;

/** Events that came from suggestions: drafts, which only staff see, and published events, which never become drafts again. */
export function createHolidayDraftRepository(db: DataSource) {
  return {
    /**
     * Creates a draft, from a submission or empty; returns its id. Returns null and changes nothing if the submission
     * already has an event.
     */
    async create(
      einsendung_id: number | null,
      line: DraftLine & { bild_id: string | null; brancheneintrag_id: number | null },
    ): Promise<number | null> {
      const fresh = await db
        .insertInto('ferien_veranstaltungen')
        .values({
          ...line,
          id: sql<number>`nextval('ferien_veranstaltungen_eigene')`,
          einsendung_id,
          rubrik: FERIENPROGRAMM_CATEGORY,
          aktiv: false,
          entwurf: true,
          eigen: true,
          adresse: null,
          galerie: '[]',
        })
        .onConflict((conflict) => conflict.column('einsendung_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return fresh?.id ?? null;
    },

    /** The event created from a submission, or null. */
    async findByEinsendung(einsendung_id: number) {
      const line = await db
        .selectFrom('ferien_veranstaltungen')
        .select(['id', 'entwurf'])
        .where('einsendung_id', '=', einsendung_id)
        .executeTakeFirst();
      return line ?? null;
    },

    /** A draft, or a published event that is not cancelled, with its picture; otherwise null. */
    async find(id: number, published: boolean) {
      const line = await db
        .selectFrom('ferien_veranstaltungen as v')
        .leftJoin('bilder', 'bilder.id', 'v.bild_id')
        .leftJoin('brancheneintraege as b', 'b.id', 'v.brancheneintrag_id')
        .select(['v.titel', 'v.einleitung', 'v.text', 'v.datum_von', 'v.datum_bis', 'v.taeglich', 'v.preis'])
        .select(['v.preis_geschwister', 'v.alter_min', 'v.alter_max', 'v.teilnehmer_min', 'v.teilnehmer_max'])
        .select(['v.mitbringen', 'v.veranstalter', 'v.veranstaltungsort', 'v.bildtext', 'b.titel as eintrag'])
        .select(['bilder.id as bild_id', 'breite', 'hoehe', 'farbe', 'alt', 'copyright'])
        .where('v.id', '=', id)
        .where('v.eigen', '=', true)
        .where('v.entwurf', '=', !published)
        .where('v.aktiv', '=', published)
        .executeTakeFirst();
      if (!line) return null;
      const { bild_id, breite: width, hoehe: height, farbe: colour, alt, copyright, ...rest } = line;
      const image: ImageLine = { bild_id, breite: width, hoehe: height, farbe: colour, alt, copyright };
      return { ...rest, bild: buildImageUpload(image).bild ?? null };
    },

    /** Locks what `find` returns until the transaction ends; false if there is none. */
    async lock(id: number, published: boolean): Promise<boolean> {
      const line = await db
        .selectFrom('ferien_veranstaltungen')
        .select('id')
        .where('id', '=', id)
        .where('eigen', '=', true)
        .where('entwurf', '=', !published)
        .where('aktiv', '=', published)
        .forUpdate()
        .executeTakeFirst();
      return line !== undefined;
    },

    /** Updates a locked event; with `published` it becomes part of the programme. */
    async update(id: number, line: DraftLine, published: boolean): Promise<void> {
      await db
        .updateTable('ferien_veranstaltungen')
        .set({ ...line, entwurf: !published, aktiv: published })
        .where('id', '=', id)
        .execute();
    },

    /**
     * Removes past desk events without bookings from the programme; returns whether there were any. Published ones stay
     * for two years as a pattern for the next season, drafts and cancelled ones are deleted.
     */
    async removePast(ids: readonly number[]): Promise<boolean> {
      const isPast = sql<boolean>`v.id = any(${ids}::int[]) and v.eigen
        and not exists (select from ferien_teilnahmen where veranstaltung_id = v.id)`;
      const deleted = await db
        .deleteFrom('ferien_veranstaltungen as v')
        .where(isPast)
        .where(
          sql<boolean>`(v.entwurf
            or left(v.datum_bis, 10)::date < (now() at time zone 'Europe/Berlin')::date - ${PATTERN_DAYS}::int
            or exists (select from ferien_aenderungen a where a.veranstaltung_id = v.id and a.abgesagt is not null))`,
        )
        .returning('v.id')
        .execute();
      const retired = await db
        .updateTable('ferien_veranstaltungen as v')
        .set({ aktiv: false })
        .where(isPast)
        .where('v.aktiv', '=', true)
        .returning('v.id')
        .execute();
      return deleted.length + retired.length > 0;
    },

    async remove(id: number): Promise<void> {
      await db.deleteFrom('ferien_veranstaltungen').where('id', '=', id).where('entwurf', '=', true).execute();
    },
  };
}
