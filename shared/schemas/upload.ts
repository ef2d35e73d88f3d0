import { z } from 'zod';

/** How far a picture sent in pieces has come. */
export const uploadStandSchema = z.object({
  ab: z.number().int().describe('So viele Bytes sind da: Mit dem nächsten geht es weiter'),
});
export type UploadStand = z.infer<typeof uploadStandSchema>;
