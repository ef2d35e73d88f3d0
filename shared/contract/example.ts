import { z } from 'zod';
import type { FormState } from '../schemas/form.ts';

const formState = z.custom<FormState>((value) => typeof value === 'object' && value !== null);

/** An example of a template: its props and its page. */
export const exampleSchema = z.object({
  /** Unique among the template's examples. */
  name: z.string(),
  /** `beispiel`: hand-written. `aufzeichnung`: recorded reply of the api for a page of the example content. */
  art: z.enum(['beispiel', 'aufzeichnung']),
  context: z.unknown(),
  options: z.unknown(),
  /** Facts of its page, if relevant. */
  seite: z.object({ pfad: z.string(), suche: z.string(), titel: z.string(), formular: formState }).partial(),
});
export type Example = z.infer<typeof exampleSchema>;

/** The file of a release with its examples: template → examples. */
export const examplesSchema = z.record(z.string(), z.array(exampleSchema));
export type Examples = z.infer<typeof examplesSchema>;
