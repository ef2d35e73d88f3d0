import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';

/** Events that can be copied: published ones, and those of the desk that are over; neither drafts nor cancelled ones. */
const isCopyable = sql<boolean>`(v.aktiv or v.eigen) and not v.entwurf
  and not exists (select from ferien_aenderungen a where a.veranstaltung_id = v.id and a.abgesagt is not null)`;

/** A moment of the wire format, `days` later. */
const shift = (column: string, days: number) =>
  sql<string>`(left(${sql.ref(column)}, 10)::date + ${days}::int)::text || substr(${sql.ref(column)}, 11)`;

const COPIED = [
  'v.rubrik',
  'v.titel',
  'v.einleitung',
  'v.text',
  'v.taeglich',
  'v.preis',
  'v.preis_geschwister',
  'v.alter_min',
  'v.alter_max',
  'v.teilnehmer_min',
  'v.teilnehmer_max',
  'v.mitbringen',
  'v.veranstalter',
  'v.brancheneintrag_id',
  'v.veranstaltungsort',
  'v.adresse',
  'v.bild_id',
  'v.bildtext',
  'v.galerie',
  'v.fragen',
  'v.helfer_noetig',
] as const;

/** Whole seasons: copying events into the next one, publishing drafts together. */
export function createSeasonRepository(db: DataSource) {
  return {
    /** Days of the events that can be copied, by first day. */
    listCopyable: () =>
      db
        .selectFrom('ferien_veranstaltungen as v')
        .select(['v.id', 'v.titel', 'v.datum_von', 'v.datum_bis', 'v.taeglich'])
        .where(isCopyable)
        .orderBy('v.datum_von')
        .orderBy('v.id')
        .execute(),

    /** Title and first moment of everything there is, drafts and cancelled events included. */
    listTaken: () => db.selectFrom('ferien_veranstaltungen').select(['titel', 'datum_von']).execute(),

    listDrafts: () =>
      db
        .selectFrom('ferien_veranstaltungen')
        .select(['id', 'titel', 'datum_von', 'datum_bis', 'taeglich'])
        .where('entwurf', '=', true)
        .orderBy('datum_von')
        .orderBy('id')
        .execute(),

    /** Number of published events to come, and the year of the first one. */
    async sumUpcoming(today: string): Promise<{ anzahl: number; jahr: number | null }> {
      return db
        .selectFrom('ferien_veranstaltungen')
        .select(sql<number>`count(*)::int`.as('anzahl'))
        .select(sql<number | null>`min(left(datum_von, 4)::int)`.as('jahr'))
        .where('aktiv', '=', true)
        .where('datum_bis', '>=', today)
        .executeTakeFirstOrThrow();
    },

    /** Copies an event with its questions and organisers, without bookings, as a draft that takes place `days` later. */
    async copy(id: number, days: number): Promise<void> {
      const line = await db
        .insertInto('ferien_veranstaltungen')
        .columns(['id', 'aktiv', 'entwurf', 'eigen', 'datum_von', 'datum_bis', ...COPIED.map(withoutTable)])
        .expression(
          db
            .selectFrom('ferien_veranstaltungen as v')
            .select([
              sql<number>`nextval('ferien_veranstaltungen_eigene')`.as('neu'),
              sql<boolean>`false`.as('aktiv'),
              sql<boolean>`true`.as('entwurf'),
              sql<boolean>`true`.as('eigen'),
              shift('v.datum_von', days).as('von'),
              shift('v.datum_bis', days).as('bis'),
            ])
            .select(COPIED)
            .where('v.id', '=', id),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('ferien_veranstalter')
        .columns(['veranstaltung_id', 'name', 'email'])
        .expression(
          db
            .selectFrom('ferien_veranstalter as f')
            .select([sql<number>`${line.id}::int`.as('veranstaltung_id'), 'f.name', 'f.email'])
            .where('f.veranstaltung_id', '=', id),
        )
        .execute();
    },

    /** Publishes locked drafts as they are. */
    async publish(ids: readonly number[]): Promise<void> {
      await db
        .updateTable('ferien_veranstaltungen')
        .set({ entwurf: false, aktiv: true })
        .where('id', '=', sql<number>`any(${ids}::int[])`)
        .where('entwurf', '=', true)
        .execute();
    },
  };
}

type Copied<Name> = Name extends `v.${infer Column}` ? Column : never;
const withoutTable = <Name extends (typeof COPIED)[number]>(name: Name) => name.slice(2) as Copied<Name>;
