import * as z from 'zod/mini';
import { email } from '../../schemas/bausteine.ts';
import { kostenSchema } from './ferienprogramm-anmeldung.ts';

/** A booking until it is firm, `GET /api/ferienprogramm/offen?token=`: nothing of who it is for, the address may be a stranger's. */
export const offeneBuchungsseiteSchema = z.object({
  stand: z.enum(['offen', 'bestaetigt', 'verfallen']),
  referenz: z.string(),
  /** How many. */
  kinder: z.int(),
  plaetze: z.int(),
  /** ISO instant until which the places are held; null when it is not open any more. */
  bestaetigen_bis: z.nullable(z.string()),
  /** The secret came by mail: it confirms. Otherwise it is the browser's that booked, which may ask for the mail again. */
  vom_postfach: z.boolean(),
  /** Where the mail went to, for the browser that booked. */
  email: z.nullable(z.string()),
  /** What it will cost once it is confirmed, for who has its mail: what the family has booked before shows in it. */
  kosten: z.nullable(kostenSchema),
  /** Path of the private page, for whoever has the mail of a confirmed booking. */
  status_link: z.nullable(z.string()),
});
export type OffeneBuchungsseite = z.output<typeof offeneBuchungsseiteSchema>;

/** `POST /api/ferienprogramm/offen/bestaetigen` */
export const bestaetigungSchema = z.object({ token: z.string().check(z.maxLength(100)) });

/** Reply to it. */
export const bestaetigtSchema = z.object({
  /** Path of the private page. */
  status_link: z.string(),
  /** German sentences about places that the family had already and that were therefore not booked twice. */
  hinweise: z.array(z.string()),
});
export type Bestaetigt = z.output<typeof bestaetigtSchema>;

/** `POST /api/ferienprogramm/offen/mail`: the mail once more, to this address. */
export const nochmalSchema = z.object({ token: z.string().check(z.maxLength(100)), email: email() });
