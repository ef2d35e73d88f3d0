// zod/mini: families change their wishes in the browser.
import * as z from 'zod/mini';
import { GRUPPE_MAX, WUENSCHE_MAX } from './verlosung/losgrenzen.ts';

const token = z.string().check(z.minLength(1), z.maxLength(100));
const ZU_VIELE = `Bitte wünschen Sie für jedes Kind höchstens ${WUENSCHE_MAX} Angebote.`;
const CODE = 'Ein Gruppencode hat acht Zeichen, zum Beispiel K7QX4M2P.';

/** What a family may still change of a child. */
const aenderungSchema = z.object({
  losnummer: z.string().check(z.maxLength(20)),
  /** Numbers of events, the dearest first. */
  wuensche: z.array(z.int()).check(z.maxLength(WUENSCHE_MAX, ZU_VIELE)),
  hoechstens: z.int().check(z.gte(1, 'Mindestens ein Platz.'), z.lte(WUENSCHE_MAX)),
  gruppe: z.pipe(
    z.nullable(z.string().check(z.maxLength(30, CODE))),
    z.transform((text) => text?.toUpperCase().replace(/[^0-9A-Z]/g, '') || null),
  ),
});

export const wunschaenderungSchema = z.object({
  token,
  kinder: z.array(aenderungSchema).check(z.minLength(1), z.maxLength(20)),
});
export type Wunschaenderung = z.output<typeof wunschaenderungSchema>;
export const wunschbestaetigungSchema = z.object({ token });

const terminSchema = z.object({
  id: z.int(),
  titel: z.string(),
  datum_von: z.string(),
  datum_bis: z.string(),
  taeglich: z.boolean(),
});
export type Wunschtermin = z.output<typeof terminSchema>;

export const wunschkindSchema = z.object({
  losnummer: z.string(),
  vorname: z.string(),
  hoechstens: z.int(),
  gruppe: z.nullable(z.string()),
  /** Children that have this code, itself among them. */
  gruppe_kinder: z.int(),
  wuensche: z.array(terminSchema),
  /** What suits its age besides. */
  moeglich: z.array(terminSchema),
  /** What it got, once that is published. */
  plaetze: z.nullable(z.array(z.int())),
});
export type Wunschkind = z.output<typeof wunschkindSchema>;

/** A family's wishes behind its private link. Until somebody has confirmed that it is theirs, no child is shown. */
export const wunschzettelSchema = z.object({
  stand: z.enum(['unbestaetigt', 'offen', 'geschlossen', 'verlost']),
  /** Last day on which wishes can be changed. */
  bis: z.string(),
  /** Which other families can give as a group. */
  code: z.nullable(z.string()),
  anzahl: z.object({ kinder: z.int(), wuensche: z.int() }),
  kinder: z.array(wunschkindSchema),
});
export type Wunschzettel = z.output<typeof wunschzettelSchema>;

export const VOLLE_GRUPPE = `Diese Gruppe ist voll: Höchstens ${GRUPPE_MAX} Kinder können gemeinsam verlost werden.`;
export const UNBEKANNTER_CODE = 'Diesen Gruppencode gibt es nicht. Bitte fragen Sie die andere Familie noch einmal.';
