import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { buildGruss } from '../../kern/mail/build-gruss.ts';
import type { Mail, MailTeil } from '../../kern/mail/mail.ts';
import type { Absender } from './compose-bestaetigung.ts';

/** Whose paper it is written on, and where answers go. */
export type Briefbogen = Pick<Absender, 'gemeinde'> & { optionen: Pick<FerienprogrammOptionen, 'email'> };

/** A mail of the holiday programme: its subject is its heading where no `ueberschrift` is given, and it ends with the greeting. */
export const composeBrief = (
  { gemeinde, optionen }: Briefbogen,
  an: string,
  { betreff, ueberschrift = betreff }: { betreff: string; ueberschrift?: string },
  teile: readonly MailTeil[],
): Mail => ({
  an,
  antwortAn: optionen.email,
  betreff,
  teile: [{ art: 'ueberschrift', text: ueberschrift }, ...teile, buildGruss(gemeinde)],
});
