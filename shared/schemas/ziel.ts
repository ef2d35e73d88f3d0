import { z } from 'zod';

/** Where a link of the content system may lead: a place of this site or a web, mail or phone address, never a script. */
export const zielSchema = z.string().regex(/^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/);
