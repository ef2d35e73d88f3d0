import { z } from 'zod';

/** A street of the waste calendar, as it was chosen; null where the address names none that exists. */
export const streetSchema = z.object({
  /** As used in URLs, e.g. `schwann-tannenstrasse`. */
  id: z.string(),
  name: z.string(),
  ortsteil: z.string(),
});
export type Street = z.output<typeof streetSchema>;
