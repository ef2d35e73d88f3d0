import { MAIL_ADDRESS } from '@gm/shared/rules/mail-address';
import { BRANCHENEINTRAG_TYPES } from '@gm/shared/schemas/events/veranstaltung-data';
import { regularTimeSchema } from '@gm/shared/schemas/opening-hours';
import { z } from 'zod';
import { timesFromField } from '../../core/content/zeitenstellen.ts';
import { coordinatesSchema } from '../../core/entries/coordinates.ts';
import { photoCrossReference } from '../../core/entries/cross-references.ts';
import { shortGroup } from '../../core/entries/kurzform.ts';
import { readTimes } from './read-times.ts';

const text = z.string().trim().min(1);

/** An entry of `branchenrubriken.yaml`: a category of the directory. */
export const branchenCategoryFileSchema = z.strictObject({ id: z.number().int(), rubrik: text });
export type BranchenCategory = z.output<typeof branchenCategoryFileSchema>;

/** `Mo-Fr 9:00-12:00` → one entry per day; other values are returned unchanged. */
export const listTimes = (times: unknown): unknown => (typeof times === 'string' ? (readTimes(times) ?? times) : times);

const timeSchema = regularTimeSchema.strict().refine(({ beginn: start, ende: end }) => start < end, {
  path: ['ende'],
  message: 'Das Ende liegt nicht nach dem Beginn.',
});

/** An entry of `branchenverzeichnis.yaml`: a club, institution, facility or company, which may organise events. */
export const brancheneintragFileSchema = z.strictObject({
  id: z.number().int().positive(),
  typ: z.enum(BRANCHENEINTRAG_TYPES),
  titel: text,
  /** Id of a category. */
  rubrik: z.number().int().meta({ verweis: 'branchenrubrik' }),
  einleitung: text.optional(),
  strasse: text,
  ortsteil: text,
  geo: shortGroup(coordinatesSchema).optional(),
  telefon: text.optional(),
  telefax: text.optional(),
  email: z.email({ pattern: MAIL_ADDRESS, error: 'Erwartet wird eine E-Mail-Adresse.' }).optional(),
  link: z.url({ protocol: /^https?$/, error: 'Erwartet wird eine Adresse mit https.' }).optional(),
  ansprechpartner: text.optional(),
  zeitenVon: timesFromField,
  zeiten: z
    .preprocess(
      listTimes,
      z.array(timeSchema, { error: 'Erwartet wird etwas wie „Mo-Fr 9:00-12:00 14:00-18:00; Sa 8:00-13:00“.' }),
    )
    .optional()
    .meta({ title: 'Öffnungszeiten' }),
  /** Note next to the opening hours. */
  hinweis: text.optional(),
  foto: photoCrossReference.optional(),
  bildtext: text.optional(),
  /** Markdown. */
  md: text.optional(),
});
export type BrancheneintragFile = z.output<typeof brancheneintragFileSchema>;
