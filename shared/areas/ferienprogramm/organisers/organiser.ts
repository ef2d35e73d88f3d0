import { z } from 'zod';
import { draftSchema, eventSchema, expenseSchema } from '../holiday-administration.ts';
import { QUESTIONS_NAMES } from '../registration/question-names.ts';
import { helperListSchema } from './helper.ts';

/** An event as its organiser sees it: without revenue and without the staff's page. */
const lineSchema = eventSchema.omit({ einnahmen: true, detailURL: true }).extend({
  /** Null: no limit. */
  frei: z.number().int().nullable(),
});

/**
 * `GET /api/ferienprogramm/veranstalter?token=`: all events of a verified address; empty after the log-in has expired.
 */
export const organiserSchema = z.object({
  angemeldet: z.boolean(),
  email: z.string(),
  /** Whether the address is also a helper somewhere. */
  hilft: z.boolean().default(false),
  data: z.array(lineSchema.extend({ href: z.string() })),
});
export type Organiser = z.output<typeof organiserSchema>;

const sheetSchema = lineSchema.extend({
  entwurf: draftSchema.nullable(),
  /** What the event asks families. */
  fragen: z.array(z.enum(QUESTIONS_NAMES)),
  /** Data minimisation: no birthday, no address, and only answers to questions the event asks. */
  liste: z.array(
    z.object({
      name: z.string(),
      alter: z.number().int(),
      angaben: z.partialRecord(z.enum(QUESTIONS_NAMES), z.string()),
    }),
  ),
  /** Number of recipients of a message. */
  familien: z.number().int(),
  auslagen: z.array(expenseSchema),
  helfer: helperListSchema,
  /** Days whose attendance list can be stored on the device. */
  tage: z.array(z.iso.date()).default([]),
  /** Idempotency key of the rendered page: its forms take effect once, even if sent twice. */
  beleg: z.string(),
});

/** `GET /api/ferienprogramm/veranstalter/blatt?token=&id=`: one event; null after the log-in has expired. */
export const organiserSheetSchema = z.object({ event: sheetSchema.nullable() });
export type OrganiserSheet = NonNullable<z.output<typeof organiserSheetSchema>['event']>;
