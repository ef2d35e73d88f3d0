import { formatCount } from '@gm/shared/format/count';
import type { Config } from '../../platform/config/config.ts';
import { buildGreeting } from '../../services/mail/build-greeting.ts';
import { getSender } from '../../services/mail/get-sender.ts';
import type { LettersFrom } from '../../services/mail/letters.ts';
import type { Mail } from '../../services/mail/mail.ts';
import { splitParagraphs } from '../../services/mail/mail-words.ts';
import type { SUBSCRIPTION_MAILS } from './subscription-mails.ts';

export type Sender = Pick<Config, 'MAIL_FROM' | 'SITE_URL' | 'CONFIRMATION_HOURS'>;

/** `48` → `zwei Tagen`, otherwise hours: a readable deadline. */
export function getDeadline(hours: number): string {
  if (hours === 24) return 'einem Tag';
  return hours % 24 === 0 ? `${hours / 24} Tagen` : formatCount(hours, 'Stunde', 'Stunden');
}

interface ConfirmationMail extends Pick<Mail, 'an' | 'bezug'> {
  /** What was subscribed to, for the subject. */
  thema: string;
  /** The same as a sentence. */
  bestellt: string;
  /** Private link to the confirmation page. */
  link: string;
}

/** Asks the owner of an address to confirm a subscription (double opt-in). */
export function composeRequest(
  letters: LettersFrom<typeof SUBSCRIPTION_MAILS>,
  { thema: topic, bestellt: ordered, link, ...mail }: ConfirmationMail,
  config: Sender,
): Mail {
  const deadline = getDeadline(config.CONFIRMATION_HOURS);
  const {
    betreff: subject,
    ueberschrift: heading,
    text,
    schluss: closing,
  } = letters.bitte({ thema: topic, bestellt: ordered, frist: deadline });
  return {
    ...mail,
    betreff: subject,
    teile: [
      { art: 'ueberschrift', text: heading },
      ...splitParagraphs(text),
      { art: 'knopf', text: 'Anmeldung bestätigen', adresse: link },
      ...splitParagraphs(closing),
      buildGreeting(getSender(config.MAIL_FROM)),
    ],
  };
}
