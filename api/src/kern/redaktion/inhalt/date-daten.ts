import type { Formfeld } from '@gm/shared/schemas/formfeld';
import { readTag } from '../../inhalt/tag.ts';

/** Data with the day of the calendar in the place of each that is counted from `heute`, which forms cannot show. */
export function dateDaten({ art, felder, eintrag }: Formfeld, wert: unknown, heute: string): unknown {
  if (art === 'tag') return typeof wert === 'number' ? readTag(wert, heute) : wert;
  if (art === 'liste' && eintrag && Array.isArray(wert)) return wert.map((teil) => dateDaten(eintrag, teil, heute));
  if (art !== 'gruppe' || typeof wert !== 'object' || wert === null || Array.isArray(wert)) return wert;
  const jeName = new Map(felder.map((feld) => [feld.name, feld]));
  return Object.fromEntries(
    Object.entries(wert).map(([name, teil]) => {
      const feld = jeName.get(name);
      return [name, feld ? dateDaten(feld, teil, heute) : teil];
    }),
  );
}
