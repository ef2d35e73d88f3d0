import { z } from 'zod';

/** Reply of `GET /api/cms/verarbeitungen`: which data of residents is stored, by form or service. */
export const processingsSchema = z.object({
  data: z.array(
    z.object({
      /** Form or service. */
      titel: z.string(),
      /** Stored data: labels of the form's fields. */
      daten: z.array(z.string()),
      zweck: z.string(),
      /** Retention period, as a sentence. */
      dauer: z.string(),
    }),
  ),
});
export type Processings = z.infer<typeof processingsSchema>;
export type Processing = Processings['data'][number];
