import { ferienprogrammOptionsSchema, ferienveranstaltungSchema } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { z } from 'zod';

/** The municipality's settings, used by every block of the holiday programme. */
export const settings = z.unknown().pipe(ferienprogrammOptionsSchema);

/** Events of a call, without invalid ones; null if the call failed. */
export const programField = z.unknown().transform((answer) => {
  if (!Array.isArray(answer)) return null;
  return answer.flatMap((entry) => {
    const { data } = ferienveranstaltungSchema.safeParse(entry);
    return data ? [data] : [];
  });
});

/**
 * Time of the server's rendering. It is part of the page data, so that hydration matches the server's HTML; afterwards
 * the component uses the browser's clock.
 */
export const nowField = z.iso.datetime().catch(() => new Date().toISOString());
