import type {
  CouncilMember,
  Ratsgremium,
  RatsgremiumShort,
  Ratsperson,
  Ratspersonen,
} from '@gm/shared/areas/ratsinfo/ratsinfo';
import { sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';
import { buildCouncilPath } from './ratsinfo-path.ts';

/** OParl organizationType of a political group, which is not a body of its own. */
const FRAKTION = 'Fraktion';

/** A membership that is valid on a calendar day. */
const isValid = (today: string) => sql<boolean>`(not m.geloescht
  and coalesce(m.beginn, '-infinity') <= ${today}::date and coalesce(m.ende, 'infinity') >= ${today}::date)`;

/** Chairs first, then their deputies. */
const rank = sql`case when m.funktion ilike '%stellv%' then 2 when m.funktion ilike '%vorsitz%'
  or m.funktion ilike '%bürgermeister%' then 1 else 3 end`;

/** Bodies and persons, which are all public. */
export function createRatsgremiumRepository(db: DataSource) {
  const fraktion = (today: string) => sql<string | null>`(
    select g.name from rats_mitgliedschaften m join rats_gremien g on g.id = m.gremium_id
    where m.person_id = p.id and g.art = ${FRAKTION} and not g.geloescht and ${isValid(today)} limit 1)`;

  const gremien = (today: string) =>
    db
      .selectFrom('rats_gremien as g')
      .where('g.geloescht', '=', false)
      .select(['g.id', 'g.name', 'g.kurzname', 'g.art', 'g.beschreibung'])
      .select(
        sql<number>`(select count(*)::int from rats_mitgliedschaften m where m.gremium_id = g.id and ${isValid(today)})`.as(
          'mitglieder',
        ),
      )
      .orderBy(sql`g.art = ${FRAKTION}`)
      .orderBy('g.sortierung')
      .orderBy('g.name');

  const toShort = <Line extends Omit<RatsgremiumShort, 'detailURL'>>(line: Line) => ({
    ...line,
    detailURL: buildCouncilPath('gremien', line.id),
  });

  async function listMembers(id: number, today: string): Promise<CouncilMember[]> {
    const lines = await db
      .selectFrom('rats_mitgliedschaften as m')
      .innerJoin('rats_personen as p', 'p.id', 'm.person_id')
      .select(['p.id', 'p.name', 'm.funktion', 'm.stimmrecht', 'p.ortsteil', fraktion(today).as('fraktion')])
      .where('m.gremium_id', '=', id)
      .where('p.geloescht', '=', false)
      .where(isValid(today))
      .orderBy(rank)
      .orderBy('p.nachname')
      .orderBy('p.vorname')
      .execute();
    return lines.map(({ stimmrecht, ...line }) => ({
      ...line,
      stimmrecht: stimmrecht !== false,
      detailURL: buildCouncilPath('personen', line.id),
    }));
  }

  return {
    /** Bodies on a calendar day, groups last. */
    async list(today: string): Promise<(RatsgremiumShort & { beschreibung: string | null })[]> {
      const lines = await gremien(today).execute();
      return lines.map((line) => toShort({ ...line, beschreibung: line.beschreibung || null }));
    },

    /** Name of a body, or null. */
    async findTitel(id: number): Promise<string | null> {
      const line = await db
        .selectFrom('rats_gremien')
        .select('name')
        .where('id', '=', id)
        .where('geloescht', '=', false)
        .executeTakeFirst();
      return line?.name ?? null;
    },

    /** A body with its members on a calendar day, or null. */
    async find(
      id: number,
      today: string,
    ): Promise<Pick<
      Ratsgremium,
      'id' | 'name' | 'kurzname' | 'art' | 'detailURL' | 'beschreibung' | 'mitglieder'
    > | null> {
      const line = await gremien(today).where('g.id', '=', id).executeTakeFirst();
      if (!line) return null;
      return {
        ...toShort({ ...line, beschreibung: line.beschreibung || null }),
        mitglieder: await listMembers(id, today),
      };
    },

    /** Members of bodies on a calendar day, by surname. */
    async listPersonen(today: string): Promise<Ratspersonen> {
      const lines = await db
        .selectFrom('rats_personen as p')
        .select(['p.id', 'p.name', 'p.ortsteil', 'p.status', fraktion(today).as('fraktion')])
        .where('p.geloescht', '=', false)
        .where(
          sql<boolean>`exists (select 1 from rats_mitgliedschaften m where m.person_id = p.id and ${isValid(today)})`,
        )
        .orderBy('p.nachname')
        .orderBy('p.vorname')
        .execute();
      const fraktionen = [...new Set(lines.flatMap(({ fraktion: name }) => name ?? []))];
      return {
        data: lines.map((line) => ({ ...line, detailURL: buildCouncilPath('personen', line.id) })),
        fraktionen: fraktionen.sort((a, b) => a.localeCompare(b, 'de')),
      };
    },

    /** Ids of the bodies a person is a member of on a calendar day. */
    async listGremienVon(person: number, today: string): Promise<number[]> {
      const lines = await db
        .selectFrom('rats_mitgliedschaften as m')
        .innerJoin('rats_gremien as g', 'g.id', 'm.gremium_id')
        .innerJoin('rats_personen as p', 'p.id', 'm.person_id')
        .select('g.id')
        .distinct()
        .where('p.id', '=', person)
        .where('p.geloescht', '=', false)
        .where('g.geloescht', '=', false)
        .where(isValid(today))
        .execute();
      return lines.map(({ id }) => id);
    },

    /** Name of a person, or null. */
    async findName(id: number): Promise<string | null> {
      const line = await db
        .selectFrom('rats_personen')
        .select('name')
        .where('id', '=', id)
        .where('geloescht', '=', false)
        .executeTakeFirst();
      return line?.name ?? null;
    },

    /** A person with all memberships, or null. */
    async findPerson(id: number, today: string): Promise<Omit<Ratsperson, 'vorlagen' | 'seo'> | null> {
      const person = await db
        .selectFrom('rats_personen as p')
        .select(['p.id', 'p.name', 'p.ortsteil', 'p.status', 'p.taetigkeitsbereiche', 'p.email', 'p.telefon'])
        .select(fraktion(today).as('fraktion'))
        .where('p.id', '=', id)
        .where('p.geloescht', '=', false)
        .executeTakeFirst();
      if (!person) return null;
      const lines = await db
        .selectFrom('rats_mitgliedschaften as m')
        .innerJoin('rats_gremien as g', 'g.id', 'm.gremium_id')
        .select(['g.id', 'g.name', 'm.funktion', 'm.stimmrecht', 'm.beginn', 'm.ende', isValid(today).as('aktuell')])
        .where('m.person_id', '=', id)
        .where('m.geloescht', '=', false)
        .where('g.geloescht', '=', false)
        .orderBy(sql`${isValid(today)} desc`)
        .orderBy('g.sortierung')
        .orderBy(sql`m.beginn desc nulls last`)
        .execute();
      return {
        ...person,
        detailURL: buildCouncilPath('personen', id),
        mitgliedschaften: lines.map((line) => ({
          gremium: { id: line.id, name: line.name, detailURL: buildCouncilPath('gremien', line.id) },
          funktion: line.funktion,
          stimmrecht: line.stimmrecht !== false,
          von: line.beginn,
          bis: line.ende,
          aktuell: line.aktuell,
        })),
      };
    },
  };
}
