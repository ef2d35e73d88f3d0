import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Verzeichnis } from '@gm/shared/schemas/verzeichnis';
import type { Bereich } from '../bereich.ts';
import type { Datenquelle } from '../daten/database.ts';
import type { Suchquelle } from './suchquelle.ts';

type Bereiche = readonly Pick<Bereich, 'suche' | 'weiterePfade'>[];

/** Public entries of all areas: search, site map, and the paths that are remembered when they disappear. */
export async function listSuchquellen(
  db: Datenquelle,
  bereiche: Bereiche,
  jetzt = new Date(),
): Promise<readonly Suchquelle[]> {
  const { tag: heute } = readBerlinerZeit(jetzt);
  const quellen: Suchquelle[] = [];
  // One after the other: a transaction has one connection.
  for (const bereich of bereiche) quellen.push(...((await bereich.suche?.(db, heute)) ?? []));
  return quellen;
}

/** Pages of these entries, and those that areas name besides. */
export async function listEintragseiten(
  db: Datenquelle,
  bereiche: Bereiche,
  quellen: readonly Suchquelle[],
): Promise<Verzeichnis['data']> {
  const seiten = quellen.flatMap(({ zeilen, istStand }) =>
    zeilen.map(({ pfad, datum }) => (istStand ? { pfad, geaendert: datum } : { pfad })),
  );
  for (const bereich of bereiche) {
    for (const pfad of (await bereich.weiterePfade?.(db)) ?? []) seiten.push({ pfad });
  }
  return seiten;
}
