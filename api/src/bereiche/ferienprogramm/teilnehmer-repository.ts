import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { type Antworten, createAngabenRepository } from './veranstalter/angaben-repository.ts';

/** Who takes part in events. */
export function createTeilnehmerRepository(db: Datenquelle) {
  return {
    /** Those of one event, by name, whom to call, and answers to what it asks; null when there is no such event. */
    async list(id: number) {
      const event = await db
        .selectFrom('ferien_veranstaltungen')
        .select(['titel', 'datum_von', 'datum_bis', 'taeglich', 'veranstaltungsort', 'fragen'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!event) return null;
      const kinder = await db
        .selectFrom('ferien_teilnahmen as t')
        .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
        .innerJoin('ferien_buchungen as b', 'b.id', 'k.buchung_id')
        .select(['k.id', 'k.vorname', 'k.name', 'k.geburtstag', 'k.bemerkung', 'b.telefon', 'b.email'])
        .select(['b.vorname as kontakt_vorname', 'b.name as kontakt_name'])
        .where('t.veranstaltung_id', '=', id)
        .where('t.storniert', 'is', null)
        .where('t.fest', '=', true)
        .orderBy(sql`lower(unaccent(k.name))`)
        .orderBy(sql`lower(unaccent(k.vorname))`)
        .orderBy('k.id')
        .execute();
      const angaben = await createAngabenRepository(db).read(kinder.map(({ id: kind }) => kind));
      const pickAsked = (antworten: Antworten = {}): Antworten =>
        Object.fromEntries(event.fragen.flatMap((feld) => (antworten[feld] ? [[feld, antworten[feld]]] : [])));
      return {
        ...event,
        teilnehmer: kinder.map((kind) => ({ ...kind, angaben: pickAsked(angaben.get(kind.id)) })),
      };
    },
  };
}
