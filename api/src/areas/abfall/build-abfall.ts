import { addDays } from '@gm/shared/rules/berlin-time';
import { buildSlug } from '@gm/shared/rules/build-slug';
import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import { createErrorList } from '../../core/entries/content-error.ts';
import { groupBy } from '../../core/entries/group-by.ts';
import { computeTermine } from '../../core/services/calendar/compute-termine.ts';
import type { AbfallFile } from './abfall-file.ts';
import type { AbfallLines } from './abfall-repository.ts';
import { shiftAbfuhr } from './shift-abfuhr.ts';

const FILE = 'abfall.yaml';

interface Source {
  abfall: AbfallFile;
  gemeinde: Pick<Gemeinde, 'ortsteile'>;
}

/** Days; a holiday may shift a collection of the previous week into this one. */
const REVIEW = 7;

/**
 * Streets and collection dates of the next twelve months, adjusted for holidays. Throws `inhalt_fehlerhaft` for unknown
 * districts and duplicate streets.
 */
export function buildAbfall({ abfall, gemeinde }: Source, today: string): AbfallLines {
  const error = createErrorList();
  const kinds = abfall.arten.map((kind, sequence) => ({ ...kind, reihenfolge: sequence }));
  const streets = new Map<string, AbfallLines['strassen'][number]>();
  const ortsteile = new Set<string>();

  const abfuhren = abfall.bezirke.flatMap(({ name: district, ortsteil, abfuhren: rules, strassen: names }) => {
    if (!gemeinde.ortsteile.includes(ortsteil)) error.add(FILE, district, `Den Ortsteil „${ortsteil}“ gibt es nicht.`);
    const usual = !ortsteile.has(ortsteil);
    ortsteile.add(ortsteil);
    for (const name of names) {
      const id = buildSlug(`${ortsteil} ${name}`);
      if (streets.has(id)) error.add(FILE, district, `Die Straße „${name}“ steht zweimal in ${ortsteil}.`);
      streets.set(id, { id, name, ortsteil, bezirk: district, ueblich: usual });
    }
    return [...groupBy(rules, ({ art: kind }) => kind)].flatMap(([kind, list]) => {
      const usualDays = list.flatMap(({ regel: rule }) => computeTermine(rule, REVIEW, today));
      const days = new Map(usualDays.map((day) => [shiftAbfuhr(day), day]));
      return [...days]
        .filter(([day]) => day >= today && day < addDays(today, 365))
        .map(([day, ueblicher]) => ({
          bezirk: district,
          art: kind,
          tag: day,
          statt: day === ueblicher ? null : ueblicher,
        }));
    });
  });
  error.throwIfAny();
  return { arten: kinds, strassen: [...streets.values()], abfuhren };
}
