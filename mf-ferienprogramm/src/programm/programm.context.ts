import {
  ferienprogrammOptionenSchema,
  ferienveranstaltungSchema,
} from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { z } from 'zod';

/** The municipality's settings, as every block of the holiday programme has them. */
export const einstellungen = z.unknown().pipe(ferienprogrammOptionenSchema);

/** Events of a call, without those that do not fit; null when the call failed, which is not the same as none. */
export const programmFeld = z.unknown().transform((antwort) => {
  if (!Array.isArray(antwort)) return null;
  return antwort.flatMap((eintrag) => {
    const { data } = ferienveranstaltungSchema.safeParse(eintrag);
    return data ? [data] : [];
  });
});

/**
 * The moment the server rendered the page. It travels with the page data, so that the browser's first render says the
 * same as the server's; the component goes on with the browser's clock.
 */
export const jetztFeld = z.iso.datetime().catch(() => new Date().toISOString());
