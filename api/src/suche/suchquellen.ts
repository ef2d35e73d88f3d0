import { createBranchenRepository } from '../daten/branchen-repository.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createFerienprogrammRepository } from '../daten/ferienprogramm-repository.ts';
import { createKalenderRepository } from '../daten/kalender-repository.ts';
import type { Suchzeile } from '../daten/suche-repository.ts';

/**
 * Public entries of the kinds of content that have tables of their own. A new kind joins here: search, site map and the
 * paths that are remembered when they disappear follow.
 */
export async function listeSuchquellen(db: Datenquelle): Promise<{ typ: string; zeilen: Suchzeile[] }[]> {
  return [
    { typ: 'veranstaltung', zeilen: await createKalenderRepository(db).listeSuchzeilen() },
    { typ: 'ferienprogramm', zeilen: await createFerienprogrammRepository(db).listeSuchzeilen() },
    { typ: 'eintrag', zeilen: await createBranchenRepository(db).listeSuchzeilen() },
  ];
}
