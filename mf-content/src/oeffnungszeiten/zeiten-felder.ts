import { oeffnungszeitSchema } from '@gm/shared/schemas/oeffnungszeiten';
import { listenFeld } from '@gm/shared/schemas/tolerante-felder';
import { z } from 'zod';

export const zeitenFeld = listenFeld(oeffnungszeitSchema);

/**
 * The moment the server rendered the page. It travels with the page data, so that the browser's first render says the
 * same as the server's; the component goes on with the browser's clock.
 */
export const jetztFeld = z.iso.datetime().catch(() => new Date().toISOString());
