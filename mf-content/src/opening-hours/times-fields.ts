import { openingTimeSchema } from '@gm/shared/schemas/opening-hours';
import { listField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const timesField = listField(openingTimeSchema);

/** Time at which the server rendered the page. */
export const nowField = z.iso.datetime().catch(() => new Date().toISOString());
