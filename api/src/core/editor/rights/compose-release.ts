import type { Config } from '../../platform/config/config.ts';
import { buildGreeting } from '../../services/mail/build-greeting.ts';
import { getSender } from '../../services/mail/get-sender.ts';
import type { LettersFrom } from '../../services/mail/letters.ts';
import type { Mail, MailPart } from '../../services/mail/mail.ts';
import { splitParagraphs } from '../../services/mail/mail-words.ts';
import { EDITORIAL } from '../store/build-editorial-route.ts';
import { RELEASE_MAILS } from './release-mails.ts';

export type ReleaseSender = Pick<Config, 'MAIL_ADMIN' | 'MAIL_FROM' | 'SITE_URL'>;

interface Letter {
  an: { email: string; name: string };
  /** Name of the acting account. */
  von: string;
  beitrag: { referenz: string; bezeichnung: string; titel: string };
  hinweis: string;
}

export type ReleaseOccasion = keyof typeof RELEASE_MAILS.mails;
export const RELEASE_OCCASIONS = Object.keys(RELEASE_MAILS.mails) as ReleaseOccasion[];

export const isReleaseOccasion = (operation: string): operation is ReleaseOccasion => operation in RELEASE_MAILS.mails;

/** Mail to those asked for a release, or to the one who asked. */
export function composeRelease(
  letters: LettersFrom<typeof RELEASE_MAILS>,
  occasion: ReleaseOccasion,
  { an, von: from, beitrag: { referenz: reference, bezeichnung: label, titel: title }, hinweis: hint }: Letter,
  { MAIL_FROM, SITE_URL }: Pick<ReleaseSender, 'MAIL_FROM' | 'SITE_URL'>,
): Mail {
  const { betreff: subject, ueberschrift: heading, text } = letters[occasion]({ titel: title, von: from });
  const paragraph = (text: string): MailPart => ({ art: 'absatz', text });
  return {
    an: an.email,
    betreff: subject,
    teile: [
      { art: 'ueberschrift', text: heading },
      paragraph(`Guten Tag ${an.name},`),
      ...splitParagraphs(text),
      paragraph(`${label} ${reference}: ${title}`),
      ...(hint ? [paragraph(`Hinweis: ${hint}`)] : []),
      { art: 'knopf', text: 'Beitrag öffnen', adresse: new URL(`${EDITORIAL.href}${reference}/`, SITE_URL).href },
      buildGreeting(getSender(MAIL_FROM)),
    ],
  };
}
