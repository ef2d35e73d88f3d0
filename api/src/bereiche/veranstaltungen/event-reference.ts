import { z } from 'zod';

const PATTERN = /^([1-9]\d{0,9})(?:-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))?$/;

/** What names an event in an address: its number, and for one that is not public yet its secret behind it. */
interface EventReference {
  id: number;
  schluessel: string | null;
}

export const formatEventReference = (id: number, schluessel: string): string => `${id}-${schluessel}`;

/** Part of an address that names an event. */
export const eventReferenceSchema = z
  .string()
  .regex(PATTERN)
  .transform((text): EventReference => {
    const [, id, schluessel = null] = PATTERN.exec(text) ?? [];
    return { id: Number(id), schluessel };
  })
  .refine(({ id }) => id <= 2_147_483_647);
