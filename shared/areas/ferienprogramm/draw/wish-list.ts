// zod/mini: families' browsers read the list.
import * as z from 'zod/mini';
import { WISHES_MAX } from './lot-limits.ts';

/** Name of the procedure described in docs/draw.md. Change it with every change of the results. */
export const PROCEDURE = 'verlosung-1';

/** Defaults for the rules of a season. */
export const POINTS = [100, 70, 55, 45, 38, 32, 27, 23, 20, 18];
export const FIRST_PLACE = 40;

const count = z.int().check(z.nonnegative(), z.lte(100_000));
/** Minutes of the wall clock since 1970-01-01T00:00, ignoring daylight saving time. */
const time = z.tuple([z.int(), z.int()]);

export const lotRulesSchema = z.object({
  /** Points for a place by the rank of its wish; further wishes count like the last rank. */
  punkte: z.array(z.int().check(z.positive(), z.lte(10_000))).check(z.minLength(1), z.maxLength(WISHES_MAX)),
  /** Bonus for the first place of a child: two children with one place each are better than one with two. */
  erster_platz: z.int().check(z.nonnegative(), z.lte(10_000)),
  /** Minimum time between two events of a child. */
  pause_minuten: z.int().check(z.nonnegative(), z.lte(10_000)),
});
export type LotRules = z.output<typeof lotRulesSchema>;

export const losveranstaltungSchema = z.object({
  id: z.int().check(z.positive()),
  titel: z.string(),
  plaetze: count,
  zeiten: z.array(time),
});
export type DrawVeranstaltung = z.output<typeof losveranstaltungSchema>;

export const lotChildSchema = z.object({
  /** Known only to the child's family. */
  losnummer: z.string().check(z.regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)),
  /** Children of the same group get an event that several of them wish for together or not at all. */
  gruppe: z.nullable(z.string().check(z.regex(/^[0-9A-Z]{1,8}$/))),
  hoechstens: z.int().check(z.positive(), z.lte(WISHES_MAX)),
  /** Numbers of events, most wanted first. */
  wuensche: z.array(z.int().check(z.positive())).check(z.maxLength(WISHES_MAX)),
});
export type LotChild = z.output<typeof lotChildSchema>;

/** Everything the draw depends on except the seed: its hash is published as a commitment before the seed exists. */
export const wishListSchema = z.object({
  verfahren: z.literal(PROCEDURE),
  regeln: lotRulesSchema,
  veranstaltungen: z.array(losveranstaltungSchema),
  kinder: z.array(lotChildSchema),
});
export type WishList = z.output<typeof wishListSchema>;

/** Places of a child as numbers of events, ascending; children in the order of their numbers. */
export const lotAllocationSchema = z.array(z.object({ losnummer: z.string(), plaetze: z.array(z.int()) }));
export type LotAllocation = z.output<typeof lotAllocationSchema>;

const compareText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Canonical serialisation: the same list gives the same text, in whatever order it arrives. */
export function writeWishList({
  verfahren: procedure,
  regeln: rules,
  veranstaltungen,
  kinder: children,
}: WishList): string {
  const { punkte: points, erster_platz, pause_minuten } = rules;
  return JSON.stringify({
    verfahren: procedure,
    regeln: { punkte: points, erster_platz, pause_minuten },
    veranstaltungen: sortVeranstaltungen(veranstaltungen).map(
      ({ id, titel: title, plaetze: places, zeiten: times }) => {
        return { id, titel: title, plaetze: places, zeiten: times };
      },
    ),
    kinder: sortChildren(children).map(
      ({ losnummer: lotNumber, gruppe: group, hoechstens: atMost, wuensche: wishes }) => {
        return { losnummer: lotNumber, gruppe: group, hoechstens: atMost, wuensche: wishes };
      },
    ),
  });
}

export const sortVeranstaltungen = (list: readonly DrawVeranstaltung[]) => [...list].sort((a, b) => a.id - b.id);
export const sortChildren = <T extends Pick<LotChild, 'losnummer'>>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => compareText(a.losnummer, b.losnummer));
