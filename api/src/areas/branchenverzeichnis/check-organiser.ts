import { ORGANISER_UNKNOWN } from '@gm/shared/schemas/events/veranstaltung-pieces';
import type { FieldError } from '@gm/shared/schemas/form';
import type { DataSource } from '../../core/platform/database/database.ts';
import { createBranchenRepository } from './branchen-repository.ts';

const FIELD = 'veranstalter_brancheneintrag_zuordnung';

interface WithOrganiser {
  [FIELD]: number | null;
}

const isOrganiser = async (db: DataSource, id: number): Promise<boolean> =>
  (await createBranchenRepository(db).findSeite(id)) !== null;

/** The selected organiser must be an entry of the directory. */
export async function checkOrganiser(db: DataSource, input: WithOrganiser): Promise<FieldError[]> {
  const id = input[FIELD];
  return id === null || (await isOrganiser(db, id)) ? [] : [{ feld: FIELD, meldung: ORGANISER_UNKNOWN }];
}

/** The name of the selected organiser, for the mails. */
export async function getOrganiser(db: DataSource, input: WithOrganiser): Promise<Record<string, string>> {
  const id = input[FIELD];
  const entry = id === null ? null : await createBranchenRepository(db).findSeite(id);
  return entry ? { [FIELD]: entry.titel } : {};
}
