import type {
  BrancheneintragType,
  Branchenverzeichnis,
} from '@gm/shared/areas/branchenverzeichnis/branchenverzeichnis';
import { BRANCHENEINTRAG_TYPES } from '@gm/shared/schemas/events/veranstaltung-data';

/** Number of entries with the same kind, category and first letter that match the search words. */
export interface Group {
  typ: BrancheneintragType;
  rubrik_id: number | null;
  buchstabe: string;
  anzahl: number;
}

export interface BranchenSelection {
  typen?: readonly BrancheneintragType[] | undefined;
  rubriken?: readonly number[] | undefined;
  buchstabe?: string | undefined;
}

const TITLE: Record<BrancheneintragType, string> = {
  vereine: 'Vereine',
  institutionen: 'Institutionen',
  einrichtungen: 'Einrichtungen',
  firmen: 'Firmen',
};
const sum = (groups: readonly Group[]) => groups.reduce((sum, { anzahl: count }) => sum + count, 0);

/**
 * Number of entries for each available choice. Choosing another kind resets category and letter, choosing another
 * category resets the letter.
 */
export function countSelection(
  groups: readonly Group[],
  { typen: types, rubriken: categories, buchstabe: letter }: BranchenSelection,
  names: ReadonlyMap<number, string>,
): Pick<Branchenverzeichnis, 'anzahl' | 'auswahl'> {
  const desTyps = groups.filter(({ typ: type }) => !types || types.includes(type));
  const derCategory = desTyps.filter(({ rubrik_id: id }) => !categories || (id !== null && categories.includes(id)));
  const shown = derCategory.filter((group) => !letter || group.buchstabe === letter);
  return {
    anzahl: sum(shown),
    auswahl: {
      typen: BRANCHENEINTRAG_TYPES.map((type) => ({
        typ: type,
        titel: TITLE[type],
        anzahl: sum(groups.filter((group) => group.typ === type)),
      })).filter(({ anzahl: count }) => count > 0),
      rubriken: [...names]
        .map(([id, category]) => ({
          id,
          rubrik: category,
          anzahl: sum(desTyps.filter(({ rubrik_id }) => rubrik_id === id)),
        }))
        .filter(({ id, anzahl: count }) => count > 0 || categories?.includes(id)),
      buchstaben: [...new Set(derCategory.map((group) => group.buchstabe))].sort(),
    },
  };
}
