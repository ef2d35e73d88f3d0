import type {
  BrancheneintragTyp,
  Branchenverzeichnis,
} from '@gm/shared/bereiche/branchenverzeichnis/branchenverzeichnis';
import { BRANCHENEINTRAG_TYPEN } from '@gm/shared/schemas/veranstaltung-daten';

/** Entries with the same kind, category and first letter that have all the words somebody looks for. */
export interface Gruppe {
  typ: BrancheneintragTyp;
  rubrik_id: number | null;
  buchstabe: string;
  anzahl: number;
}

export interface Branchenauswahl {
  typen?: readonly BrancheneintragTyp[] | undefined;
  rubriken?: readonly number[] | undefined;
  buchstabe?: string | undefined;
}

const TITEL: Record<BrancheneintragTyp, string> = {
  vereine: 'Vereine',
  institutionen: 'Institutionen',
  einrichtungen: 'Einrichtungen',
  firmen: 'Firmen',
};
const sum = (gruppen: readonly Gruppe[]) => gruppen.reduce((summe, { anzahl }) => summe + anzahl, 0);

/**
 * What can be chosen beside what is chosen, and how much is left then: another kind drops category and letter, another
 * category the letter.
 */
export function countAuswahl(
  gruppen: readonly Gruppe[],
  { typen, rubriken, buchstabe }: Branchenauswahl,
  namen: ReadonlyMap<number, string>,
): Pick<Branchenverzeichnis, 'anzahl' | 'auswahl'> {
  const desTyps = gruppen.filter(({ typ }) => !typen || typen.includes(typ));
  const derRubrik = desTyps.filter(({ rubrik_id: id }) => !rubriken || (id !== null && rubriken.includes(id)));
  const gezeigt = derRubrik.filter((gruppe) => !buchstabe || gruppe.buchstabe === buchstabe);
  return {
    anzahl: sum(gezeigt),
    auswahl: {
      typen: BRANCHENEINTRAG_TYPEN.map((typ) => ({
        typ,
        titel: TITEL[typ],
        anzahl: sum(gruppen.filter((gruppe) => gruppe.typ === typ)),
      })).filter(({ anzahl }) => anzahl > 0),
      rubriken: [...namen]
        .map(([id, rubrik]) => ({ id, rubrik, anzahl: sum(desTyps.filter(({ rubrik_id }) => rubrik_id === id)) }))
        .filter(({ id, anzahl }) => anzahl > 0 || rubriken?.includes(id)),
      buchstaben: [...new Set(derRubrik.map((gruppe) => gruppe.buchstabe))].sort(),
    },
  };
}
