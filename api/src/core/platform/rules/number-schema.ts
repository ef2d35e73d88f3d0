import { z } from 'zod';

/** A row number in an address. */
export const numberSchema = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Parameters of calls for one row. */
export const idParams = z.object({ id: numberSchema });
