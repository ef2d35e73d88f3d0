import * as z from 'zod/mini';
import { ferienveranstaltungSchema } from './ferienprogramm.ts';
import { kostenSchema } from './ferienprogramm-anmeldung.ts';
import { WARTESTATUS } from './ferienprogramm-buchung.ts';
import { FRAGEN_NAMEN } from './frage-namen.ts';

const token = z.string().check(z.maxLength(100));

/** `GET /api/ferienprogramm/familie?token=`: everything of a mail address, for who has the link of one of its firm bookings. Amounts in euros. */
export const familieSchema = z.object({
  kinder: z.array(
    z.object({
      /** To name it by in the calls. */
      id: z.int(),
      vorname: z.string(),
      name: z.string(),
      geburtstag: z.string(),
      termine: z.array(
        z.object({
          kind: z.int(),
          referenz: z.string(),
          veranstaltung: ferienveranstaltungSchema,
          preis: z.number(),
          storniert: z.boolean(),
          stornierbar: z.boolean(),
          /** Last calendar day for that. */
          storno_bis: z.string(),
        }),
      ),
      /** What its events ask, with what was answered and which ask. */
      fragen: z.array(
        z.object({ feld: z.enum(FRAGEN_NAMEN), antwort: z.string(), veranstaltungen: z.array(z.string()) }),
      ),
      erklaerungen: z.array(
        z.object({
          feld: z.string(),
          text: z.string(),
          /** Null while nobody has said anything. */
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
      status: z.enum(WARTESTATUS),
      /** Place in the line, from 1. */
      platz: z.nullable(z.int()),
      angebot_bis: z.nullable(z.string()),
      kosten: kostenSchema,
    }),
  ),
  rechnungen: z.array(
    z.object({ referenz: z.string(), summe: z.number(), offen: z.number(), faellig: z.string(), href: z.string() }),
  ),
  /** Whether events can be added now. */
  offen: z.boolean(),
});
export type Familie = z.output<typeof familieSchema>;

const ids = z.array(z.int().check(z.positive(), z.maximum(2_147_483_647))).check(z.maxLength(60));

/** `POST /api/ferienprogramm/familie/wahl`: adds events for a child, gives others back, or both as one. */
export const wahlSchema = z.object({
  token,
  kind: z.int(),
  dazu: z._default(ids, []),
  weg: z._default(ids, []),
  /** What it costs more in euros, negative for less, as the page has shown it; without it nothing is done, and the reply says it. */
  mehr: z.optional(z.number()),
});
export const wahlantwortSchema = z.object({ mehr: z.number(), familie: z.nullable(familieSchema) });
export type Wahlantwort = z.output<typeof wahlantwortSchema>;

/** `POST /api/ferienprogramm/familie/warteplatz` */
export const familienwarteplatzSchema = z.object({ token, id: z.int(), was: z.enum(['annehmen', 'verlassen']) });

/** `POST /api/ferienprogramm/familie/erklaerung` */
export const erklaerungSchema = z.object({
  token,
  kind: z.int(),
  feld: z.string().check(z.maxLength(50)),
  zugestimmt: z.boolean(),
});

/** `POST /api/ferienprogramm/familie/kalender` and its reply: an address of its own, which shows dates and can do nothing. */
export const kalenderwunschSchema = z.object({ token });
export const kalenderadresseSchema = z.object({ adresse: z.string() });

/** What parents may declare for a child, word for word. */
export const ERKLAERUNGEN = {
  fotos: 'Fotos, auf denen mein Kind zu sehen ist, dürfen in Veröffentlichungen der Gemeinde erscheinen.',
  gruppenfoto: 'Mein Kind darf auf dem Gruppenfoto sein, das alle Familien der Veranstaltung bekommen.',
} as const;
export type Erklaerungsfeld = keyof typeof ERKLAERUNGEN;
