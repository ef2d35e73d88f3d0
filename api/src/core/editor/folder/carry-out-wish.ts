import type { Kysely } from 'kysely';
import type { ContentArea } from '../../content/context.ts';
import { exportContent } from '../../content/folder/export-content.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { openFiles } from '../../platform/files/open-files.ts';
import type { Command } from '../../platform/jobs/commands.ts';
import { importContent } from './import-content.ts';

export type ContentWish = Extract<Command, { vorgang: 'import' | 'export' }>;

interface House {
  config: Config;
  /** Areas that are switched on, and all areas. */
  bereiche: readonly ContentArea[];
  alle: readonly ContentArea[];
}

/** Returns a report. Throws on faults, without any change. */
export async function carryOutWish(
  db: Kysely<Database>,
  { config, bereiche: areas, alle: all }: House,
  wish: ContentWish,
): Promise<string> {
  const { uploads } = openFiles(config);
  const { ordner: folder } = wish;
  if (wish.vorgang === 'export')
    return `${await exportContent(db, { ordner: folder, alle: all, uploads })} files written to ${folder}.`;
  const result = await importContent(db, {
    ordner: folder,
    bereiche: areas,
    alle: all,
    uploads,
    ersetzen: wish.ersetzen,
  });
  if (!result) return 'Nothing imported: the database has content already. --replace puts the folder in its place.';
  return result.geladen ? `Imported as version ${result.version}.` : 'Nothing imported: it is the same already.';
}
