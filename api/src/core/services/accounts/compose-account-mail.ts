import type { Config } from '../../platform/config/config.ts';
import { buildGreeting } from '../mail/build-greeting.ts';
import { getSender } from '../mail/get-sender.ts';
import type { LettersFrom } from '../mail/letters.ts';
import type { Mail } from '../mail/mail.ts';
import { splitParagraphs } from '../mail/mail-words.ts';
import type { ACCOUNT_MAILS } from './account-mails.ts';
import type { AccountLine } from './account-repository.ts';

export type AccountHolder = Pick<AccountLine, 'art' | 'email' | 'vorname' | 'nachname'>;
export type AccountSender = Pick<Config, 'MAIL_FROM' | 'SITE_URL'>;
export type AccountLetters = LettersFrom<typeof ACCOUNT_MAILS>;

/** Mail to an account owner; `schluss` is placed below the button. */
export function composeAccountMail(
  { email, vorname: firstName, nachname: lastName }: AccountHolder,
  { betreff: subject, text, schluss: closing = '' }: { betreff: string; text: string; schluss?: string },
  button: { text: string; adresse: string },
  { MAIL_FROM }: AccountSender,
): Mail {
  return {
    an: email,
    betreff: subject,
    teile: [
      { art: 'ueberschrift', text: subject },
      { art: 'absatz', text: `Guten Tag ${firstName} ${lastName},` },
      ...splitParagraphs(text),
      { art: 'knopf', ...button },
      ...splitParagraphs(closing),
      buildGreeting(getSender(MAIL_FROM)),
    ],
  };
}
