import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@gm/shared/errors/app-error';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../database/database-handle.ts';

/** Schema, and ending of the folder, into which restores of earlier versions moved the former site. */
export const SET_ASIDE = 'vorher';

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

/** Where an interrupted restore of an earlier version left the former site. */
export async function findSetAside({ db }: Pick<OpenDatabase, 'db'>, config: Place): Promise<string | null> {
  const folder = join(config.DATA_DIR, `datenbank.${SET_ASIDE}`);
  if (!config.DATABASE_URL) return existsSync(folder) ? `the folder ${folder}` : null;
  const { rows } = await sql<{ name: string }>`select current_database() as name from pg_class
    where relnamespace = to_regnamespace(${SET_ASIDE}) and relname = 'kysely_migration'`.execute(db);
  return rows[0] ? `the schema "${SET_ASIDE}" of the database "${rows[0].name}"` : null;
}

/** An empty or half-filled database beside a former site must not be served as if it were the site. */
export async function refuseHalfRestored(database: Pick<OpenDatabase, 'db'>, config: Place): Promise<void> {
  const place = await findSetAside(database, config);
  if (!place) return;
  const message = `A restore was interrupted: ${place} holds the former site. Run \`npm run restore\` again; it brings that back first.`;
  throw new AppError('datenbank_in_benutzung', message);
}
