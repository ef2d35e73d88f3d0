import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import { STREET_TAG } from '@gm/shared/schemas/push';
import { sql } from 'kysely';
import type { Config } from '../../core/platform/config/config.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { readLetters } from '../../core/services/mail/letters.ts';
import { createPushRepository } from '../../core/services/push/push-repository.ts';
import { ABFALL_MAILS } from './abfall-mails.ts';
import { joinKinds } from './compose-abfall-mails.ts';

interface DueStreet {
  id: string;
  name: string;
  ortsteil: string;
  /** Names of the waste types collected. */
  arten: string[];
}

/** A street of a subscribed browser with collections on `day` that no browser was reminded of. */
async function findDue(db: DataSource, day: string): Promise<DueStreet | null> {
  const { rows } = await sql<DueStreet>`
    select s.id, s.name, s.ortsteil, array_agg(b.name order by b.reihenfolge) as arten
    from abfallstrassen s
      join abfuhren a on a.bezirk = s.bezirk and a.tag = ${day}
      join abfallarten b on b.id = a.art
    where exists (select 1 from push_abos p where p.strasse = s.id)
      and not exists (select 1 from push_nachrichten n where n.anlass = ${nameOccasion(day)} || s.id)
    group by s.id, s.name, s.ortsteil order by s.id limit 1`.execute(db);
  return rows[0] ?? null;
}

const nameOccasion = (day: string) => `abfuhr-${day}-`;

/**
 * Notifies the browsers of one street, in the words of the mail's subject, of the collections of the day after `now`, once the configured time of the
 * evening is reached. Returns false when none is due.
 */
export async function remindByPush(
  db: DataSource,
  config: Pick<Config, 'WASTE_REMINDER_TIME'>,
  now: Date,
): Promise<boolean> {
  const { tag: today, uhrzeit: timeOfDay } = readBerlinTime(now);
  if (timeOfDay < config.WASTE_REMINDER_TIME) return false;
  const day = addDays(today, 1);
  return db.transaction().execute(async (trx) => {
    const due = await findDue(trx, day);
    if (!due) return false;
    const { betreff: title } = (await readLetters(trx, ABFALL_MAILS)).erinnerung({ was: joinKinds(due.arten) });
    await createPushRepository(trx).store({
      anlass: nameOccasion(day) + due.id,
      tag: STREET_TAG,
      strasse: due.id,
      titel: title,
      text: `${due.name}, ${due.ortsteil}`,
      link: `/abfalltermine/?strasse=${due.id}`,
      gueltig_bis: new Date(`${day}T12:00:00Z`),
    });
    return true;
  });
}
