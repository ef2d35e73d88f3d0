import { z } from 'zod';

/** Reply of `GET /api/intranet/mails`: every mail of the site with sample data, exactly as it is sent. */
export const mailExamplesSchema = z.object({
  data: z.array(
    z.object({
      /** Trigger of the mail. */
      anlass: z.string(),
      betreff: z.string(),
      text: z.string(),
      html: z.string(),
      /** Texts it is written from, with their form for accounts that may edit them; null: they depend on the form. */
      texte: z.object({ art: z.string(), titel: z.string(), href: z.string().nullable() }).nullable().default(null),
    }),
  ),
});
export type MailExamples = z.infer<typeof mailExamplesSchema>;
