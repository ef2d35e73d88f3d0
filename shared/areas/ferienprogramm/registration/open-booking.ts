import * as z from 'zod/mini';
import { email } from '../../../schemas/pieces.ts';
import { costsSchema } from './ferienprogramm-registration.ts';

/**
 * An unconfirmed booking, `GET /api/ferienprogramm/offen?token=`. Without personal data, because the address may be a
 * stranger's.
 */
export const openBookingPageSchema = z.object({
  stand: z.enum(['offen', 'bestaetigt', 'verfallen']),
  referenz: z.string(),
  /** Number of children. */
  kinder: z.int(),
  plaetze: z.int(),
  /** ISO instant until which the places are held; null once it is no longer open. */
  bestaetigen_bis: z.nullable(z.string()),
  /**
   * The secret came by mail and may confirm. Otherwise it is that of the booking browser, which may request the mail
   * again.
   */
  vom_postfach: z.boolean(),
  /** Recipient of the mail, for the browser that booked. */
  email: z.nullable(z.string()),
  /** Costs once confirmed, only with the mail's secret: they reveal earlier bookings of the family. */
  kosten: z.nullable(costsSchema),
  /** Path of the private page, for a holder of the mail of a confirmed booking. */
  status_link: z.nullable(z.string()),
});
export type OpenBookingPage = z.output<typeof openBookingPageSchema>;

/** `POST /api/ferienprogramm/offen/bestaetigen` */
export const confirmationSchema = z.object({ token: z.string().check(z.maxLength(100)) });

/** Reply to it. */
export const confirmedSchema = z.object({
  /** Path of the private page. */
  status_link: z.string(),
  /** German sentences about places that the family already had and that were not booked again. */
  hinweise: z.array(z.string()),
});
export type Confirmed = z.output<typeof confirmedSchema>;

/** `POST /api/ferienprogramm/offen/mail`: sends the mail again, to this address. */
export const againSchema = z.object({ token: z.string().check(z.maxLength(100)), email: email() });
