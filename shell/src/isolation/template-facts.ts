import { z } from 'zod';

/** Facts about a template that are not in `release.json`: its guest reads them from the contract when it loads. */
export const templateFactsSchema = z.record(
  z.string(),
  z.object({
    /** The template shows the one entry that the page is about. */
    entry: z.boolean(),
    /** Query parameters that it reads. */
    query: z.array(z.string().max(100)).max(50),
    /** Its blocks make calls of their own. */
    calls: z.boolean(),
  }),
);
export type TemplateFacts = z.infer<typeof templateFactsSchema>;
