import { MAIL_ADDRESS } from '@gm/shared/regeln/mail-address';
import { regulaereZeitSchema } from '@gm/shared/schemas/oeffnungszeiten';
import { BRANCHENEINTRAG_TYPEN } from '@gm/shared/schemas/veranstaltung-daten';
import { z } from 'zod';
import { koordinatenSchema } from '../../kern/inhalt/koordinaten.ts';
import { kurzeGruppe } from '../../kern/inhalt/kurzform.ts';
import { fotoVerweis } from '../../kern/inhalt/verweise.ts';
import { readZeiten } from './read-zeiten.ts';

const text = z.string().trim().min(1);

/** An entry of `branchenrubriken.yaml`: a category of the directory. */
export const branchenRubrikDateiSchema = z.strictObject({ id: z.number().int(), rubrik: text });
export type BranchenRubrik = z.output<typeof branchenRubrikDateiSchema>;

/** `Mo-Fr 9:00-12:00` → an entry for each day; what says something else comes back as it is. */
export const listZeiten = (zeiten: unknown): unknown =>
  typeof zeiten === 'string' ? (readZeiten(zeiten) ?? zeiten) : zeiten;

const zeitSchema = regulaereZeitSchema
  .strict()
  .refine(({ beginn, ende }) => beginn < ende, { path: ['ende'], message: 'Das Ende liegt nicht nach dem Beginn.' });

/** An entry of `branchenverzeichnis.yaml`: who is there in the municipality, and who organises its events. */
export const brancheneintragDateiSchema = z.strictObject({
  id: z.number().int().positive(),
  typ: z.enum(BRANCHENEINTRAG_TYPEN),
  titel: text,
  /** Number of a category. */
  rubrik: z.number().int().meta({ verweis: 'branchenrubrik' }),
  einleitung: text.optional(),
  strasse: text,
  ortsteil: text,
  geo: kurzeGruppe(koordinatenSchema).optional(),
  telefon: text.optional(),
  telefax: text.optional(),
  email: z.email({ pattern: MAIL_ADDRESS, error: 'Erwartet wird eine E-Mail-Adresse.' }).optional(),
  link: z.url({ protocol: /^https?$/, error: 'Erwartet wird eine Adresse mit https.' }).optional(),
  ansprechpartner: text.optional(),
  zeiten: z
    .preprocess(
      listZeiten,
      z.array(zeitSchema, { error: 'Erwartet wird etwas wie „Mo-Fr 9:00-12:00 14:00-18:00; Sa 8:00-13:00“.' }),
    )
    .optional()
    .meta({ title: 'Öffnungszeiten' }),
  /** Note beside the times. */
  hinweis: text.optional(),
  foto: fotoVerweis.optional(),
  bildtext: text.optional(),
  /** Markdown */
  md: text.optional(),
});
export type BrancheneintragDatei = z.output<typeof brancheneintragDateiSchema>;
