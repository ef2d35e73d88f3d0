import { z } from 'zod';

/** A number of a row as it stands in an address. */
export const nummerSchema = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Parameters of calls for one row. */
export const idParams = z.object({ id: nummerSchema });
