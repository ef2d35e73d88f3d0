import { z } from 'zod';

const MAX_WOERTER = 8;

/** Words typed into the filter of a list. */
export const suchwoerter = z
  .string()
  .max(200)
  .optional()
  .transform((text = '') => text.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WOERTER))
  .describe('Wörter, die alle vorkommen müssen');
