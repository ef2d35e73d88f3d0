import { join } from 'node:path';
import { AppError } from '@gm/shared/errors/app-error';
import { createDiskObjects } from '@gm/shared/store/disk-objects';
import type { Objects } from '@gm/shared/store/objects';
import { createS3Objects } from '@gm/shared/store/s3-objects';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../database/database-handle.ts';

const NAME = 'installation.txt';

const toFault = (predicate: string, options?: ErrorOptions) => new Error(`the store of files ${predicate}`, options);

/** The picture storage records its database. */
const openPlace = ({ files, DATA_DIR }: Config): Objects =>
  files ? createS3Objects(files, toFault) : createDiskObjects(DATA_DIR);

/** Releases the claim: a restored database is a different one. */
export const forgetInstallation = (config: Config): Promise<void> => openPlace(config).remove(NAME);

/** Identifies the database; a server and its standbys share this number. */
export async function nameDatabase({ db }: Pick<OpenDatabase, 'db'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select system_identifier::text || '/' || current_database() as name from pg_control_system()`.execute(db);
  return rows[0]?.name ?? '';
}

/**
 * Prevents accidental sharing: two sites with one database would send each other's mails, and two databases with one
 * folder would delete each other's pictures. Throws `datenbank_in_benutzung` before any change. The embedded database
 * has its own lock inside its folder.
 */
export async function claimInstallation(database: OpenDatabase, config: Config): Promise<void> {
  if (!config.DATABASE_URL) return;
  const claim = await database.claim?.(new URL(config.SITE_URL).origin);
  if (claim === 'restore')
    throw new AppError('datenbank_in_benutzung', 'A backup is being restored into the database of DATABASE_URL.');
  if (claim === 'another site') {
    const message =
      `The database of DATABASE_URL is in use by a site with another address than ${config.SITE_URL} (PUBLIC_URL). ` +
      'Use a database of its own, or end all processes of the old address first.';
    throw new AppError('datenbank_in_benutzung', message);
  }
  const place = openPlace(config);
  const name = await nameDatabase(database);
  if (await place.writeNew(NAME, Buffer.from(name))) return;
  const known = (await place.read(NAME))?.bytes.toString();
  if (known === undefined || known === name) return;
  const folder = config.files ? config.files.url : join(config.DATA_DIR, NAME);
  const message =
    `The files in ${config.files ? 'FILES_S3' : 'DATA_DIR'} belong to another database (${known}) than this one (${name}). ` +
    `If that is intended, after a move for example, delete ${NAME} there: ${folder}`;
  throw new AppError('datenbank_in_benutzung', message);
}
