import type { Migration } from 'kysely';
import * as ratsinfo from './0016_ratsinfo.ts';
import * as oparl from './0017_oparl.ts';
import * as councilImport from './0017_ratsimport.ts';
import * as councilSearch from './0017_ratssuche.ts';
import * as councilFilesKey from './0018_ratsdateien_schluessel.ts';
import * as ratsabos from './0025_ratsabos.ts';
import * as councilNotes from './0026_ratsnotizen.ts';
import * as searchAfterGremium from './0027_suche_nach_gremium.ts';
import * as councilFilesVersion from './0033_ratsdateien_fassung.ts';

/** Schema migrations. Never change a released one; add another. */
export const migrations: Record<string, Migration> = {
  '0016_ratsinfo': ratsinfo,
  '0017_oparl': oparl,
  '0017_ratsimport': councilImport,
  '0017_ratssuche': councilSearch,
  '0018_ratsdateien_schluessel': councilFilesKey,
  '0025_ratsabos': ratsabos,
  '0026_ratsnotizen': councilNotes,
  '0027_suche_nach_gremium': searchAfterGremium,
  '0033_ratsdateien_fassung': councilFilesVersion,
};
