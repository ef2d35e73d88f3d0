import type { Kysely } from 'kysely';
import type { Bereich } from '../bereich.ts';
import type { Befehl } from '../betrieb/befehle.ts';
import type { Config } from '../betrieb/config.ts';
import { openDateien } from '../dateien/open-dateien.ts';
import type { Database } from '../daten/database.ts';
import { exportInhalt } from './export-inhalt.ts';
import { importInhalt } from './import-inhalt.ts';

export type Inhaltswunsch = Extract<Befehl, { vorgang: 'import' | 'export' }>;

interface Haus {
  config: Config;
  /** Areas that are switched on, and all of them. */
  bereiche: readonly Bereich[];
  alle: readonly Bereich[];
}

/** Says what was done. Throws what is wrong; nothing has been changed then. */
export async function carryOutWunsch(
  db: Kysely<Database>,
  { config, bereiche, alle }: Haus,
  wunsch: Inhaltswunsch,
): Promise<string> {
  const { uploads } = openDateien(config);
  const { ordner } = wunsch;
  if (wunsch.vorgang === 'export')
    return `${await exportInhalt(db, { ordner, alle, uploads })} files written to ${ordner}.`;
  const ergebnis = await importInhalt(db, { ordner, bereiche, alle, uploads, ersetzen: wunsch.ersetzen });
  if (!ergebnis) return 'Nothing imported: the database has content already. --replace puts the folder in its place.';
  return ergebnis.geladen ? `Imported as version ${ergebnis.version}.` : 'Nothing imported: it is the same already.';
}
