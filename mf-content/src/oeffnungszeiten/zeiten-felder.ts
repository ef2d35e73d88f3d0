import { oeffnungszeitSchema } from '@gm/shared/schemas/oeffnungszeiten';
import { listenFeld } from '@gm/shared/schemas/tolerante-felder';
import { z } from 'zod';

export const zeitenFeld = listenFeld(oeffnungszeitSchema);

/** The moment the server rendered the page. */
export const jetztFeld = z.iso.datetime().catch(() => new Date().toISOString());
