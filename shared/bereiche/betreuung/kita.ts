import { z } from 'zod';
import { EINSENDUNGSSTATUS } from '../../regeln/freigabe.ts';

/** A day-care centre, as the block of the form has it. */
export const kitaSchema = z.object({
  /** Short name in requests; stays when the centre is renamed. */
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  name: z.string().min(1),
  ortsteil: z.string().default(''),
  /** Ages in years it takes children at, both included. */
  alter_von: z.number().int().min(0),
  alter_bis: z.number().int().max(14),
});
export type Kita = z.output<typeof kitaSchema>;

/** Reply of `GET /api/kitavormerkung/stand`: what the private link of a family shows; null for any other link. */
export const vormerkungStandSchema = z.object({
  referenz: z.string(),
  status: z.enum(EINSENDUNGSSTATUS),
  /** Calendar days `YYYY-MM-DD`. */
  eingegangen: z.string(),
  geaendert: z.string(),
  kind_vorname: z.string(),
  betreuung_ab: z.string(),
  betreuung_von: z.string(),
  betreuung_bis: z.string(),
  /** Names in the order of the wishes. */
  kitas: z.array(z.string()),
  /** The same as short names, for a change of mind. */
  wuensche: z.array(z.string()).default([]),
  /** What there is to choose from. */
  auswahl: z.array(kitaSchema).default([]),
});
