import type { Formfeld } from '@gm/shared/schemas/formfeld';
import { listBenannte, nameTeile } from '../../inhalt/kurzform.ts';
import { readTag } from '../../inhalt/tag.ts';

const listNamen = ({ felder }: Pick<Formfeld, 'felder'>) => felder.map(({ name }) => name);

/**
 * Data as forms can show it: the day of the calendar in the place of each that is counted from `heute`, and what files say briefly in
 * full.
 */
export function dateDaten({ art, felder, eintrag }: Formfeld, wert: unknown, heute: string): unknown {
  if (art === 'tag') return typeof wert === 'number' ? readTag(wert, heute) : wert;
  if (art === 'liste' && eintrag) {
    const liste = eintrag.art === 'gruppe' ? listBenannte(wert, listNamen(eintrag)) : wert;
    return Array.isArray(liste) ? liste.map((teil) => dateDaten(eintrag, teil, heute)) : liste;
  }
  if (art !== 'gruppe') return wert;
  const gruppe = nameTeile(wert, listNamen({ felder }));
  if (typeof gruppe !== 'object' || gruppe === null || Array.isArray(gruppe)) return gruppe;
  const jeName = new Map(felder.map((feld) => [feld.name, feld]));
  return Object.fromEntries(
    Object.entries(gruppe).map(([name, teil]: [string, unknown]) => {
      const feld = jeName.get(name);
      return [name, feld ? dateDaten(feld, teil, heute) : teil];
    }),
  );
}
