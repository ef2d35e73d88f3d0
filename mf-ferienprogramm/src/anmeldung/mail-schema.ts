import { email } from '@gm/shared/schemas/bausteine';
import * as z from 'zod/mini';

/** Where the mail goes that confirms a booking. */
export const mailSchema = z.object({ email: email() });
