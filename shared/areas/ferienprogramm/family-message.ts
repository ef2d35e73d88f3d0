import { z } from 'zod';

/** `GET /api/intranet/ferienprogramm/nachricht` and `…/{id}/nachricht`: who a message reaches, and what surrounds it. */
export const familyMessageSchema = z.object({
  /** Null for a message to all families of the season. */
  event: z.object({ id: z.number().int(), titel: z.string(), termin: z.string() }).nullable(),
  familien: z.number().int(),
  /** Families on the waiting list of the event that have not booked it. */
  wartende: z.number().int(),
  /** The mail before and after the written text. */
  vorschau: z.object({ vor: z.string(), nach: z.string() }),
  /** Idempotency key of the rendered form: a message is sent once, even if submitted twice. */
  beleg: z.uuid(),
});
export type FamilyMessage = z.output<typeof familyMessageSchema>;
