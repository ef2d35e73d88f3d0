import { listenFeld, modulFelder } from '@gm/shared/schemas/tolerante-felder';
import { z } from 'zod';

/** More ways than to the whole list, which few would look for behind it: to enter something of one's own, for example. */
export const weitereLinks = listenFeld(modulFelder({ text: z.string().min(1), link: z.string().min(1) }), 3);
export type WeitereLinks = z.infer<typeof weitereLinks>;
