import type {
  Ratsgremium,
  RatsgremiumKurz,
  Ratsmitglied,
  Ratsperson,
  Ratspersonen,
} from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { buildRatsPfad } from './ratsinfo-pfad.ts';

/** OParl's organizationType of a group in the council, which is no body of its own. */
const FRAKTION = 'Fraktion';

/** A membership that holds on a calendar day. */
const isValid = (heute: string) => sql<boolean>`(not m.geloescht
  and coalesce(m.beginn, '-infinity') <= ${heute}::date and coalesce(m.ende, 'infinity') >= ${heute}::date)`;

/** Chairs come first, then their deputies. */
const rang = sql`case when m.funktion ilike '%stellv%' then 2 when m.funktion ilike '%vorsitz%'
  or m.funktion ilike '%bürgermeister%' then 1 else 3 end`;

/** Bodies and persons, which are public. */
export function createRatsgremiumRepository(db: Datenquelle) {
  const fraktion = (heute: string) => sql<string | null>`(
    select g.name from rats_mitgliedschaften m join rats_gremien g on g.id = m.gremium_id
    where m.person_id = p.id and g.art = ${FRAKTION} and not g.geloescht and ${isValid(heute)} limit 1)`;

  const gremien = (heute: string) =>
    db
      .selectFrom('rats_gremien as g')
      .where('g.geloescht', '=', false)
      .select(['g.id', 'g.name', 'g.kurzname', 'g.art', 'g.beschreibung'])
      .select(
        sql<number>`(select count(*)::int from rats_mitgliedschaften m where m.gremium_id = g.id and ${isValid(heute)})`.as(
          'mitglieder',
        ),
      )
      .orderBy(sql`g.art = ${FRAKTION}`)
      .orderBy('g.sortierung')
      .orderBy('g.name');

  const toKurz = <Zeile extends Omit<RatsgremiumKurz, 'detailURL'>>(zeile: Zeile) => ({
    ...zeile,
    detailURL: buildRatsPfad('gremien', zeile.id),
  });

  async function listMitglieder(id: number, heute: string): Promise<Ratsmitglied[]> {
    const zeilen = await db
      .selectFrom('rats_mitgliedschaften as m')
      .innerJoin('rats_personen as p', 'p.id', 'm.person_id')
      .select(['p.id', 'p.name', 'm.funktion', 'm.stimmrecht', 'p.ortsteil', fraktion(heute).as('fraktion')])
      .where('m.gremium_id', '=', id)
      .where('p.geloescht', '=', false)
      .where(isValid(heute))
      .orderBy(rang)
      .orderBy('p.nachname')
      .orderBy('p.vorname')
      .execute();
    return zeilen.map(({ stimmrecht, ...zeile }) => ({
      ...zeile,
      stimmrecht: stimmrecht !== false,
      detailURL: buildRatsPfad('personen', zeile.id),
    }));
  }

  return {
    /** Bodies as they are on a calendar day, groups last. */
    async list(heute: string): Promise<(RatsgremiumKurz & { beschreibung: string | null })[]> {
      const zeilen = await gremien(heute).execute();
      return zeilen.map((zeile) => toKurz({ ...zeile, beschreibung: zeile.beschreibung || null }));
    },

    /** Name of a body, or null. */
    async findTitel(id: number): Promise<string | null> {
      const zeile = await db
        .selectFrom('rats_gremien')
        .select('name')
        .where('id', '=', id)
        .where('geloescht', '=', false)
        .executeTakeFirst();
      return zeile?.name ?? null;
    },

    /** A body with its members of a calendar day, or null. */
    async find(
      id: number,
      heute: string,
    ): Promise<Pick<
      Ratsgremium,
      'id' | 'name' | 'kurzname' | 'art' | 'detailURL' | 'beschreibung' | 'mitglieder'
    > | null> {
      const zeile = await gremien(heute).where('g.id', '=', id).executeTakeFirst();
      if (!zeile) return null;
      return {
        ...toKurz({ ...zeile, beschreibung: zeile.beschreibung || null }),
        mitglieder: await listMitglieder(id, heute),
      };
    },

    /** Whoever is a member of a body on a calendar day, by surname. */
    async listPersonen(heute: string): Promise<Ratspersonen> {
      const zeilen = await db
        .selectFrom('rats_personen as p')
        .select(['p.id', 'p.name', 'p.ortsteil', 'p.status', fraktion(heute).as('fraktion')])
        .where('p.geloescht', '=', false)
        .where(
          sql<boolean>`exists (select 1 from rats_mitgliedschaften m where m.person_id = p.id and ${isValid(heute)})`,
        )
        .orderBy('p.nachname')
        .orderBy('p.vorname')
        .execute();
      const fraktionen = [...new Set(zeilen.flatMap(({ fraktion: name }) => name ?? []))];
      return {
        data: zeilen.map((zeile) => ({ ...zeile, detailURL: buildRatsPfad('personen', zeile.id) })),
        fraktionen: fraktionen.sort((a, b) => a.localeCompare(b, 'de')),
      };
    },

    /** Numbers of the bodies somebody is a member of on a calendar day. */
    async listGremienVon(person: number, heute: string): Promise<number[]> {
      const zeilen = await db
        .selectFrom('rats_mitgliedschaften as m')
        .innerJoin('rats_gremien as g', 'g.id', 'm.gremium_id')
        .innerJoin('rats_personen as p', 'p.id', 'm.person_id')
        .select('g.id')
        .distinct()
        .where('p.id', '=', person)
        .where('p.geloescht', '=', false)
        .where('g.geloescht', '=', false)
        .where(isValid(heute))
        .execute();
      return zeilen.map(({ id }) => id);
    },

    /** Name of a person, or null. */
    async findName(id: number): Promise<string | null> {
      const zeile = await db
        .selectFrom('rats_personen')
        .select('name')
        .where('id', '=', id)
        .where('geloescht', '=', false)
        .executeTakeFirst();
      return zeile?.name ?? null;
    },

    /** A person with all memberships, or null. */
    async findPerson(id: number, heute: string): Promise<Omit<Ratsperson, 'vorlagen' | 'seo'> | null> {
      const person = await db
        .selectFrom('rats_personen as p')
        .select(['p.id', 'p.name', 'p.ortsteil', 'p.status', 'p.taetigkeitsbereiche', 'p.email', 'p.telefon'])
        .select(fraktion(heute).as('fraktion'))
        .where('p.id', '=', id)
        .where('p.geloescht', '=', false)
        .executeTakeFirst();
      if (!person) return null;
      const zeilen = await db
        .selectFrom('rats_mitgliedschaften as m')
        .innerJoin('rats_gremien as g', 'g.id', 'm.gremium_id')
        .select(['g.id', 'g.name', 'm.funktion', 'm.stimmrecht', 'm.beginn', 'm.ende', isValid(heute).as('aktuell')])
        .where('m.person_id', '=', id)
        .where('m.geloescht', '=', false)
        .where('g.geloescht', '=', false)
        .orderBy(sql`${isValid(heute)} desc`)
        .orderBy('g.sortierung')
        .orderBy(sql`m.beginn desc nulls last`)
        .execute();
      return {
        ...person,
        detailURL: buildRatsPfad('personen', id),
        mitgliedschaften: zeilen.map((zeile) => ({
          gremium: { id: zeile.id, name: zeile.name, detailURL: buildRatsPfad('gremien', zeile.id) },
          funktion: zeile.funktion,
          stimmrecht: zeile.stimmrecht !== false,
          von: zeile.beginn,
          bis: zeile.ende,
          aktuell: zeile.aktuell,
        })),
      };
    },
  };
}
