import * as z from 'zod/mini';
import { problemSchema } from '../../schemas/problem.ts';
import { ferienveranstaltungSchema } from './ferienprogramm.ts';
import { kindSchema, kontaktSchema, kostenSchema } from './ferienprogramm-anmeldung.ts';

/** Reply to a booking: 201. */
export const buchungseingangSchema = z.object({
  id: z.int(),
  /** E.g. `FP-2026-0001`. */
  referenz: z.string(),
  /**
   * Path with a secret: of the page on which one waits for the confirmation, or of the booking where it is firm at once. Null when
   * the same request is answered again.
   */
  status_link: z.nullable(z.string()),
  /** ISO instant until which the mail's link has to be opened; null where the booking is firm. */
  bestaetigen_bis: z.nullable(z.string()),
});
export type Buchungseingang = z.output<typeof buchungseingangSchema>;

export const ABLEHNUNGSGRUENDE = [
  /** Outside of the registration window; concerns the whole booking. */
  'fenster',
  /** The browser's figures are not the right ones; concerns the whole booking. */
  'kosten',
  /** The address lies outside of the municipality; concerns the whole booking. */
  'wohnort',
  'unbekannt',
  'begonnen',
  'alter',
  'ausgebucht',
  /** The child is registered for this event twice in this booking. */
  'doppelt',
  /** At the same time as another event of the child in this booking. */
  'ueberschneidung',
  /** A limit is reached: the reply does not tell which. Concerns the whole booking. */
  'nicht_online',
] as const;

/** Why something cannot be booked. `kind` and `veranstaltung` are null when it concerns the whole booking. */
export const ablehnungSchema = z.object({
  /** Place of the child in the sent list, from 0. */
  kind: z.nullable(z.int()),
  /** Id of the event. */
  veranstaltung: z.nullable(z.int()),
  grund: z.enum(ABLEHNUNGSGRUENDE),
  /** German sentence to show. */
  meldung: z.string(),
});
export type Ablehnung = z.output<typeof ablehnungSchema>;

/**
 * Reply to a booking that was refused as a whole: a problem document with status 409. `kosten` are the right figures of
 * what was asked for; `programm` is how the chosen events stand now.
 */
export const buchungsablehnungSchema = problemSchema.extend({
  ablehnungen: z.array(ablehnungSchema),
  kosten: kostenSchema,
  programm: z.array(ferienveranstaltungSchema),
});
export type Buchungsablehnung = z.output<typeof buchungsablehnungSchema>;

/** A chosen event of a booking, as its private page shows it. */
const teilnahmeSchema = z.object({
  veranstaltung: ferienveranstaltungSchema,
  /** Euros. */
  preis: z.number(),
  status: z.enum(['gebucht', 'storniert']),
  /** Whether it can be cancelled here and now. */
  stornierbar: z.boolean(),
  /** Last calendar day for that. */
  storno_bis: z.string(),
});

/** The booking behind a private link: `GET /api/ferienprogramm/buchung?token=`. */
export const buchungSchema = z.object({
  referenz: z.string(),
  /** ISO instant. */
  erstellt: z.string(),
  kontakt: kontaktSchema,
  kinder: z.array(
    z.object({
      id: z.int(),
      ...kindSchema.shape,
      veranstaltungen: z.array(teilnahmeSchema),
    }),
  ),
  /** Of what is not cancelled. */
  kosten: kostenSchema,
  /** Page of its bill, and what is still to be paid of it in euros; null where the town writes none. */
  rechnung: z.nullable(z.object({ href: z.string(), offen: z.number(), faellig: z.string() })),
});
export type Buchung = z.output<typeof buchungSchema>;

/** `POST /api/ferienprogramm/buchung/stornieren`: one event of a child, or without `veranstaltung` the whole child. */
export const stornoSchema = z.object({
  token: z.string().check(z.maxLength(100)),
  kind: z.int(),
  veranstaltung: z.optional(z.int()),
});

/** `POST /api/ferienprogramm/warteliste`: waits for places in a full event. */
export const wartelistenanfrageSchema = z.object({
  veranstaltung: z
    .int('Diese Veranstaltung gibt es nicht.')
    .check(
      z.positive('Diese Veranstaltung gibt es nicht.'),
      z.maximum(2_147_483_647, 'Diese Veranstaltung gibt es nicht.'),
    ),
  kontakt: kontaktSchema,
  kinder: z.array(kindSchema).check(z.minLength(1, 'Es wurden keine Kinder hinzugefügt'), z.maxLength(10)),
  /** The children want to take part only together; otherwise each of them waits alone. */
  gemeinsam: z._default(z.boolean(), false),
  valid: z.optional(z.literal(true, 'Bitte bestätigen Sie unsere Datenschutzerklärung.')),
  firma: z._default(z.string().check(z.maxLength(0)), ''),
});
export type Wartelistenanfrage = z.output<typeof wartelistenanfrageSchema>;

/** Reply to it: 201. One entry for all children that wait together, else one for each. */
export const wartelisteneingangSchema = z.object({
  warteplaetze: z.array(
    z.object({
      kinder: z.array(z.string()),
      /** Path with the secret of the private page. */
      link: z.string(),
    }),
  ),
});

/** `POST /api/ferienprogramm/warteplatz/bestaetigen`, `…/annehmen` and `…/ablehnen` */
export const warteantwortSchema = z.object({ token: z.string().check(z.maxLength(100)) });

/** `unbestaetigt`: nobody has opened the link of its mail yet; it has its place in the line, and gets no offer. */
export const WARTESTATUS = [
  'unbestaetigt',
  'wartet',
  'angeboten',
  'angenommen',
  'abgelaufen',
  'zurueckgezogen',
] as const;

/** An entry of the waiting list behind its private link: `GET /api/ferienprogramm/warteplatz?token=`. */
export const warteplatzSchema = z.object({
  /** Null, as the children are none, for who has an unproven mail's link: it may have gone to a stranger. */
  veranstaltung: z.nullable(ferienveranstaltungSchema),
  kinder: z.array(z.object({ vorname: z.string(), name: z.string() })),
  status: z.enum(WARTESTATUS),
  /** The secret came by mail: it confirms, takes and leaves. Otherwise it is the browser's. */
  vom_postfach: z.boolean(),
  /** Place in the line, from 1; null when it does not wait any more. */
  platz: z.nullable(z.int()),
  /** ISO instant until which the offered places are kept. */
  angebot_bis: z.nullable(z.string()),
  /** Euros that accepting costs. */
  kosten: kostenSchema,
});
export type Warteplatz = z.output<typeof warteplatzSchema>;
