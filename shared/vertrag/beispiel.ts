import { z } from 'zod';
import type { FormularZustand } from '../schemas/formular.ts';

const formularZustand = z.custom<FormularZustand>((value) => typeof value === 'object' && value !== null);

/** One example of a template: what it is given, and on which page it stands. */
export const beispielSchema = z.object({
  /** Tells it apart from the template's other examples. */
  name: z.string(),
  /** `beispiel`: written by hand. `aufzeichnung`: what the api answered for a page of the example content. */
  art: z.enum(['beispiel', 'aufzeichnung']),
  context: z.unknown(),
  options: z.unknown(),
  /** Facts of its page, where they matter. */
  seite: z.object({ pfad: z.string(), suche: z.string(), titel: z.string(), formular: formularZustand }).partial(),
});
export type Beispiel = z.infer<typeof beispielSchema>;

/** The file of a release with its examples: template → examples. */
export const beispieleSchema = z.record(z.string(), z.array(beispielSchema));
export type Beispiele = z.infer<typeof beispieleSchema>;
