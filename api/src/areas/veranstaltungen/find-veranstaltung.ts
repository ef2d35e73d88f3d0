import type { DataSource } from '../../core/platform/database/database.ts';
import { createVeranstaltungRepository, type VeranstaltungWithContact } from './veranstaltung-repository.ts';

/** An event, published or not, with internal data of the office; null if there is none. */
export const findVeranstaltung = async (db: DataSource, id: number | null): Promise<VeranstaltungWithContact | null> =>
  id === null ? null : createVeranstaltungRepository(db).find(id, { auchUngeprueft: true });
