import {
  type FerienprogrammOptions,
  type Ferienveranstaltung,
  ferienprogrammOptionsSchema,
} from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { toEuro } from '@gm/shared/format/amount';
import { readMotifPicture } from '@gm/shared/rules/motif-picture';
import { chooseMotif, chooseMotifs } from '@gm/shared/ui/pictures/choose-motifs';
import { type Insertable, type Selectable, sql } from 'kysely';
import { createContentRepository } from '../../../core/entries/content-repository.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { columnsOf, takeNew } from '../../../core/platform/database/insert-many.ts';
import { htmlToText } from '../../../core/platform/text/html-to-text.ts';
import { buildImageUpload, type ImageLine } from '../../../core/services/images/image-upload.ts';
import { loadGallery } from '../../../core/services/images/load-gallery.ts';
import type { SearchRow } from '../../../core/services/search/search-row.ts';
import { BRANCHENVERZEICHNIS } from '../../branchenverzeichnis/area.ts';
import type { HolidayVeranstaltungenTable } from '../tables.ts';
import { createDrawRepository } from './draw-repository.ts';
import { buildHolidayPath } from './holiday-path.ts';

/** Key of the settings in `konfiguration`. */
export const FERIENPROGRAMM = 'ferienprogramm';

/** Key of the registration period set by the desk. */
const REGISTRATION_TIME = 'ferienanmeldung';
type RegistrationTime = Pick<FerienprogrammOptions, 'anmeldung_von' | 'anmeldung_bis'>;

/** An event from the content; only bookings change `gebucht`. */
export type HolidayVeranstaltungLine = Omit<
  Insertable<HolidayVeranstaltungenTable>,
  'gebucht' | 'entwurf' | 'eigen' | 'einsendung_id' | 'fragen'
>;

export const COLUMNS = [
  'ferien_veranstaltungen.id',
  'titel',
  'einleitung',
  'datum_von',
  'datum_bis',
  'taeglich',
  'preis',
  'preis_geschwister',
  'alter_min',
  'alter_max',
  'teilnehmer_min',
  'teilnehmer_max',
  'vorab_reserviert',
  'gebucht',
  'mitbringen',
  'veranstaltungsort',
] as const;

export type Line = Pick<
  Selectable<HolidayVeranstaltungenTable>,
  Exclude<(typeof COLUMNS)[number], 'ferien_veranstaltungen.id'> | 'id'
>;

/** An event in API format, with prices in euros. */
export function toVeranstaltung(line: Line & ImageLine): Ferienveranstaltung {
  const {
    vorab_reserviert,
    gebucht: booked,
    preis: price,
    preis_geschwister,
    bild_id,
    breite: width,
    hoehe: height,
    farbe: colour,
    alt,
    copyright,
    ...rest
  } = line;
  return {
    ...rest,
    motiv: readMotifPicture(bild_id ?? '') ?? chooseMotif(rest),
    preis: toEuro(price),
    preis_geschwister: preis_geschwister === null ? null : toEuro(preis_geschwister),
    bereits_reserviert: vorab_reserviert + booked,
    detailURL: buildHolidayPath(rest.id),
    bild: buildImageUpload({ bild_id, breite: width, hoehe: height, farbe: colour, alt, copyright }).bild ?? null,
  };
}

/** Events of the holiday programme for visitors and for loading content. */
export function createFerienprogrammRepository(db: DataSource) {
  const veranstaltungen = () =>
    db
      .selectFrom('ferien_veranstaltungen')
      .leftJoin('bilder', 'bilder.id', 'bild_id')
      .select(COLUMNS)
      .select(['bilder.id as bild_id', 'breite', 'hoehe', 'farbe', 'alt', 'copyright']);

  return {
    /** Settings of the season; null if there is no holiday programme. */
    async findOptions(): Promise<FerienprogrammOptions | null> {
      const content = createContentRepository(db);
      // Only validated data are written; settings added later have defaults.
      const options = await content.readConfiguration(FERIENPROGRAMM);
      const registrationTime = (await content.readConfiguration(REGISTRATION_TIME)) as RegistrationTime | null;
      if (!options) return null;
      const season = ferienprogrammOptionsSchema.parse({ ...options, ...registrationTime });
      // Places remaining after a draw are first come, first served.
      const verlost = await createDrawRepository(db).find();
      return verlost?.veroeffentlicht ? { ...season, vergabe: 'reihenfolge' } : season;
    },

    /** Sets the registration period, which overrides the content. */
    async setAnmeldezeit(registrationTime: RegistrationTime): Promise<void> {
      await createContentRepository(db).setKonfiguration(REGISTRATION_TIME, registrationTime);
    },

    /** All active events of a category, ordered by start, none with another's illustration while there are enough. */
    async list(category: number): Promise<Ferienveranstaltung[]> {
      const lines = await veranstaltungen()
        .where('aktiv', '=', true)
        .where('rubrik', '=', category)
        .orderBy('datum_von')
        .orderBy('ferien_veranstaltungen.id')
        .execute();
      const events = lines.map(toVeranstaltung);
      const motifs = chooseMotifs(events);
      return events.map((event, index) => ({
        ...event,
        motiv: readMotifPicture(event.bild?.id ?? '') ?? motifs[index] ?? event.motiv,
      }));
    },

    /** Search rows of all active events; their paths also feed the site map. */
    async listSearchRows(): Promise<SearchRow[]> {
      const lines = await db
        .selectFrom('ferien_veranstaltungen')
        .select(['id', 'titel', 'einleitung', 'text', 'veranstalter', 'veranstaltungsort', 'datum_von'])
        .where('aktiv', '=', true)
        .orderBy('id')
        .execute();
      return lines.map(
        ({
          id,
          titel: title,
          einleitung: intro,
          text,
          veranstalter: organiser,
          veranstaltungsort: venue,
          datum_von,
        }) => ({
          pfad: buildHolidayPath(id),
          titel: title,
          beschreibung: intro ?? '',
          text: [htmlToText(text), venue, organiser].filter(Boolean).join(' – '),
          datum: datum_von.slice(0, 10),
        }),
      );
    },

    /** These events, active or withdrawn but without drafts, ordered by id. */
    async findAll(ids: readonly number[]): Promise<Ferienveranstaltung[]> {
      const lines = await veranstaltungen()
        .where('ferien_veranstaltungen.id', '=', sql<number>`any(${ids}::int[])`)
        .where('entwurf', '=', false)
        .orderBy('ferien_veranstaltungen.id')
        .execute();
      return lines.map(toVeranstaltung);
    },

    /** Ids of the active events with this title and these dates; a null end matches any. */
    async findByName(title: string, datum_von: string, datum_bis: string | null): Promise<number[]> {
      const lines = await db
        .selectFrom('ferien_veranstaltungen')
        .select('id')
        .where('aktiv', '=', true)
        .where('titel', '=', title)
        .where('datum_von', '=', datum_von)
        .$if(datum_bis !== null, (query) => query.where('datum_bis', '=', datum_bis ?? ''))
        .execute();
      return lines.map(({ id }) => id);
    },

    /** Data on the page of an active event beyond those of the programme (requirement F-3), or null. */
    async findSeite(id: number) {
      const line = await veranstaltungen()
        .select(['bildtext', 'galerie', 'text', 'veranstalter', 'adresse', 'brancheneintrag_id as eintrag_id'])
        .select((eb) =>
          eb
            .selectFrom('brancheneintraege as b')
            .select('b.titel')
            .whereRef('b.id', '=', 'ferien_veranstaltungen.brancheneintrag_id')
            .as('eintrag'),
        )
        .where('ferien_veranstaltungen.id', '=', id)
        .where('aktiv', '=', true)
        .executeTakeFirst();
      if (!line) return null;
      const {
        titel: title,
        einleitung: intro,
        datum_von,
        datum_bis,
        text,
        veranstalter: organiser,
        veranstaltungsort: venue,
        adresse: address,
        bildtext: caption,
      } = line;
      const { eintrag_id, eintrag: entry } = line;
      return {
        id,
        titel: title,
        einleitung: intro,
        datum_von,
        datum_bis,
        ...buildImageUpload(line, caption),
        bildergalerie_zuordnung: { bilder: await loadGallery(db, line.galerie) },
        veranstalter: organiser,
        brancheneintrag_veranstalter:
          eintrag_id === null || entry === null
            ? null
            : { id: eintrag_id, titel: entry, detailURL: BRANCHENVERZEICHNIS.build(eintrag_id, entry) },
        veranstaltungsort: venue,
        brancheneintrag_veranstaltungsort: null,
        adresse: address,
        text,
        preis: toEuro(line.preis),
      };
    },

    /**
     * Replaces the events of the content, except those of the desk and changes by staff. Removed events are deleted, or
     * only withdrawn if they have bookings or waiting families.
     */
    async replace(lines: HolidayVeranstaltungLine[]): Promise<void> {
      const ids = lines.map(({ id }) => id);
      const missing = sql<boolean>`ferien_veranstaltungen.id <> all(${ids}::int[]) and not eigen`;
      await db
        .deleteFrom('ferien_veranstaltungen')
        .where(missing)
        .where(
          sql<boolean>`not exists (select from ferien_teilnahmen where veranstaltung_id = ferien_veranstaltungen.id)`,
        )
        .where(
          sql<boolean>`not exists (select from ferien_warteliste where veranstaltung_id = ferien_veranstaltungen.id)`,
        )
        .execute();
      await db
        .updateTable('ferien_veranstaltungen')
        .set({ aktiv: false, bild_id: null, galerie: '[]' })
        .where(missing)
        .execute();
      if (lines.length === 0) return;
      await db
        .insertInto('ferien_veranstaltungen')
        .values(lines)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(takeNew(columnsOf(lines, 'id'))))
        .execute();
      await sql`update ferien_veranstaltungen v
        set teilnehmer_max = coalesce(a.teilnehmer_max, v.teilnehmer_max), aktiv = v.aktiv and a.abgesagt is null
        from ferien_aenderungen a where a.veranstaltung_id = v.id`.execute(db);
    },
  };
}
