import { email } from '@gm/shared/schemas/pieces';
import * as z from 'zod/mini';

/** Address for the confirmation mail of a booking. */
export const mailSchema = z.object({ email: email() });
