import { MAIL_ADDRESS } from '@gm/shared/regeln/mail-address';
import { oeffnungszeitSchema } from '@gm/shared/schemas/oeffnungszeiten';
import { zielSchema } from '@gm/shared/schemas/ziel';
import { z } from 'zod';

const text = z.string().trim().min(1);
const nummer = z.number().int().positive();
const kennung = z.string().regex(/^[a-z0-9-]+$/, 'Erwartet wird ein kurzer Name aus Kleinbuchstaben.');
const einheit = nummer.meta({ verweis: 'organisationseinheit', title: 'Amt' });
const verweis = z.strictObject({ titel: text, link: zielSchema });

/** An entry of `wegweiser/lebenslagen.yaml`: a situation of life that leads to services. */
export const lebenslageDateiSchema = z.strictObject({ id: kennung, titel: text, text });
export type LebenslageDatei = z.output<typeof lebenslageDateiSchema>;

/** An entry of `wegweiser/einheiten.yaml`; without an address or opening times it has those of the unit above. */
export const einheitDateiSchema = z.strictObject({
  id: nummer,
  code: z
    .string()
    .regex(/^\d{1,4}$/, 'Bitte geben Sie eine bis vier Ziffern an.')
    .meta({ title: 'Amtsnummer', description: 'Eine bis vier Ziffern; nach ihr stehen die Ämter in der Reihe.' }),
  name: text,
  art: z.enum(['leitung', 'stab', 'fachbereich', 'sachgebiet']),
  ueber: einheit.meta({ verweis: 'organisationseinheit', title: 'Übergeordnete Stelle' }).optional(),
  /** Number of `mitarbeiter.yaml`. */
  leitung: nummer.meta({ verweis: 'mitarbeiter' }).optional(),
  telefon: text.optional(),
  email: z.email({ pattern: MAIL_ADDRESS }).optional(),
  /** Markdown */
  vorspann: text,
  anschriften: z
    .array(z.strictObject({ strasse: text, hausnummer: text, postleitzahl: text, ort: text }))
    .min(1)
    .optional(),
  oeffnungszeiten: z.array(oeffnungszeitSchema.strict()).min(1).optional(),
});
export type EinheitDatei = z.output<typeof einheitDateiSchema>;

/** An entry of `wegweiser/mitarbeiter.yaml`. */
export const mitarbeiterDateiSchema = z.strictObject({
  id: nummer,
  /** With a doctorate. */
  vorname: text,
  nachname: text,
  funktion: text,
  einheit,
  telefon: text.optional(),
  email: z.email({ pattern: MAIL_ADDRESS }).optional(),
  zimmer: text.optional(),
  aufgaben: z.array(text).default([]),
});
export type MitarbeiterDatei = z.output<typeof mitarbeiterDateiSchema>;

/** An entry of a file of `wegweiser/leistungen/`. Texts and entries of lists are Markdown. */
export const leistungDateiSchema = z.strictObject({
  titel: text,
  /** What people call it otherwise. */
  auch: z.array(text).default([]),
  lebenslagen: z.array(kennung.meta({ verweis: 'lebenslage' })).min(1),
  einheit,
  kurz: text,
  wer: text,
  /** Steps in their order. */
  ablauf: z.array(text).min(1),
  unterlagen: z.array(text),
  kosten: z.array(text).min(1),
  dauer: text,
  online: verweis.optional(),
  formular: verweis.optional(),
  /** Laws and by-laws. */
  recht: z.array(text),
});
export type LeistungDatei = z.output<typeof leistungDateiSchema>;
