import { LIST_FIELDS } from '@gm/shared/areas/ferienprogramm/child-fields';
import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { type Answers, createDetailsRepository } from '../organisers/details-repository.ts';

/** Participants of events. */
export function createParticipantsRepository(db: DataSource) {
  return {
    /** Participants of an event by name, with phone numbers and answers to its questions; null if it does not exist. */
    async list(id: number) {
      const event = await db
        .selectFrom('ferien_veranstaltungen')
        .select(['titel', 'datum_von', 'datum_bis', 'taeglich', 'veranstaltungsort', 'fragen'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!event) return null;
      const children = await db
        .selectFrom('ferien_teilnahmen as t')
        .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
        .innerJoin('ferien_buchungen as b', 'b.id', 'k.buchung_id')
        .select(['k.id', 'k.vorname', 'k.name', 'k.geburtstag', 'b.telefon', 'b.email'])
        .select(LIST_FIELDS.map((field) => `k.${field}` as const))
        .select(['b.vorname as kontakt_vorname', 'b.name as kontakt_name', 'b.referenz'])
        .where('t.veranstaltung_id', '=', id)
        .where('t.storniert', 'is', null)
        .where('t.fest', '=', true)
        .orderBy(sql`lower(unaccent(k.name))`)
        .orderBy(sql`lower(unaccent(k.vorname))`)
        .orderBy('k.id')
        .execute();
      const details = await createDetailsRepository(db).read(children.map(({ id: child }) => child));
      const pickAsked = (answers: Answers = {}): Answers =>
        Object.fromEntries(event.fragen.flatMap((field) => (answers[field] ? [[field, answers[field]]] : [])));
      return {
        ...event,
        teilnehmer: children.map((child) => ({ ...child, angaben: pickAsked(details.get(child.id)) })),
      };
    },
  };
}
