import { z } from 'zod';
import { auslageSchema, entwurfSchema, eventSchema } from './ferienverwaltung.ts';
import { FRAGEN_NAMEN } from './frage-namen.ts';
import { helferlisteSchema } from './helfer.ts';

/** An event as its organiser sees it: no money of the families, and no page of the staff. */
const zeileSchema = eventSchema.omit({ einnahmen: true, detailURL: true }).extend({
  /** Null: no limit. */
  frei: z.number().int().nullable(),
});

/** `GET /api/ferienprogramm/veranstalter?token=`: all events of a proven address; none where the log-in has ended. */
export const veranstalterSchema = z.object({
  angemeldet: z.boolean(),
  email: z.string(),
  /** Whether the address also helps somewhere. */
  hilft: z.boolean().default(false),
  data: z.array(zeileSchema.extend({ href: z.string() })),
});
export type Veranstalter = z.output<typeof veranstalterSchema>;

const blattSchema = zeileSchema.extend({
  entwurf: entwurfSchema.nullable(),
  /** What the event asks families. */
  fragen: z.array(z.enum(FRAGEN_NAMEN)),
  /** Least data: no birthday, no address, and of answers what the event asks. */
  liste: z.array(
    z.object({ name: z.string(), alter: z.number().int(), angaben: z.partialRecord(z.enum(FRAGEN_NAMEN), z.string()) }),
  ),
  /** How many a message goes to. */
  familien: z.number().int(),
  auslagen: z.array(auslageSchema),
  helfer: helferlisteSchema,
  /** Days whose attendance list can be taken along. */
  tage: z.array(z.iso.date()).default([]),
  /** Of the page as it is shown: what its forms send twice counts once. */
  beleg: z.string(),
});

/** `GET /api/ferienprogramm/veranstalter/blatt?token=&id=`: one event; null where the log-in has ended. */
export const veranstalterblattSchema = z.object({ event: blattSchema.nullable() });
export type Veranstalterblatt = NonNullable<z.output<typeof veranstalterblattSchema>['event']>;
