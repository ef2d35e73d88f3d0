// zod/mini: used in the browser, where families change their wishes.
import * as z from 'zod/mini';
import { GROUP_MAX, WISHES_MAX } from './draw/lot-limits.ts';

const token = z.string().check(z.minLength(1), z.maxLength(100));
const TOO_MANY = `Bitte wünschen Sie für jedes Kind höchstens ${WISHES_MAX} Angebote.`;
const CODE = 'Ein Gruppencode hat acht Zeichen, zum Beispiel K7QX4M2P.';

/** What a family can still change for a child. */
const changeSchema = z.object({
  losnummer: z.string().check(z.maxLength(20)),
  /** Numbers of events, most wanted first. */
  wuensche: z.array(z.int()).check(z.maxLength(WISHES_MAX, TOO_MANY)),
  hoechstens: z.int().check(z.gte(1, 'Mindestens ein Platz.'), z.lte(WISHES_MAX)),
  gruppe: z.pipe(
    z.nullable(z.string().check(z.maxLength(30, CODE))),
    z.transform((text) => text?.toUpperCase().replace(/[^0-9A-Z]/g, '') || null),
  ),
});

export const wishChangeSchema = z.object({
  token,
  kinder: z.array(changeSchema).check(z.minLength(1), z.maxLength(20)),
});
export type WishChange = z.output<typeof wishChangeSchema>;
export const wishConfirmationSchema = z.object({ token });

const terminSchema = z.object({
  id: z.int(),
  titel: z.string(),
  datum_von: z.string(),
  datum_bis: z.string(),
  taeglich: z.boolean(),
});
export type WishDate = z.output<typeof terminSchema>;

export const wishChildSchema = z.object({
  losnummer: z.string(),
  vorname: z.string(),
  hoechstens: z.int(),
  gruppe: z.nullable(z.string()),
  /** Number of children with this group code, including this one. */
  gruppe_kinder: z.int(),
  wuensche: z.array(terminSchema),
  /** Further events for its age. */
  moeglich: z.array(terminSchema),
  /** Places won, once published. */
  plaetze: z.nullable(z.array(z.int())),
});
export type WishChild = z.output<typeof wishChildSchema>;

/** A family's wishes behind its private link. Children are hidden until the mail address is confirmed. */
export const wishSheetSchema = z.object({
  stand: z.enum(['unbestaetigt', 'offen', 'geschlossen', 'verlost']),
  /** Last day on which wishes can be changed. */
  bis: z.string(),
  /** Group code to pass on to other families. */
  code: z.nullable(z.string()),
  anzahl: z.object({ kinder: z.int(), wuensche: z.int() }),
  kinder: z.array(wishChildSchema),
});
export type WishSheet = z.output<typeof wishSheetSchema>;

export const FULL_GROUP = `Diese Gruppe ist voll: Höchstens ${GROUP_MAX} Kinder können gemeinsam verlost werden.`;
export const UNKNOWN_CODE = 'Diesen Gruppencode gibt es nicht. Bitte fragen Sie die andere Familie noch einmal.';
