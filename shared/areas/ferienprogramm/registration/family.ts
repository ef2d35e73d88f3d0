import * as z from 'zod/mini';
import { LIST_FIELDS, pickFields } from '../child-fields.ts';
import { ferienveranstaltungSchema } from '../ferienprogramm.ts';
import { WAITING_STATUS } from './ferienprogramm-booking.ts';
import { childSchema, costsSchema } from './ferienprogramm-registration.ts';
import { QUESTIONS_NAMES } from './question-names.ts';

const token = z.string().check(z.maxLength(100));

/**
 * `GET /api/ferienprogramm/familie?token=`: everything of a mail address, for a holder of the link of one of its
 * confirmed bookings. Amounts in euros.
 */
export const familySchema = z.object({
  kinder: z.array(
    z.object({
      /** Identifies the child in calls. */
      id: z.int(),
      vorname: z.string(),
      name: z.string(),
      geburtstag: z.string(),
      ...pickFields(childSchema.shape, LIST_FIELDS),
      termine: z.array(
        z.object({
          kind: z.int(),
          referenz: z.string(),
          veranstaltung: ferienveranstaltungSchema,
          preis: z.number(),
          storniert: z.boolean(),
          stornierbar: z.boolean(),
          /** Last calendar day for cancelling. */
          storno_bis: z.string(),
        }),
      ),
      /** The questions of its events, the answers, and the events that ask. */
      fragen: z.array(
        z.object({ feld: z.enum(QUESTIONS_NAMES), antwort: z.string(), veranstaltungen: z.array(z.string()) }),
      ),
      erklaerungen: z.array(
        z.object({
          feld: z.string(),
          text: z.string(),
          /** Null before an answer was given. */
          zugestimmt: z.nullable(z.boolean()),
          /** ISO instant. */
          seit: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  warteplaetze: z.array(
    z.object({
      id: z.int(),
      veranstaltung: ferienveranstaltungSchema,
      kinder: z.array(z.string()),
      status: z.enum(WAITING_STATUS),
      /** Position in the queue, from 1. */
      platz: z.nullable(z.int()),
      angebot_bis: z.nullable(z.string()),
      kosten: costsSchema,
    }),
  ),
  rechnungen: z.array(
    z.object({ referenz: z.string(), summe: z.number(), offen: z.number(), faellig: z.string(), href: z.string() }),
  ),
  /** Whether events can be added now. */
  offen: z.boolean(),
  /** Address and telephone of the newest booking. */
  kontakt: z._default(
    z.nullable(z.object({ strasse: z.string(), plz: z.string(), ort: z.string(), telefon: z.string() })),
    null,
  ),
});
export type Family = z.output<typeof familySchema>;

const ids = z.array(z.int().check(z.positive(), z.maximum(2_147_483_647))).check(z.maxLength(60));

/** `POST /api/ferienprogramm/familie/wahl`: books events for a child, cancels others, or both in one transaction. */
export const choiceSchema = z.object({
  token,
  kind: z.int(),
  dazu: z._default(ids, []),
  weg: z._default(ids, []),
  /**
   * Difference in euros as shown on the page, negative for less. Without it nothing changes, and the reply contains it.
   */
  mehr: z.optional(z.number()),
});
export const choiceAnswerSchema = z.object({ mehr: z.number(), familie: z.nullable(familySchema) });
export type ChoiceAnswer = z.output<typeof choiceAnswerSchema>;

/** `POST /api/ferienprogramm/familie/warteplatz` */
export const familyWaitingPlaceSchema = z.object({ token, id: z.int(), was: z.enum(['annehmen', 'verlassen']) });

/** `POST /api/ferienprogramm/familie/erklaerung` */
export const declarationSchema = z.object({
  token,
  kind: z.int(),
  feld: z.string().check(z.maxLength(50)),
  zugestimmt: z.boolean(),
});

/** `POST /api/ferienprogramm/familie/kalender` and its reply: a read-only calendar address with its own secret. */
export const calendarWishSchema = z.object({ token });
export const calendarAddressSchema = z.object({ adresse: z.string() });

/** Literal texts of the declarations parents can make for a child. */
export const DECLARATIONS = {
  fotos: 'Fotos, auf denen mein Kind zu sehen ist, dürfen in Veröffentlichungen der Gemeinde erscheinen.',
  gruppenfoto: 'Mein Kind darf auf dem Gruppenfoto sein, das alle Familien der Veranstaltung bekommen.',
} as const;
export type DeclarationField = keyof typeof DECLARATIONS;
