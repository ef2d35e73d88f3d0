import { MAIL_ADDRESS } from '@gm/shared/rules/mail-address';
import { openingTimeSchema } from '@gm/shared/schemas/opening-hours';
import { targetSchema } from '@gm/shared/schemas/target';
import { z } from 'zod';
import { timesFromField } from '../../core/content/zeitenstellen.ts';

const text = z.string().trim().min(1);
const num = z.number().int().positive();
const identifier = z.string().regex(/^[a-z0-9-]+$/, 'Erwartet wird ein kurzer Name aus Kleinbuchstaben.');
const unit = num.meta({ verweis: 'organisationseinheit', title: 'Amt' });
const crossReference = z.strictObject({ titel: text, link: targetSchema });

/** An entry of `wegweiser/lebenslagen.yaml`: a life situation that leads to services. */
export const lebenslageFileSchema = z.strictObject({ id: identifier, titel: text, text });
export type LebenslageFile = z.output<typeof lebenslageFileSchema>;

/**
 * An entry of `wegweiser/einheiten.yaml`; a missing address or missing opening hours are inherited from the parent
 * unit.
 */
export const unitFileSchema = z.strictObject({
  id: num,
  code: z
    .string()
    .regex(/^\d{1,4}$/, 'Bitte geben Sie eine bis vier Ziffern an.')
    .meta({ title: 'Amtsnummer', description: 'Eine bis vier Ziffern. Danach werden die Ämter sortiert.' }),
  name: text,
  art: z.enum(['leitung', 'stab', 'fachbereich', 'sachgebiet']),
  ueber: unit.meta({ verweis: 'organisationseinheit', title: 'Übergeordnete Stelle' }).optional(),
  /** Id from `mitarbeiter.yaml`. */
  leitung: num.meta({ verweis: 'mitarbeiter' }).optional(),
  telefon: text.optional(),
  email: z.email({ pattern: MAIL_ADDRESS }).optional(),
  /** Markdown. */
  vorspann: text,
  anschriften: z
    .array(z.strictObject({ strasse: text, hausnummer: text, postleitzahl: text, ort: text }))
    .min(1)
    .optional(),
  zeitenVon: timesFromField,
  oeffnungszeiten: z.array(openingTimeSchema.strict()).min(1).optional(),
});
export type UnitFile = z.output<typeof unitFileSchema>;

/** An entry of `wegweiser/mitarbeiter.yaml`. */
export const staffFileSchema = z.strictObject({
  id: num,
  /** Includes a doctorate. */
  vorname: text,
  nachname: text,
  funktion: text,
  einheit: unit,
  telefon: text.optional(),
  email: z.email({ pattern: MAIL_ADDRESS }).optional(),
  zimmer: text.optional(),
  aufgaben: z.array(text).default([]),
});
export type StaffFile = z.output<typeof staffFileSchema>;

/** An entry of a file of `wegweiser/leistungen/`. Texts and list items are Markdown. */
export const leistungFileSchema = z.strictObject({
  titel: text,
  /** Synonyms. */
  auch: z.array(text).default([]),
  lebenslagen: z.array(identifier.meta({ verweis: 'lebenslage' })).min(1),
  einheit: unit,
  kurz: text,
  wer: text,
  /** Steps in order. */
  ablauf: z.array(text).min(1),
  unterlagen: z.array(text),
  kosten: z.array(text).min(1),
  dauer: text,
  online: crossReference.optional(),
  formular: crossReference.optional(),
  /** Laws and by-laws. */
  recht: z.array(text),
});
export type LeistungFile = z.output<typeof leistungFileSchema>;
