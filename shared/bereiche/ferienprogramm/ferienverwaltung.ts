import { z } from 'zod';
import { bilduploadSchema } from '../../schemas/bild.ts';
import { FERIENENTWURF_FELDER } from './ferienentwurf-felder.ts';
import { WARTESTATUS } from './ferienprogramm-buchung.ts';
import { FRAGEN_NAMEN } from './frage-namen.ts';
import { helferlisteSchema } from './helfer.ts';

/** An event with its figures. */
export const eventSchema = z.object({
  id: z.number().int(),
  titel: z.string(),
  /** When, in one line. */
  termin: z.string(),
  ort: z.string().nullable(),
  teilnehmer_min: z.number().int(),
  /** 999: no limit. */
  teilnehmer_max: z.number().int(),
  /** Taken places: booked, offered, given away at the town hall. */
  belegt: z.number().int(),
  teilnehmer: z.number().int(),
  /** Places held by bookings that nobody has confirmed yet. */
  unbestaetigt: z.number().int(),
  wartende: z.number().int(),
  /** Euros. */
  einnahmen: z.number(),
  stand: z.enum(['offen', 'voll', 'leer', 'abgesagt', 'entwurf']),
  detailURL: z.string(),
});

/** `GET /api/intranet/ferienprogramm`: every event with its figures. */
export const ferienverwaltungSchema = z.object({
  data: z.array(eventSchema),
  /** Children whom two bookings have firmly at the same time, with the events it is about. */
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
  /** First and last day families can register, `YYYY-MM-DD`, and whether they can today. */
  anmeldung: z.object({ von: z.string(), bis: z.string(), offen: z.boolean() }),
  /** Of all events. */
  summe: z.object({
    teilnehmer: z.number().int(),
    kinder: z.number().int(),
    wartende: z.number().int(),
    /** Euros: prices of the events, fees per child and event, both together. */
    veranstaltungen: z.number(),
    gebuehren: z.number(),
    gesamt: z.number(),
  }),
});
export type Ferienverwaltung = z.output<typeof ferienverwaltungSchema>;

const ENTWURF_NAMEN = Object.keys(FERIENENTWURF_FELDER) as (keyof typeof FERIENENTWURF_FELDER)[];

/** A draft: what stands in the controls of its form, and what staff cannot write. */
export const entwurfSchema = z.object({
  werte: z.record(z.enum(ENTWURF_NAMEN), z.string()),
  bild: bilduploadSchema.shape.bild,
  /** Organiser in the directory, which goes before the one that is written. */
  eintrag: z.string().nullable(),
});
export type Entwurf = z.output<typeof entwurfSchema>;

/** Costs that an organiser reported. */
export const auslageSchema = z.object({
  id: z.number().int(),
  /** Euros. */
  betrag: z.number(),
  wofuer: z.string(),
  von: z.string(),
  tag: z.string(),
});

/** Who looks after an event, what it asks families, and what was done with it. */
const betreuungSchema = z.object({
  fragen: z.array(z.enum(FRAGEN_NAMEN)),
  veranstalter: z.array(z.object({ id: z.number().int(), name: z.string(), email: z.string() })),
  auslagen: z.array(auslageSchema),
  helfer: helferlisteSchema,
  protokoll: z.array(z.object({ wann: z.string(), wer: z.string(), was: z.string() })),
});

/** `GET /api/intranet/ferienprogramm/{id}`: who takes part and who waits. */
export const ferienteilnehmerSchema = eventSchema.extend({
  /** Null for what is published. */
  entwurf: entwurfSchema.nullable(),
  liste: z.array(
    z.object({
      name: z.string(),
      alter: z.number().int(),
      bemerkung: z.string(),
      kontakt: z.string(),
      telefon: z.string(),
      email: z.string(),
      angaben: z.partialRecord(z.enum(FRAGEN_NAMEN), z.string()),
    }),
  ),
  betreuung: betreuungSchema,
  warteliste: z.array(
    z.object({ kinder: z.string(), kontakt: z.string(), telefon: z.string(), status: z.enum(WARTESTATUS) }),
  ),
});
export type Ferienteilnehmer = z.output<typeof ferienteilnehmerSchema>;
