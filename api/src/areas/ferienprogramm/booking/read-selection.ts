import type {
  ChosenVeranstaltung,
  Registration,
} from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createFerienprogrammRepository } from '../program/ferienprogramm-repository.ts';
import { buildChildKey } from './build-child-key.ts';
import type { Selected } from './check-registration.ts';

/** Id of no event, so that ambiguous or missing names are reported as unknown events. */
const NONE = 0;

/** Id of a chosen event, or of the only event with this title and these dates. */
async function readId(
  db: DataSource,
  { id, titel: title, datum_von, datum_bis }: ChosenVeranstaltung,
): Promise<number> {
  if (id !== undefined) return id;
  if (title === undefined || datum_von === undefined) return NONE;
  const found = await createFerienprogrammRepository(db).findByName(title, datum_von, datum_bis ?? null);
  return found.length === 1 ? (found[0] ?? NONE) : NONE;
}

export async function readSelection(
  db: DataSource,
  { kinder: children }: Pick<Registration, 'kinder'>,
): Promise<Selected[]> {
  const selection: Selected[] = [];
  for (const { veranstaltungen, ...child } of children) {
    const ids: number[] = [];
    for (const chosen of veranstaltungen) ids.push(await readId(db, chosen));
    selection.push({ kind: child, schluessel: buildChildKey(child), ids });
  }
  return selection;
}
