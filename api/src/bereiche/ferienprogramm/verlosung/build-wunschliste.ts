import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { hasSuitableAge, listZeiten } from '@gm/shared/bereiche/ferienprogramm/regeln';
import {
  type Losregeln,
  type Losveranstaltung,
  sortKinder,
  VERFAHREN,
  type Wunschliste,
} from '@gm/shared/bereiche/ferienprogramm/verlosung/wunschliste';

export type Wunschveranstaltung = Pick<
  Ferienveranstaltung,
  'id' | 'titel' | 'datum_von' | 'datum_bis' | 'taeglich' | 'alter_min' | 'alter_max'
> & { plaetze: number };

/** A child as its family entered it. */
export interface Wunschkind {
  losnummer: string;
  geburtstag: string;
  /** Whatever it shares with those it wants to be together with. */
  gruppe: string | null;
  hoechstens: number;
  wuensche: number[];
}

const readMinuten = (zeitpunkt: string) => Date.parse(`${zeitpunkt}Z`) / 60_000;

function buildLosveranstaltung({ plaetze, ...veranstaltung }: Wunschveranstaltung): Losveranstaltung {
  const zeiten = listZeiten(veranstaltung).map(([von, bis]): [number, number] => [readMinuten(von), readMinuten(bis)]);
  return { id: veranstaltung.id, titel: veranstaltung.titel, plaetze, zeiten };
}

/**
 * The list that is committed to: without names and birthdays. A wish for an event that is not there any more or not for the
 * child's age goes, and groups are numbered, as a code that a family made up might tell who it is.
 */
export function buildWunschliste(
  regeln: Losregeln,
  veranstaltungen: readonly Wunschveranstaltung[],
  kinder: readonly Wunschkind[],
): Wunschliste {
  const nach = new Map(veranstaltungen.map((veranstaltung) => [veranstaltung.id, veranstaltung]));
  const gruppen = new Map<string, string>();
  const liste = sortKinder(kinder).map(({ losnummer, geburtstag, gruppe, hoechstens, wuensche }) => {
    if (gruppe !== null && !gruppen.has(gruppe)) gruppen.set(gruppe, `G${gruppen.size + 1}`);
    const moegliche = wuensche.filter((id) => {
      const veranstaltung = nach.get(id);
      return veranstaltung !== undefined && hasSuitableAge(geburtstag, veranstaltung);
    });
    return { losnummer, gruppe: gruppen.get(gruppe ?? '') ?? null, hoechstens, wuensche: [...new Set(moegliche)] };
  });
  return { verfahren: VERFAHREN, regeln, veranstaltungen: veranstaltungen.map(buildLosveranstaltung), kinder: liste };
}
