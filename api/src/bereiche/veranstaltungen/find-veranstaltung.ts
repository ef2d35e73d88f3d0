import type { Datenquelle } from '../../kern/daten/database.ts';
import { createVeranstaltungRepository, type VeranstaltungMitKontakt } from './veranstaltung-repository.ts';

/** An event, released or not, with what only the office may know of it; null where there is none, or no number. */
export const findVeranstaltung = async (db: Datenquelle, id: number | null): Promise<VeranstaltungMitKontakt | null> =>
  id === null ? null : createVeranstaltungRepository(db).find(id, { auchUngeprueft: true });
