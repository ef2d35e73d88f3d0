import { z } from 'zod';
import { imageUploadSchema } from '../../schemas/image.ts';
import { LIST_FIELDS, pickFields } from './child-fields.ts';
import { helperListSchema } from './organisers/helper.ts';
import { HOLIDAY_DRAFT_FIELDS } from './organisers/holiday-draft-fields.ts';
import { WAITING_STATUS } from './registration/ferienprogramm-booking.ts';
import { childSchema } from './registration/ferienprogramm-registration.ts';
import { QUESTIONS_NAMES } from './registration/question-names.ts';

/** An event with its figures. */
export const eventSchema = z.object({
  id: z.number().int(),
  titel: z.string(),
  /** Date and time in one line. */
  termin: z.string(),
  ort: z.string().nullable(),
  teilnehmer_min: z.number().int(),
  /** 999: no limit. */
  teilnehmer_max: z.number().int(),
  /** Taken places: booked, offered, or assigned at the town hall. */
  belegt: z.number().int(),
  teilnehmer: z.number().int(),
  /** Places held by unconfirmed bookings. */
  unbestaetigt: z.number().int(),
  wartende: z.number().int(),
  /** Euros. */
  einnahmen: z.number(),
  stand: z.enum(['offen', 'voll', 'leer', 'abgesagt', 'entwurf']),
  detailURL: z.string(),
});

/** `GET /api/intranet/ferienprogramm`: every event with its figures. */
export const holidayAdministrationSchema = z.object({
  data: z.array(eventSchema),
  /** Children with overlapping confirmed bookings, and the events concerned. */
  kollisionen: z.array(
    z.object({
      kind: z.string(),
      buchungen: z.array(
        z.object({
          referenz: z.string(),
          kontakt: z.string(),
          email: z.string(),
          telefon: z.string(),
          veranstaltungen: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** First and last day of registration, `YYYY-MM-DD`, and whether it is open today. */
  anmeldung: z.object({ von: z.string(), bis: z.string(), offen: z.boolean() }),
  /** Totals of all events. */
  summe: z.object({
    teilnehmer: z.number().int(),
    kinder: z.number().int(),
    wartende: z.number().int(),
    /** Euros: prices of the events, fees, and their sum. */
    veranstaltungen: z.number(),
    gebuehren: z.number(),
    gesamt: z.number(),
  }),
});
export type HolidayAdministration = z.output<typeof holidayAdministrationSchema>;

const DRAFT_NAMES = Object.keys(HOLIDAY_DRAFT_FIELDS) as (keyof typeof HOLIDAY_DRAFT_FIELDS)[];

/** A staff-managed event: the values of its form, and fields that staff cannot edit. */
export const draftSchema = z.object({
  werte: z.record(z.enum(DRAFT_NAMES), z.string()),
  bild: imageUploadSchema.shape.bild,
  /** Organiser's entry in the directory; takes precedence over the typed one. */
  eintrag: z.string().nullable(),
});
export type Draft = z.output<typeof draftSchema>;

/** `GET /api/intranet/ferienprogramm/{id}/berichtigung`: a published staff-managed event, for corrections. */
export const berichtigungSchema = eventSchema.pick({ id: true, titel: true, stand: true, belegt: true }).extend({
  /** Null for published events in replies about participants. */
  entwurf: draftSchema.nullable(),
  /** One sentence stating why date, price and ages can no longer change; null while they can. */
  fest: z.string().nullable().default(null),
});
export type Berichtigung = z.output<typeof berichtigungSchema>;

/** Expenses reported by an organiser. */
export const expenseSchema = z.object({
  id: z.number().int(),
  /** Euros. */
  betrag: z.number(),
  wofuer: z.string(),
  von: z.string(),
  tag: z.string(),
});

/** Who looks after an event, what it asks families, and its history. */
const betreuungSchema = z.object({
  fragen: z.array(z.enum(QUESTIONS_NAMES)),
  veranstalter: z.array(z.object({ id: z.number().int(), name: z.string(), email: z.string() })),
  auslagen: z.array(expenseSchema),
  helfer: helperListSchema,
  protokoll: z.array(z.object({ wann: z.string(), wer: z.string(), was: z.string() })),
});

/** `GET /api/intranet/ferienprogramm/{id}`: participants and waiting list. */
export const holidayParticipantsSchema = eventSchema.extend({
  /** Null for published events. */
  entwurf: draftSchema.nullable(),
  /** Where its texts, place, date and price are changed; null for a cancelled event. */
  aendern: z.string().nullable().default(null),
  /** Its page for families; null for a draft and a cancelled event. */
  seite: z.string().nullable().default(null),
  liste: z.array(
    z.object({
      name: z.string(),
      alter: z.number().int(),
      ...pickFields(childSchema.shape, LIST_FIELDS),
      kontakt: z.string(),
      telefon: z.string(),
      email: z.string(),
      angaben: z.partialRecord(z.enum(QUESTIONS_NAMES), z.string()),
      /** Number of the booking. */
      referenz: z.string().default(''),
      /** The booking's bill: euros still open, negative for a credit. Null without a bill. */
      rechnung: z.object({ offen: z.number(), href: z.string() }).nullable().default(null),
    }),
  ),
  betreuung: betreuungSchema,
  /** The cancellation mail: its text before and after the reason given by staff. Null for a draft. */
  absage: z.object({ betreff: z.string(), vor: z.string(), nach: z.string() }).nullable(),
  warteliste: z.array(
    z.object({ kinder: z.string(), kontakt: z.string(), telefon: z.string(), status: z.enum(WAITING_STATUS) }),
  ),
});
export type HolidayParticipants = z.output<typeof holidayParticipantsSchema>;
