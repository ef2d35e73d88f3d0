import { z } from 'zod';

/** Progress of a chunked upload. */
export const uploadStateSchema = z.object({
  ab: z.number().int().describe('So viele Bytes sind da: Mit dem nächsten geht es weiter'),
});

/** A new upload: the name the form sends in place of the file, and the next offset. */
export const uploadStartSchema = uploadStateSchema.extend({ upload: z.string() });
export type UploadStart = z.infer<typeof uploadStartSchema>;
