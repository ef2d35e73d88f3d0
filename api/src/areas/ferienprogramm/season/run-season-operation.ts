import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { AppError } from '@gm/shared/errors/app-error';
import { formatCount } from '@gm/shared/format/count';
import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import { createFaults } from '../../../core/forms/receive-once.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createHolidayDraftRepository } from '../drafts/holiday-draft-repository.ts';
import { announceProgram } from '../program/announce-program.ts';
import { createFerienprogrammRepository } from '../program/ferienprogramm-repository.ts';
import { findGaps } from './find-gaps.ts';
import { type CopyPlan, planCopy } from './plan-copy.ts';
import type { SeasonOperation } from './season-operation.ts';
import { createSeasonRepository } from './season-repository.ts';

const OUTDATED = 'Inzwischen hat sich etwas geändert. Bitte laden Sie die Seite neu.';
const sayOffers = (count: number) => formatCount(count, 'Angebot', 'Angebote');

/** Registration days of the next season; null while the registration of this one is not over. */
export function shiftRegistration(
  { anmeldung_von, anmeldung_bis }: Pick<FerienprogrammOptions, 'anmeldung_von' | 'anmeldung_bis'>,
  { jahr: year, tage: days }: Pick<CopyPlan, 'jahr' | 'tage'>,
  today: string,
) {
  if (anmeldung_bis >= today || Number(anmeldung_bis.slice(0, 4)) !== year) return null;
  return { anmeldung_von: addDays(anmeldung_von, days), anmeldung_bis: addDays(anmeldung_bis, days) };
}

type Operation<V extends SeasonOperation['vorgang']> = Extract<SeasonOperation, { vorgang: V }>;

async function copy(
  trx: DataSource,
  { jahr: year, angebote: ids, anmeldezeit: withRegistration }: Operation<'uebernehmen'>,
  today: string,
): Promise<string> {
  const plan = await planCopy(trx, today);
  const known = new Set(plan?.offen.map(({ id }) => id));
  if (plan?.jahr !== year || ids.some((id) => !known.has(id))) throw new AppError('konflikt', OUTDATED);
  const season = createSeasonRepository(trx);
  for (const id of ids) await season.copy(id, plan.tage);
  const programme = createFerienprogrammRepository(trx);
  const options = withRegistration ? await programme.findOptions() : null;
  const registration = options && shiftRegistration(options, plan, today);
  if (registration) await programme.setAnmeldezeit(registration);
  await announceProgram(trx);
  return `${sayOffers(ids.length)} aus ${year} ${ids.length === 1 ? 'ist' : 'sind'} als Entwurf für ${year + 1} übernommen.`;
}

async function publish(trx: DataSource, { angebote: ids }: Operation<'veroeffentlichen'>): Promise<string> {
  const drafts = createHolidayDraftRepository(trx);
  for (const id of [...ids].sort((one, other) => one - other)) {
    if (!(await drafts.lock(id, false))) throw new AppError('konflikt', OUTDATED);
    const gaps = await findGaps(trx, id);
    if (gaps) throw createFaults([{ feld: 'angebote', meldung: gaps }]);
  }
  await createSeasonRepository(trx).publish(ids);
  await announceProgram(trx);
  return `${sayOffers(ids.length)} ${ids.length === 1 ? 'steht' : 'stehen'} jetzt im Ferienprogramm.`;
}

/** Copies events of the last season, or publishes drafts, in one transaction; returns a German message. */
export async function runSeasonOperation(db: DataSource, input: SeasonOperation, now: Date): Promise<string> {
  const { tag: today } = readBerlinTime(now);
  return db
    .transaction()
    .execute((trx) => (input.vorgang === 'uebernehmen' ? copy(trx, input, today) : publish(trx, input)));
}
