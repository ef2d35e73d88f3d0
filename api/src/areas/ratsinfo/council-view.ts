import { type RawBuilder, sql } from 'kysely';

/**
 * What a user may read: everything public, and non-public data of these bodies (ids of `rats_gremien`). Empty for
 * visitors.
 */
export type View = readonly number[];

export const PUBLIC: View = [];

const numbers = (view: View) => sql`${[...view]}::int[]`;
const nothing = sql<boolean>`false`;

const meetingDerView = (meeting: RawBuilder<unknown>, view: View) =>
  sql<boolean>`exists (select 1 from rats_sitzungen x where x.id = ${meeting} and x.gremien && ${numbers(view)})`;
const paperDerView = (paper: RawBuilder<unknown>, view: View) =>
  sql<boolean>`exists (select 1 from rats_beratungen y left join rats_sitzungen x on x.id = y.sitzung_id
    where y.vorlage_id = ${paper} and not y.geloescht
      and (y.gremien && ${numbers(view)} or x.gremien && ${numbers(view)}))`;

type DataTable = 'punkt' | 'vorlage' | 'beratung' | 'datei';

/**
 * Condition on a row of the guarded tables; the query must alias them as `punkt`, `vorlage`, `beratung` and `datei`.
 */
export function isVisible(table: DataTable, view: View): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const derView = {
    punkt: () => meetingDerView(column('sitzung_id'), view),
    vorlage: () => paperDerView(column('id'), view),
    beratung: () => sql<boolean>`(beratung.gremien && ${numbers(view)}
      or ${meetingDerView(column('sitzung_id'), view)})`,
    datei: () => sql<boolean>`(${meetingDerView(column('sitzung_id'), view)}
      or ${paperDerView(column('vorlage_id'), view)}
      or exists (select 1 from rats_tagesordnungspunkte z
        where z.id = datei.punkt_id and ${meetingDerView(sql`z.sitzung_id`, view)}))`,
  };
  return sql<boolean>`(not ${column('geloescht')}
    and (${column('oeffentlich')} or ${view.length > 0 ? derView[table]() : nothing}))`;
}
