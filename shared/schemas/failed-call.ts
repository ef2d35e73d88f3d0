import { z } from 'zod';

/** What a template gets for a call that failed: an empty list (requirement S-14), marked as one that says nothing. */
export const FAILED_CALL = { data: [], pagination: { page: 1, pages: 1 }, ausgefallen: true } as const;

const isFailed = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'ausgefallen' in reply && reply.ausgefallen === true;

/** A reply, or null if its call failed: what there is, is not known then. A reply of null counts as missing. */
export const orFailed = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((reply) => (isFailed(reply) ? null : (reply ?? undefined)), schema.nullable());
