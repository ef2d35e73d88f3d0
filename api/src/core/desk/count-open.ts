import { addDays, readBerlinTime, readInstant } from '@gm/shared/rules/berlin-time';
import { sql } from 'kysely';
import type { Config } from '../platform/config/config.ts';
import type { DataSource } from '../platform/database/database.ts';
import type { ReleaseKinds } from './release-kind.ts';

interface OpenCount {
  anzahl: number;
  ueberfaellig: number;
  meine: number;
  meineUeberfaellig: number;
}

const NONE: OpenCount = { anzahl: 0, ueberfaellig: 0, meine: 0, meineUeberfaellig: 0 };

/**
 * Undecided submissions, and those past the deadline of their form, as `determineTrafficLight` judges each. Compares
 * instants, so that the index `einsendungen_offen_formular` is enough.
 */
export async function countOpen(
  db: DataSource,
  { alle: all }: ReleaseKinds,
  {
    PROCESSING_DAYS: days,
    PROCESSING_DAYS_OTHER: otherDays,
  }: Pick<Config, 'PROCESSING_DAYS' | 'PROCESSING_DAYS_OTHER'>,
  account: number,
  now = new Date(),
): Promise<OpenCount> {
  const { tag: today } = readBerlinTime(now);
  const limits = all.map(({ name }) => ({
    formular: name,
    grenze: readInstant({ tag: addDays(today, -(days[name] ?? otherDays)), uhrzeit: '00:00' }),
  }));
  const { rows } = await sql<OpenCount>`select count(*)::int as anzahl,
      (count(*) filter (where e.erstellt < g.grenze))::int as ueberfaellig,
      (count(*) filter (where e.zustaendig_id = ${account}))::int as meine,
      (count(*) filter (where e.zustaendig_id = ${account} and e.erstellt < g.grenze))::int as "meineUeberfaellig"
    from json_to_recordset(${JSON.stringify(limits)}::json) as g(formular text, grenze timestamptz)
    join einsendungen as e on e.formular = g.formular
    where e.status in ('eingegangen', 'in Prüfung', 'Rückfrage')`.execute(db);
  return rows[0] ?? NONE;
}
