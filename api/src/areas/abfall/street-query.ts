import { z } from 'zod';

/** Query of calls about a street of the waste calendar. */
export const streetQuerySchema = z.object({
  strasse: z.string().max(200).default('').describe('Straße, z. B. schwann-tannenstrasse'),
});
