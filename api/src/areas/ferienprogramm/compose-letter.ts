import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { buildGreeting } from '../../core/services/mail/build-greeting.ts';
import type { Mail, MailPart } from '../../core/services/mail/mail.ts';
import type { Sender } from './booking/compose-confirmation.ts';

/** Letterhead and reply address. */
export type LetterPaper = Pick<Sender, 'gemeinde'> & { optionen: Pick<FerienprogrammOptions, 'email'> };

/** A mail of the holiday programme: the heading defaults to the subject, and a greeting is added at the end. */
export const composeLetter = (
  { gemeinde, optionen: options }: LetterPaper,
  an: string,
  { betreff: subject, ueberschrift: heading = subject }: { betreff: string; ueberschrift?: string },
  parts: readonly MailPart[],
): Mail => ({
  an,
  antwortAn: options.email,
  betreff: subject,
  teile: [{ art: 'ueberschrift', text: heading }, ...parts, buildGreeting(gemeinde)],
});
