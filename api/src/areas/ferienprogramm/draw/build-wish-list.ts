import {
  type DrawVeranstaltung,
  type LotRules,
  PROCEDURE,
  sortChildren,
  type WishList,
} from '@gm/shared/areas/ferienprogramm/draw/wish-list';
import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { hasSuitableAge, listTimes } from '@gm/shared/areas/ferienprogramm/rules';

export type WishedVeranstaltung = Pick<
  Ferienveranstaltung,
  'id' | 'titel' | 'datum_von' | 'datum_bis' | 'taeglich' | 'alter_min' | 'alter_max'
> & { plaetze: number };

/** A child as entered by its family. */
export interface WishChild {
  losnummer: string;
  geburtstag: string;
  /** Shared code of children who want to be drawn together. */
  gruppe: string | null;
  hoechstens: number;
  wuensche: number[];
}

const readMinutes = (moment: string) => Date.parse(`${moment}Z`) / 60_000;

function buildLosveranstaltung({ plaetze: places, ...veranstaltung }: WishedVeranstaltung): DrawVeranstaltung {
  const times = listTimes(veranstaltung).map(([from, until]): [number, number] => [
    readMinutes(from),
    readMinutes(until),
  ]);
  return { id: veranstaltung.id, titel: veranstaltung.titel, plaetze: places, zeiten: times };
}

/**
 * The wish list that is committed to, without names and birthdays. Drops wishes for events that no longer exist or do
 * not fit the child's age. Groups are numbered, as their codes might identify families.
 */
export function buildWishList(
  rules: LotRules,
  veranstaltungen: readonly WishedVeranstaltung[],
  children: readonly WishChild[],
): WishList {
  const after = new Map(veranstaltungen.map((veranstaltung) => [veranstaltung.id, veranstaltung]));
  const groups = new Map<string, string>();
  const list = sortChildren(children).map(
    ({ losnummer: lotNumber, geburtstag: birthday, gruppe: group, hoechstens: atMost, wuensche: wishes }) => {
      if (group !== null && !groups.has(group)) groups.set(group, `G${groups.size + 1}`);
      const possible = wishes.filter((id) => {
        const veranstaltung = after.get(id);
        return veranstaltung !== undefined && hasSuitableAge(birthday, veranstaltung);
      });
      return {
        losnummer: lotNumber,
        gruppe: groups.get(group ?? '') ?? null,
        hoechstens: atMost,
        wuensche: [...new Set(possible)],
      };
    },
  );
  return {
    verfahren: PROCEDURE,
    regeln: rules,
    veranstaltungen: veranstaltungen.map(buildLosveranstaltung),
    kinder: list,
  };
}
