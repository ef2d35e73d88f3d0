import { WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import { rubrikSchema } from '@gm/shared/schemas/veranstaltung-daten';
import { z } from 'zod';
import { koordinatenSchema } from '../../kern/inhalt/koordinaten.ts';
import { fotoVerweis } from '../../kern/inhalt/verweise.ts';

const text = z.string().trim().min(1);
const uhrzeit = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Erwartet wird eine Uhrzeit wie „09:30“.');
const monat = z.number().int().min(1).max(12);
const wochentag = z.enum(WOCHENTAGE);
const woche = z.union([z.number().int().min(1).max(4), z.literal(-1)]);

/** An entry of `veranstaltungsrubriken.yaml`: a category of the calendar. */
export const veranstaltungsrubrikDateiSchema = rubrikSchema.strict();

/** An entry of `veranstaltungen/orte.yaml`: a venue, named by events. */
export const ortDateiSchema = z.strictObject({
  name: text,
  /** Empty for places outside of the districts. */
  ortsteil: z.string().default(''),
  adresse: z
    .strictObject({
      strasse: text,
      plz: text,
      ort: text,
      geokoordinaten: koordinatenSchema.nullable().default(null),
    })
    .nullable()
    .default(null),
});
export type OrtDatei = z.output<typeof ortDateiSchema>;

/** An entry of `veranstaltungen/termine.yaml`. */
export const veranstaltungDateiSchema = z
  .strictObject({
    id: z.number().int().positive(),
    titel: text,
    einleitung: text.optional(),
    /** Markdown */
    md: text,
    rubriken: z.array(z.number().int().meta({ verweis: 'veranstaltungsrubrik' })).min(1),
    /** The first day it takes place. */
    datum: z.iso.date().optional().meta({ title: 'Datum' }),
    /** Instead of that a rule, see `compute-termine.ts`. */
    termin: z
      .union(
        [
          z.strictObject({ monat, woche, wochentag }),
          z.strictObject({ monat, tag: z.number().int().min(1).max(28) }),
          z.strictObject({ jeden: wochentag, alle: z.number().int().min(1).max(8) }),
          z.strictObject({ jeden: wochentag, woche }),
        ],
        { error: 'Erwartet wird eine der Formen aus README.md.' },
      )
      .optional()
      .meta({ title: 'Regel statt eines Datums', selten: true }),
    /** Calendar days it lasts. */
    tage: z.number().int().min(1).max(120).default(1),
    taeglich: z.boolean().default(false),
    /** Without times it fills the whole day. */
    beginn: uhrzeit.optional(),
    ende: uhrzeit.optional(),
    /** A venue of `orte.yaml`. */
    ort: text,
    /** Organiser in words, or `eintrag`: its number in the directory. */
    veranstalter: text.optional(),
    eintrag: z.number().int().meta({ verweis: 'brancheneintrag' }).optional(),
    eintritt: text.optional(),
    foto: fotoVerweis.optional(),
    bildtext: text.optional(),
    galerie: z.array(z.strictObject({ foto: fotoVerweis, bildtext: text.optional() })).default([]),
  })
  .refine(({ datum, termin }) => (datum === undefined) !== (termin === undefined), {
    path: ['datum'],
    message: 'Bitte geben Sie das Datum an, oder eine Regel, nicht beides.',
  })
  .refine(({ veranstalter, eintrag }) => (veranstalter === undefined) !== (eintrag === undefined), {
    path: ['veranstalter'],
    message: 'Erwartet wird entweder „veranstalter“ oder „eintrag“.',
  })
  .refine(({ beginn, ende }) => ende === undefined || beginn !== undefined, {
    path: ['beginn'],
    message: 'Zum Ende gehört ein Beginn.',
  })
  .refine(({ tage, taeglich, beginn = '', ende }) => (tage > 1 && !taeglich) || ende === undefined || beginn <= ende, {
    path: ['ende'],
    message: 'Das Ende liegt vor dem Beginn.',
  });
export type VeranstaltungDatei = z.output<typeof veranstaltungDateiSchema>;
