import { z } from 'zod';

const PATTERN = /^([1-9]\d{0,9})(?:-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))?$/;

/** Reference to an event in a URL: its number, followed by its secret if unpublished. */
interface EventReference {
  id: number;
  schluessel: string | null;
}

export const formatEventReference = (id: number, key: string): string => `${id}-${key}`;

/** Path segment that references an event. */
export const eventReferenceSchema = z
  .string()
  .regex(PATTERN)
  .transform((text): EventReference => {
    const [, id, key = null] = PATTERN.exec(text) ?? [];
    return { id: Number(id), schluessel: key };
  })
  .refine(({ id }) => id <= 2_147_483_647);
