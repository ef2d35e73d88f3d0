// zod/mini: every family reads the list in its browser.
import * as z from 'zod/mini';
import { WUENSCHE_MAX } from './losgrenzen.ts';

/** Name of the procedure as docs/verlosung.md describes it. Whoever changes what it decides gives it a new one. */
export const VERFAHREN = 'verlosung-1';

/** What the rules of a season are filled with. */
export const PUNKTE = [100, 70, 55, 45, 38, 32, 27, 23, 20, 18];
export const ERSTER_PLATZ = 40;

const anzahl = z.int().check(z.nonnegative(), z.lte(100_000));
/** Minutes of the wall clock since 1970-01-01T00:00, as if it never changed to summer time. */
const zeit = z.tuple([z.int(), z.int()]);

export const losregelnSchema = z.object({
  /** Points for a place that was the first wish, the second …; later wishes count like the last of them. */
  punkte: z.array(z.int().check(z.positive(), z.lte(10_000))).check(z.minLength(1), z.maxLength(WUENSCHE_MAX)),
  /** What the first place of a child counts besides, whichever it is: rather a place for two than two for one. */
  erster_platz: z.int().check(z.nonnegative(), z.lte(10_000)),
  /** Between two events of a child. */
  pause_minuten: z.int().check(z.nonnegative(), z.lte(10_000)),
});
export type Losregeln = z.output<typeof losregelnSchema>;

export const losveranstaltungSchema = z.object({
  id: z.int().check(z.positive()),
  titel: z.string(),
  plaetze: anzahl,
  zeiten: z.array(zeit),
});
export type Losveranstaltung = z.output<typeof losveranstaltungSchema>;

export const loskindSchema = z.object({
  /** Known to the child's family alone. */
  losnummer: z.string().check(z.regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)),
  /** Children with the same one get what two of them wish together or not at all. */
  gruppe: z.nullable(z.string().check(z.regex(/^[0-9A-Z]{1,8}$/))),
  hoechstens: z.int().check(z.positive(), z.lte(WUENSCHE_MAX)),
  /** Numbers of events, the dearest first. */
  wuensche: z.array(z.int().check(z.positive())).check(z.maxLength(WUENSCHE_MAX)),
});
export type Loskind = z.output<typeof loskindSchema>;

/** Everything the draw depends on but the seed: it is committed to by its hash before the seed exists. */
export const wunschlisteSchema = z.object({
  verfahren: z.literal(VERFAHREN),
  regeln: losregelnSchema,
  veranstaltungen: z.array(losveranstaltungSchema),
  kinder: z.array(loskindSchema),
});
export type Wunschliste = z.output<typeof wunschlisteSchema>;

/** Places of a child as numbers of events, ascending; children in the order of their numbers. */
export const loszuteilungSchema = z.array(z.object({ losnummer: z.string(), plaetze: z.array(z.int()) }));
export type Loszuteilung = z.output<typeof loszuteilungSchema>;

const compareText = (eines: string, anderes: string) => (eines < anderes ? -1 : Number(eines > anderes));

/** The one way to write a list: whatever order it came in, the same list is the same text. */
export function writeWunschliste({ verfahren, regeln, veranstaltungen, kinder }: Wunschliste): string {
  const { punkte, erster_platz, pause_minuten } = regeln;
  return JSON.stringify({
    verfahren,
    regeln: { punkte, erster_platz, pause_minuten },
    veranstaltungen: sortVeranstaltungen(veranstaltungen).map(({ id, titel, plaetze, zeiten }) => {
      return { id, titel, plaetze, zeiten };
    }),
    kinder: sortKinder(kinder).map(({ losnummer, gruppe, hoechstens, wuensche }) => {
      return { losnummer, gruppe, hoechstens, wuensche };
    }),
  });
}

export const sortVeranstaltungen = (liste: readonly Losveranstaltung[]) => [...liste].sort((a, b) => a.id - b.id);
export const sortKinder = <T extends Pick<Loskind, 'losnummer'>>(liste: readonly T[]): T[] =>
  [...liste].sort((a, b) => compareText(a.losnummer, b.losnummer));
