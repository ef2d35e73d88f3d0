import type { DataSource } from '../../core/platform/database/database.ts';
import { createEintragungRepository } from './eintragung-repository.ts';
import { createVeranstaltungRepository, type VeranstaltungWithContact } from './veranstaltung-repository.ts';

/** An event, published or not, with internal data of the office; null if there is none. */
export const findVeranstaltung = async (db: DataSource, id: number | null): Promise<VeranstaltungWithContact | null> =>
  id === null ? null : createVeranstaltungRepository(db).find(id, { auchUngeprueft: true });

/** Ids of the submissions about an event: its entry, and requests that name it. */
export const listSubmissionsAbout = async (db: DataSource, id: number | null): Promise<number[]> =>
  id === null ? [] : createEintragungRepository(db).listSubmissions(id);
