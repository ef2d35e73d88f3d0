import {
  type FerienprogrammOptionen,
  type Ferienveranstaltung,
  ferienprogrammOptionenSchema,
} from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { toEuro } from '@gm/shared/format/betrag';
import { type Insertable, type Selectable, sql } from 'kysely';
import { type BildZeile, buildBildupload } from '../../kern/bilder/bildupload.ts';
import { loadGalerie } from '../../kern/bilder/load-galerie.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { columnsOf, takeNew } from '../../kern/daten/insert-many.ts';
import { createInhaltRepository } from '../../kern/inhalt/inhalt-repository.ts';
import { htmlToText } from '../../kern/suche/html-to-text.ts';
import type { Suchzeile } from '../../kern/suche/suchzeile.ts';
import { BRANCHENVERZEICHNIS } from '../branchenverzeichnis/bereich.ts';
import { buildFerienPfad } from './ferien-pfad.ts';
import type { FerienVeranstaltungenTabelle } from './tables.ts';
import { createVerlosungRepository } from './verlosung/verlosung-repository.ts';

/** Key of the settings in `konfiguration`. */
export const FERIENPROGRAMM = 'ferienprogramm';

/** Key of what the desk decided about registration. */
const ANMELDEZEIT = 'ferienanmeldung';
type Anmeldezeit = Pick<FerienprogrammOptionen, 'anmeldung_von' | 'anmeldung_bis'>;

/** An event as the content brings it; only bookings change `gebucht`. */
export type FerienVeranstaltungZeile = Omit<
  Insertable<FerienVeranstaltungenTabelle>,
  'gebucht' | 'entwurf' | 'eigen' | 'einsendung_id' | 'fragen'
>;

export const SPALTEN = [
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

export type Zeile = Pick<
  Selectable<FerienVeranstaltungenTabelle>,
  Exclude<(typeof SPALTEN)[number], 'ferien_veranstaltungen.id'> | 'id'
>;

/** An event as the wire carries it, with prices in euros. */
export function toVeranstaltung(zeile: Zeile & BildZeile): Ferienveranstaltung {
  const {
    vorab_reserviert,
    gebucht,
    preis,
    preis_geschwister,
    bild_id,
    breite,
    hoehe,
    farbe,
    alt,
    copyright,
    ...rest
  } = zeile;
  return {
    ...rest,
    preis: toEuro(preis),
    preis_geschwister: preis_geschwister === null ? null : toEuro(preis_geschwister),
    bereits_reserviert: vorab_reserviert + gebucht,
    detailURL: buildFerienPfad(rest.id),
    bild: buildBildupload({ bild_id, breite, hoehe, farbe, alt, copyright }).bild ?? null,
  };
}

/** Events of the holiday programme as visitors see them, and as the content brings them. */
export function createFerienprogrammRepository(db: Datenquelle) {
  const veranstaltungen = () =>
    db
      .selectFrom('ferien_veranstaltungen')
      .leftJoin('bilder', 'bilder.id', 'bild_id')
      .select(SPALTEN)
      .select(['bilder.id as bild_id', 'breite', 'hoehe', 'farbe', 'alt', 'copyright']);

  return {
    /** Settings of the season; null where there is no holiday programme. */
    async findOptionen(): Promise<FerienprogrammOptionen | null> {
      const inhalt = createInhaltRepository(db);
      // Only the loader and the desk write them, checked; a setting that came later has its default.
      const optionen = await inhalt.readConfiguration(FERIENPROGRAMM);
      const anmeldezeit = (await inhalt.readConfiguration(ANMELDEZEIT)) as Anmeldezeit | null;
      if (!optionen) return null;
      const saison = ferienprogrammOptionenSchema.parse({ ...optionen, ...anmeldezeit });
      // What a draw has left is first come.
      const verlost = await createVerlosungRepository(db).find();
      return verlost?.veroeffentlicht ? { ...saison, vergabe: 'reihenfolge' } : saison;
    },

    /** Days of registration instead of those of the content. */
    async setAnmeldezeit(anmeldezeit: Anmeldezeit): Promise<void> {
      await createInhaltRepository(db).setKonfiguration(ANMELDEZEIT, anmeldezeit);
    },

    /** All events of a category that are offered, in the order of their beginning. */
    async list(rubrik: number): Promise<Ferienveranstaltung[]> {
      const zeilen = await veranstaltungen()
        .where('aktiv', '=', true)
        .where('rubrik', '=', rubrik)
        .orderBy('datum_von')
        .orderBy('ferien_veranstaltungen.id')
        .execute();
      return zeilen.map(toVeranstaltung);
    },

    /** Every offered event as the search keeps it; its paths are those of the site map. */
    async listSuchzeilen(): Promise<Suchzeile[]> {
      const zeilen = await db
        .selectFrom('ferien_veranstaltungen')
        .select(['id', 'titel', 'einleitung', 'text', 'veranstalter', 'veranstaltungsort', 'datum_von'])
        .where('aktiv', '=', true)
        .orderBy('id')
        .execute();
      return zeilen.map(({ id, titel, einleitung, text, veranstalter, veranstaltungsort, datum_von }) => ({
        pfad: buildFerienPfad(id),
        titel,
        beschreibung: einleitung ?? '',
        text: [htmlToText(text), veranstaltungsort, veranstalter].filter(Boolean).join(' '),
        datum: datum_von.slice(0, 10),
      }));
    },

    /** The named events, offered or withdrawn but no drafts, in the order of their ids. */
    async findAll(ids: readonly number[]): Promise<Ferienveranstaltung[]> {
      const zeilen = await veranstaltungen()
        .where('ferien_veranstaltungen.id', '=', sql<number>`any(${ids}::int[])`)
        .where('entwurf', '=', false)
        .orderBy('ferien_veranstaltungen.id')
        .execute();
      return zeilen.map(toVeranstaltung);
    },

    /** Ids of the offered events of this title and these dates; an end that is not named is any. */
    async findBenannte(titel: string, datum_von: string, datum_bis: string | null): Promise<number[]> {
      const zeilen = await db
        .selectFrom('ferien_veranstaltungen')
        .select('id')
        .where('aktiv', '=', true)
        .where('titel', '=', titel)
        .where('datum_von', '=', datum_von)
        .$if(datum_bis !== null, (query) => query.where('datum_bis', '=', datum_bis ?? ''))
        .execute();
      return zeilen.map(({ id }) => id);
    },

    /** What the page of an offered event tells besides the facts of the programme (requirement F-3), or null. */
    async findSeite(id: number) {
      const zeile = await veranstaltungen()
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
      if (!zeile) return null;
      const { titel, einleitung, datum_von, datum_bis, text, veranstalter, veranstaltungsort, adresse, bildtext } =
        zeile;
      const { eintrag_id, eintrag } = zeile;
      return {
        id,
        titel,
        einleitung,
        datum_von,
        datum_bis,
        ...buildBildupload(zeile, bildtext),
        bildergalerie_zuordnung: { bilder: await loadGalerie(db, zeile.galerie) },
        veranstalter,
        brancheneintrag_veranstalter:
          eintrag_id === null || eintrag === null
            ? null
            : { id: eintrag_id, titel: eintrag, detailURL: BRANCHENVERZEICHNIS.build(eintrag_id, eintrag) },
        veranstaltungsort,
        brancheneintrag_veranstaltungsort: null,
        adresse,
        text,
        preis: toEuro(zeile.preis),
      };
    },

    /**
     * Takes over the events of the content; those of the desk and what staff changed stay. One that is gone is deleted, or only withdrawn when somebody is booked into it
     * or waits for it.
     */
    async replace(zeilen: FerienVeranstaltungZeile[]): Promise<void> {
      const ids = zeilen.map(({ id }) => id);
      const fehlt = sql<boolean>`ferien_veranstaltungen.id <> all(${ids}::int[]) and not eigen`;
      await db
        .deleteFrom('ferien_veranstaltungen')
        .where(fehlt)
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
        .where(fehlt)
        .execute();
      if (zeilen.length === 0) return;
      await db
        .insertInto('ferien_veranstaltungen')
        .values(zeilen)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(takeNew(columnsOf(zeilen, 'id'))))
        .execute();
      await sql`update ferien_veranstaltungen v
        set teilnehmer_max = coalesce(a.teilnehmer_max, v.teilnehmer_max), aktiv = v.aktiv and a.abgesagt is null
        from ferien_aenderungen a where a.veranstaltung_id = v.id`.execute(db);
    },
  };
}
