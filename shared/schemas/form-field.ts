import { z } from 'zod';

/**
 * Kinds of controls. `quelltext`: raw JSON, where a schema is unspecific. `baustein`: a block of a page, whose controls
 * come from the release of its template. `ziel`: a link target, selected from the existing pages. `zeitpunkt`: a day
 * with an optional time, as `2026-12-24` or `2026-12-24T08:00`. `punkt`: focal point of the entry's picture,
 * `zuschnitte`: its crops by format. `markdown`: a text with headings, lists, links and tables.
 */
const FIELD_KINDS = [
  'zeile',
  'absatz',
  'markdown',
  'zahl',
  'tag',
  'zeitpunkt',
  'haken',
  'auswahl',
  'gruppe',
  'liste',
  'quelltext',
  'baustein',
  'ziel',
  'punkt',
  'zuschnitte',
] as const;

/** A control of a form generated from a schema; groups and lists contain others. */
export interface FormField {
  /** Key of the value in its group; empty for an entry of a list. */
  name: string;
  titel: string;
  art: (typeof FIELD_KINDS)[number];
  pflicht: boolean;
  hinweis: string | null;
  /** For `auswahl`. */
  optionen: { wert: string | number; text: string }[];
  /**
   * For `auswahl`: kind of content whose entries are the options, sent separately; `#stellen`: the list `stellen` of
   * the same entry.
   */
  verweis: string | null;
  /** For pictures: photos only, no illustrations. */
  nurFotos?: boolean | undefined;
  /** Rarely needed: collapsed after the other fields. */
  selten: boolean;
  /** For `gruppe`. */
  felder: FormField[];
  /** For `liste`: definition of its entries. */
  eintrag: FormField | null;
}

const optionSchema = z.object({ wert: z.union([z.string(), z.number()]), text: z.string() });

/** Options by kind of content. */
export const crossReferencesSchema = z.record(z.string(), z.array(optionSchema));
export type CrossReferences = z.infer<typeof crossReferencesSchema>;

export const formFieldSchema: z.ZodType<FormField> = z.object({
  name: z.string(),
  titel: z.string(),
  art: z.enum(FIELD_KINDS),
  pflicht: z.boolean(),
  hinweis: z.string().nullable(),
  optionen: z.array(optionSchema),
  verweis: z.string().nullable().default(null),
  nurFotos: z.boolean().optional(),
  selten: z.boolean().default(false),
  get felder() {
    return z.array(formFieldSchema);
  },
  get eintrag() {
    return formFieldSchema.nullable();
  },
}) as unknown as z.ZodType<FormField>;
// A recursive schema needs a name to be referenced in the OpenAPI description.
z.globalRegistry.add(formFieldSchema, { id: 'Formfeld' });
