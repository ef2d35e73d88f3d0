import type { Config } from '../../core/platform/config/config.ts';
import { buildGreeting } from '../../core/services/mail/build-greeting.ts';
import { getSender } from '../../core/services/mail/get-sender.ts';
import type { LettersFrom } from '../../core/services/mail/letters.ts';
import type { Mail, MailPart } from '../../core/services/mail/mail.ts';
import { splitParagraphs } from '../../core/services/mail/mail-words.ts';
import { getKitaLink } from './get-kita-link.ts';
import type { VORMERKUNGS_MAILS } from './vormerkungs-mails.ts';

interface Change {
  was: 'geändert' | 'zurückgezogen';
  referenz: string;
  kind: string;
  familie: string;
  amt: string;
  token: string;
  /** The wishes before and after the change; `neu` is null for a withdrawal. */
  bisher: MailPart;
  neu: MailPart | null;
}

/** Mails to family and office about a changed or withdrawn pre-registration. */
export function composeChangeMails(
  letters: LettersFrom<typeof VORMERKUNGS_MAILS>,
  { was, referenz: reference, kind: child, familie: family, amt, token, bisher: current, neu: fresh }: Change,
  config: Pick<Config, 'SITE_URL' | 'MAIL_FROM'>,
): [familie: Mail, amt: Mail] {
  const now: MailPart[] = fresh ? [{ art: 'absatz', text: 'Die Wünsche sind jetzt:' }, fresh] : [];
  const anFamily = letters.familie({ referenz: reference, was, kind: child });
  const anAmt = letters.amt({ referenz: reference, was, kind: child });
  return [
    {
      an: family,
      antwortAn: amt,
      betreff: anFamily.betreff,
      teile: [
        { art: 'ueberschrift', text: anFamily.ueberschrift },
        ...splitParagraphs(anFamily.text),
        ...now,
        ...getKitaLink(config, token),
        buildGreeting(getSender(config.MAIL_FROM)),
      ],
    },
    {
      an: amt,
      antwortAn: family,
      betreff: anAmt.betreff,
      teile: [
        { art: 'ueberschrift', text: anAmt.ueberschrift },
        ...splitParagraphs(anAmt.text),
        ...now,
        { art: 'absatz', text: 'Die Wünsche bisher:' },
        current,
      ],
    },
  ];
}
