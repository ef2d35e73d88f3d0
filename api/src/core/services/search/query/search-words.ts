import { z } from 'zod';

const MAX_WORDS = 8;

/** Words typed into the filter of a list. */
export const searchWords = z
  .string()
  .max(200)
  .optional()
  .transform((text = '') => text.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS))
  .describe('Wörter, die alle vorkommen müssen');
