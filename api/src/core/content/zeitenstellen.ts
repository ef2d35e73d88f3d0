import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { OpeningTime } from '@gm/shared/schemas/opening-hours';
import { z } from 'zod';
import type { ErrorList } from '../entries/content-error.ts';
import { createEntryRepository } from '../entries/entry-repository.ts';
import { gemeindeFileSchema } from '../entries/gemeinde-file.ts';
import type { DataSource } from '../platform/database/database.ts';

/** The name by which fields refer to an office in `gemeinde.yaml`. */
export const ZEITENSTELLE = 'zeitenstelle';

type Details = Pick<Gemeinde, 'buergerbuero' | 'weitereOeffnungszeiten'>;

const listStellen = ({ buergerbuero, weitereOeffnungszeiten: furtherOpeningHours = [] }: Details) => [
  buergerbuero,
  ...furtherOpeningHours,
];

/** An office whose opening times are kept in `gemeinde.yaml` only. */
export const timesFromField = z.string().trim().min(1).optional().meta({
  verweis: ZEITENSTELLE,
  title: 'Öffnungszeiten von',
  description: 'Die Zeiten stehen in den „Angaben zur Gemeinde“. Ohne Auswahl gelten die Zeiten, die Sie hier angeben.',
});

/**
 * Opening times of the named office; null without a name. A block with times of its own as well is refused as
 * contradictory.
 */
export function findTimesFrom(
  gemeinde: Details,
  { zeitenVon: timesFrom, hatEigene: hasOwn }: { zeitenVon: string | undefined; hatEigene: boolean },
  location: { fehler: ErrorList; datei: string; feld: string },
): OpeningTime[] | null {
  if (timesFrom === undefined) return null;
  const report = (message: string) => location.fehler.add(location.datei, location.feld, message);
  if (hasOwn) report('Bitte wählen Sie entweder eine Stelle aus oder geben Sie eigene Zeiten an.');
  const stelle = listStellen(gemeinde).find(({ name }) => name === timesFrom);
  if (!stelle) report(`Die Öffnungszeiten von „${timesFrom}“ stehen nicht in gemeinde.yaml.`);
  return stelle?.oeffnungszeiten ?? null;
}

/** Names of the offices, as choices in forms. */
export async function listZeitenstellen(db: DataSource): Promise<string[]> {
  const [gemeinde] = await createEntryRepository(db).listArt('gemeinde');
  const { data } = gemeindeFileSchema.safeParse(gemeinde?.daten);
  return data ? listStellen(data).map(({ name }) => name) : [];
}
