import * as z from 'zod/mini';
import { problemSchema } from '../../../schemas/problem.ts';
import { ferienveranstaltungSchema } from '../ferienprogramm.ts';
import { childSchema, contactSchema, costsSchema } from './ferienprogramm-registration.ts';

/** Reply to a booking: 201. */
export const bookingReceiptSchema = z.object({
  id: z.int(),
  /** E.g. `FP-2026-0001`. */
  referenz: z.string(),
  /**
   * Path with a secret: the page that waits for confirmation, or the booking if it is already confirmed. Null when the
   * same request is repeated.
   */
  status_link: z.nullable(z.string()),
  /** ISO instant by which the mail's link must be opened; null if already confirmed. */
  bestaetigen_bis: z.nullable(z.string()),
});
export type BookingReceipt = z.output<typeof bookingReceiptSchema>;

export const REJECTION_REASONS = [
  /** Outside the registration period; applies to the whole booking. */
  'fenster',
  /** The browser's amounts are wrong; applies to the whole booking. */
  'kosten',
  /** The address is outside the municipality; applies to the whole booking. */
  'wohnort',
  'unbekannt',
  'begonnen',
  'alter',
  'ausgebucht',
  /** The booking contains the child twice for this event. */
  'doppelt',
  /** Overlaps another event of the child in this booking. */
  'ueberschneidung',
  /** A limit has been reached; the reply does not say which. Applies to the whole booking. */
  'nicht_online',
] as const;

/** Why something cannot be booked. `kind` and `veranstaltung` are null if it applies to the whole booking. */
export const rejectionSchema = z.object({
  /** Index of the child in the request, from 0. */
  kind: z.nullable(z.int()),
  /** Id of the event. */
  veranstaltung: z.nullable(z.int()),
  grund: z.enum(REJECTION_REASONS),
  /** German sentence to show. */
  meldung: z.string(),
});
export type Rejection = z.output<typeof rejectionSchema>;

/**
 * Reply to a rejected booking: a problem document with status 409. `kosten` are the correct amounts; `programm` is the
 * current state of the chosen events.
 */
export const bookingRejectionSchema = problemSchema.extend({
  ablehnungen: z.array(rejectionSchema),
  kosten: costsSchema,
  programm: z.array(ferienveranstaltungSchema),
});
export type BookingRejection = z.output<typeof bookingRejectionSchema>;

/** A chosen event of a booking, as shown on its private page. */
const participationSchema = z.object({
  veranstaltung: ferienveranstaltungSchema,
  /** Euros. */
  preis: z.number(),
  status: z.enum(['gebucht', 'storniert']),
  /** Whether it can be cancelled online now. */
  stornierbar: z.boolean(),
  /** Last calendar day for cancelling. */
  storno_bis: z.string(),
});

/** The booking behind a private link: `GET /api/ferienprogramm/buchung?token=`. */
export const bookingSchema = z.object({
  referenz: z.string(),
  /** ISO instant. */
  erstellt: z.string(),
  kontakt: contactSchema,
  kinder: z.array(
    z.object({
      id: z.int(),
      ...childSchema.shape,
      veranstaltungen: z.array(participationSchema),
    }),
  ),
  /** Without cancelled events. */
  kosten: costsSchema,
  /** The bill's page and the amount due in euros; null if the municipality sends no bills. */
  rechnung: z.nullable(z.object({ href: z.string(), offen: z.number(), faellig: z.string() })),
});
export type Booking = z.output<typeof bookingSchema>;

/**
 * `POST /api/ferienprogramm/buchung/stornieren`: cancels one event of a child, or without `veranstaltung` all of them.
 */
export const cancellationSchema = z.object({
  token: z.string().check(z.maxLength(100)),
  kind: z.int(),
  veranstaltung: z.optional(z.int()),
});

/** `POST /api/ferienprogramm/warteliste`: joins the waiting list of a full event. */
export const waitingListInquirySchema = z.object({
  veranstaltung: z
    .int('Diese Veranstaltung gibt es nicht.')
    .check(
      z.positive('Diese Veranstaltung gibt es nicht.'),
      z.maximum(2_147_483_647, 'Diese Veranstaltung gibt es nicht.'),
    ),
  kontakt: contactSchema,
  kinder: z.array(childSchema).check(z.minLength(1, 'Es wurden keine Kinder hinzugefügt'), z.maxLength(10)),
  /** The children take part only together; otherwise each waits separately. */
  gemeinsam: z._default(z.boolean(), false),
  valid: z.optional(z.literal(true, 'Bitte bestätigen Sie unsere Datenschutzerklärung.')),
  firma: z._default(z.string().check(z.maxLength(0)), ''),
});
export type WaitingListInquiry = z.output<typeof waitingListInquirySchema>;

/** Its reply, 201: one entry for children that wait together, otherwise one for each. */
export const waitingListReceiptSchema = z.object({
  warteplaetze: z.array(
    z.object({
      kinder: z.array(z.string()),
      /** Path of the private page, with its secret. */
      link: z.string(),
    }),
  ),
});

/** `POST /api/ferienprogramm/warteplatz/bestaetigen`, `…/annehmen` and `…/ablehnen` */
export const waitingAnswerSchema = z.object({ token: z.string().check(z.maxLength(100)) });

/** `unbestaetigt`: the link of its mail has not been opened; the entry keeps its position but gets no offers. */
export const WAITING_STATUS = [
  'unbestaetigt',
  'wartet',
  'angeboten',
  'angenommen',
  'abgelaufen',
  'zurueckgezogen',
] as const;

/** An entry of the waiting list behind its private link: `GET /api/ferienprogramm/warteplatz?token=`. */
export const waitingPlaceSchema = z.object({
  /** Null (and the list of children empty) with the link of an unverified mail, which may have gone to a stranger. */
  veranstaltung: z.nullable(ferienveranstaltungSchema),
  kinder: z.array(z.object({ vorname: z.string(), name: z.string() })),
  status: z.enum(WAITING_STATUS),
  /** The secret came by mail and may confirm, accept and leave. Otherwise it is the browser's. */
  vom_postfach: z.boolean(),
  /** Position in the queue, from 1; null if it no longer waits. */
  platz: z.nullable(z.int()),
  /** ISO instant until which the offered places are reserved. */
  angebot_bis: z.nullable(z.string()),
  /** Euros due on accepting. */
  kosten: costsSchema,
});
export type WaitingPlace = z.output<typeof waitingPlaceSchema>;
