import { join } from 'node:path';
import { AppError } from '@gm/shared/fehler/app-error';
import { createDiskObjects } from '@gm/shared/store/disk-objects';
import type { Objects } from '@gm/shared/store/objects';
import { createS3Objects } from '@gm/shared/store/s3-objects';
import { sql } from 'kysely';
import type { OpenDatabase } from '../daten/database-handle.ts';
import type { Config } from './config.ts';

const NAME = 'installation.txt';

const toFault = (predicate: string, options?: ErrorOptions) => new Error(`the store of files ${predicate}`, options);

/** Where pictures lie, the place says whose they are. */
const openPlace = ({ files, DATA_DIR }: Config): Objects =>
  files ? createS3Objects(files, toFault) : createDiskObjects(DATA_DIR);

/** What was brought back lies in another database than before. */
export const forgetInstallation = (config: Config): Promise<void> => openPlace(config).remove(NAME);

/** A server and its standbys have the same number, and no other server has it. */
export async function nameDatabase({ db }: Pick<OpenDatabase, 'db'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select system_identifier::text || '/' || current_database() as name from pg_control_system()`.execute(db);
  return rows[0]?.name ?? '';
}

/**
 * Two sites in one database would send each other's mails, and two databases over one folder would erase each other's
 * pictures: throws `datenbank_in_benutzung` before anything is touched. The embedded database has a lock of its own, and lies
 * in its folder.
 */
export async function claimInstallation(database: OpenDatabase, config: Config): Promise<void> {
  if (!config.DATABASE_URL) return;
  if (database.claim && !(await database.claim(new URL(config.SITE_URL).origin))) {
    const message =
      `In dieser Datenbank arbeitet schon eine Website unter einer anderen Adresse als ${config.SITE_URL} (PUBLIC_URL). ` +
      'Nehmen Sie eine eigene Datenbank, oder beenden Sie zuerst alle Prozesse unter der alten Adresse.';
    throw new AppError('datenbank_in_benutzung', message);
  }
  const place = openPlace(config);
  const name = await nameDatabase(database);
  if (await place.writeNew(NAME, Buffer.from(name))) return;
  const known = (await place.read(NAME))?.bytes.toString();
  if (known === undefined || known === name) return;
  const folder = config.files ? config.files.url : join(config.DATA_DIR, NAME);
  const message =
    `Die Dateien in ${config.files ? 'FILES_S3' : 'DATA_DIR'} gehören zu einer anderen Datenbank (${known}) als dieser (${name}). ` +
    `Ist das so gewollt, etwa nach einem Umzug, löschen Sie ${NAME} dort: ${folder}`;
  throw new AppError('datenbank_in_benutzung', message);
}
