import { z } from 'zod';
import { SUBMISSION_STATUS } from '../../rules/release.ts';

/** A day-care centre as configured in the form's block. */
export const kitaSchema = z.object({
  /** Short name in requests; stable when the centre is renamed. */
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  name: z.string().min(1),
  ortsteil: z.string().default(''),
  /** Accepted ages in years, both inclusive. */
  alter_von: z.number().int().min(0),
  alter_bis: z.number().int().max(14),
});
export type Kita = z.output<typeof kitaSchema>;

/**
 * Reply of `GET /api/kitavormerkung/stand`: the pre-registration behind a family's private link; null for any other
 * link.
 */
export const vormerkungStateSchema = z.object({
  referenz: z.string(),
  status: z.enum(SUBMISSION_STATUS),
  /** Calendar days `YYYY-MM-DD`. */
  eingegangen: z.string(),
  geaendert: z.string(),
  kind_vorname: z.string(),
  betreuung_ab: z.string(),
  betreuung_von: z.string(),
  betreuung_bis: z.string(),
  /** Names in the order of the wishes. */
  kitas: z.array(z.string()),
  /** The same as short names, to change them. */
  wuensche: z.array(z.string()).default([]),
  /** Available centres. */
  auswahl: z.array(kitaSchema).default([]),
});
