import { z } from 'zod';

/** Reply of `GET /api/intranet/mails`: every mail of the site with made-up data, as it would be sent. */
export const mailbeispieleSchema = z.object({
  data: z.array(
    z.object({
      /** When it is sent. */
      anlass: z.string(),
      betreff: z.string(),
      text: z.string(),
      html: z.string(),
    }),
  ),
});
export type Mailbeispiele = z.infer<typeof mailbeispieleSchema>;
