import { z } from 'zod';
import { QUESTIONS_NAMES } from '../registration/question-names.ts';
import { MARK_FIELDS, STATES } from './marks.ts';

const token = z.string().max(100);

const markSchema = z
  .object({
    kind: z.number().int().min(1).max(2_147_483_647),
    feld: z.enum(MARK_FIELDS),
    wert: z.string().max(500),
    zeit: z.number().int().min(0).max(8_640_000_000_000_000),
    geraet: z.uuid().toLowerCase(),
    zaehler: z.number().int().min(1).max(2_147_483_647),
  })
  .refine(({ feld: field, wert: value }) => field === 'notiz' || ['', ...STATES].includes(value), {
    message: 'Diesen Vermerk gibt es nicht.',
    path: ['wert'],
  });

/** `POST /api/ferienprogramm/veranstalter/mitnahme`: stores the list of one day on one device. */
export const takeAwayWishSchema = z.object({
  token,
  id: z.number().int().min(1).max(2_147_483_647),
  tag: z.iso.date(),
});

/**
 * `POST /api/ferienprogramm/veranstalter/abgleich`: uploads the marks a device has recorded since the last
 * synchronisation.
 */
export const syncSchema = z.object({ token, vermerke: z.array(markSchema).max(2000) });

/** The shared state of all devices of a day. */
export const syncAnswerSchema = z.object({
  /** The api's clock, because clocks of phones may be wrong. */
  jetzt: z.number().int(),
  /** Data minimisation: only what the event asks for. Empty once the day is over. */
  kinder: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      alter: z.number().int(),
      angaben: z.partialRecord(z.enum(QUESTIONS_NAMES), z.string()),
    }),
  ),
  fragen: z.array(z.enum(QUESTIONS_NAMES)),
  /** All marks, merged. */
  vermerke: z.array(markSchema),
});
export type Sync = z.output<typeof syncAnswerSchema>;

export const takeAwaySchema = syncAnswerSchema.extend({
  /** Allows this device to read and write marks of this event and day, and nothing else. */
  token,
  geraet: z.string(),
  titel: z.string(),
  termin: z.string(),
  ort: z.string(),
  /** When the device erases the list: at the end of the day. Milliseconds since 1970. */
  bis: z.number().int(),
});
export type TakeAway = z.output<typeof takeAwaySchema>;
