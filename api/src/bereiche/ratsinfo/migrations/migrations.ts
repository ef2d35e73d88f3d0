import type { Migration } from 'kysely';
import * as ratsinfo from './0016_ratsinfo.ts';
import * as oparl from './0017_oparl.ts';
import * as ratsimport from './0017_ratsimport.ts';
import * as ratssuche from './0017_ratssuche.ts';
import * as ratsdateienSchluessel from './0018_ratsdateien_schluessel.ts';
import * as ratsabos from './0025_ratsabos.ts';
import * as ratsnotizen from './0026_ratsnotizen.ts';
import * as sucheNachGremium from './0027_suche_nach_gremium.ts';
import * as ratsdateienFassung from './0033_ratsdateien_fassung.ts';

/** Steps of the schema. A released one is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  '0016_ratsinfo': ratsinfo,
  '0017_oparl': oparl,
  '0017_ratsimport': ratsimport,
  '0017_ratssuche': ratssuche,
  '0018_ratsdateien_schluessel': ratsdateienSchluessel,
  '0025_ratsabos': ratsabos,
  '0026_ratsnotizen': ratsnotizen,
  '0027_suche_nach_gremium': sucheNachGremium,
  '0033_ratsdateien_fassung': ratsdateienFassung,
};
