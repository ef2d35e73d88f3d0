import { z } from 'zod';

/** What a control is like. `quelltext`: JSON as it is, where a schema says no more. */
const FELDARTEN = ['zeile', 'absatz', 'zahl', 'tag', 'haken', 'auswahl', 'gruppe', 'liste', 'quelltext'] as const;

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
  /** Of `gruppe`. */
  felder: Formfeld[];
  /** Of `liste`: what each of its entries is. */
  eintrag: Formfeld | null;
}

export const formfeldSchema: z.ZodType<Formfeld> = z.object({
  name: z.string(),
  titel: z.string(),
  art: z.enum(FELDARTEN),
  pflicht: z.boolean(),
  hinweis: z.string().nullable(),
  optionen: z.array(z.object({ wert: z.union([z.string(), z.number()]), text: z.string() })),
  get felder() {
    return z.array(formfeldSchema);
  },
  get eintrag() {
    return formfeldSchema.nullable();
  },
}) as unknown as z.ZodType<Formfeld>;
// What holds itself has a name in the description of the api: there it can only be referred to.
z.globalRegistry.add(formfeldSchema, { id: 'Formfeld' });
