import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { createArtikelRepository } from '../../bereiche/aktuelles/artikel-repository.ts';
import { createBekanntmachungRepository } from '../../bereiche/bekanntmachungen/bekanntmachung-repository.ts';
import { createBranchenRepository } from '../../bereiche/branchenverzeichnis/branchen-repository.ts';
import { createFerienprogrammRepository } from '../../bereiche/ferienprogramm/ferienprogramm-repository.ts';
import { createRatsSucheRepository } from '../../bereiche/ratsinfo/rats-suche-repository.ts';
import { createKalenderbestandRepository } from '../../bereiche/veranstaltungen/kalenderbestand-repository.ts';
import { createWegweiserRepository } from '../../bereiche/wegweiser/wegweiser-repository.ts';
import type { Datenquelle } from '../daten/database.ts';
import type { Suchzeile } from './suche-repository.ts';

export interface Suchquelle {
  typ: string;
  zeilen: Suchzeile[];
}

/**
 * Public entries of the kinds of content that have tables of their own. A new kind joins here: search, site map and the
 * paths that are remembered when they disappear follow.
 */
export async function listSuchquellen(db: Datenquelle, jetzt = new Date()): Promise<Suchquelle[]> {
  const { tag: heute } = readBerlinerZeit(jetzt);
  return [
    { typ: 'artikel', zeilen: await createArtikelRepository(db).listSuchzeilen() },
    { typ: 'veranstaltung', zeilen: await createKalenderbestandRepository(db).listSuchzeilen() },
    { typ: 'ferienprogramm', zeilen: await createFerienprogrammRepository(db).listSuchzeilen() },
    { typ: 'eintrag', zeilen: await createBranchenRepository(db).listSuchzeilen() },
    { typ: 'bekanntmachung', zeilen: await createBekanntmachungRepository(db).listSuchzeilen(heute) },
    ...(await createWegweiserRepository(db).listSuchquellen()),
    ...(await createRatsSucheRepository(db).listSuchquellen()),
  ];
}

/**
 * Paths of the pages of these entries, of pages about them that the search leaves out, and of what it keeps itself.
 * Articles are listed with the pages, which have a day.
 */
export async function listEintragPfade(db: Datenquelle, quellen: readonly Suchquelle[]): Promise<string[]> {
  const pfade = quellen.filter(({ typ }) => typ !== 'artikel').flatMap(({ zeilen }) => zeilen.map(({ pfad }) => pfad));
  const ansprechpartner = await createWegweiserRepository(db).listAnsprechpartnerPfade();
  return [...pfade, ...ansprechpartner, ...(await createRatsSucheRepository(db).listPaths())];
}
