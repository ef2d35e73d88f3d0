import { z } from 'zod';

/**
 * What a control is like. `quelltext`: JSON as it is, where a schema says no more. `baustein`: a block of a page, whose
 * controls come out of the release of its template. `ziel`: where a link leads, chosen from the pages there are.
 * `zeitpunkt`: a day, with or without a time of it, as `2026-12-24` or `2026-12-24T08:00`.
 * `punkt`: a point of the picture that the entry is about, `zuschnitte`: its part for each format. `markdown`: a text with headings, lists, links and tables.
 */
const FELDARTEN = [
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

/** One control of a form that is made of a schema; groups and lists hold others. */
export interface Formfeld {
  /** Key of the value in its group; of an entry of a list empty. */
  name: string;
  titel: string;
  art: (typeof FELDARTEN)[number];
  pflicht: boolean;
  hinweis: string | null;
  /** Of `auswahl`. */
  optionen: { wert: string | number; text: string }[];
  /** Of `auswahl`: kind of content whose entries there are to choose from, beside the form; `#stellen`: the list `stellen` of the entry itself. */
  verweis: string | null;
  /** Hardly anybody needs it: it stands folded after the others. */
  selten: boolean;
  /** Of `gruppe`. */
  felder: Formfeld[];
  /** Of `liste`: what each of its entries is. */
  eintrag: Formfeld | null;
}

const optionSchema = z.object({ wert: z.union([z.string(), z.number()]), text: z.string() });

/** What there is to choose from, by kind of content. */
export const verweiseSchema = z.record(z.string(), z.array(optionSchema));
export type Verweise = z.infer<typeof verweiseSchema>;

export const formfeldSchema: z.ZodType<Formfeld> = z.object({
  name: z.string(),
  titel: z.string(),
  art: z.enum(FELDARTEN),
  pflicht: z.boolean(),
  hinweis: z.string().nullable(),
  optionen: z.array(optionSchema),
  verweis: z.string().nullable().default(null),
  selten: z.boolean().default(false),
  get felder() {
    return z.array(formfeldSchema);
  },
  get eintrag() {
    return formfeldSchema.nullable();
  },
}) as unknown as z.ZodType<Formfeld>;
// What holds itself has a name in the description of the api: there it can only be referred to.
z.globalRegistry.add(formfeldSchema, { id: 'Formfeld' });
