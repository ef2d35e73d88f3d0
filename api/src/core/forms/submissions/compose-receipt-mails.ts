import { buildGreeting } from '../../services/mail/build-greeting.ts';
import type { Mail, MailPart } from '../../services/mail/mail.ts';
import { fillPlaceholder, type MailTexts } from '../../services/mail/mail-texts.ts';
import { splitParagraphs } from '../../services/mail/mail-words.ts';
import type { SubmissionKind } from '../submission-kind.ts';

interface Envelope {
  referenz: string;
  an: string;
  /** Address for replies. */
  amt: string;
  gemeinde: string;
}

/** To the sender. Contains none of the answers, because the address is unverified. */
export function composeReceiptMail(
  words: MailTexts['eingang'],
  { referenz: reference, an, amt, gemeinde }: Envelope,
  addition: readonly MailPart[],
): Mail {
  const fill = (text: string) => fillPlaceholder(text, { referenz: reference, amt, gemeinde });
  return {
    an,
    antwortAn: amt,
    betreff: fill(words.betreff),
    teile: [
      { art: 'ueberschrift', text: fill(words.ueberschrift) },
      ...splitParagraphs(fill(words.eingegangen)),
      ...splitParagraphs(fill(words.weiter)),
      ...addition,
      { art: 'absatz', text: `Fragen beantwortet Ihnen gern: ${amt}` },
      buildGreeting(gemeinde),
      {
        art: 'absatz',
        text: 'Diese Nachricht wurde automatisch erstellt. Wenn Sie uns nichts geschickt haben, hat jemand irrtümlich Ihre Adresse angegeben; bitte löschen Sie die Nachricht dann.',
      },
    ],
  };
}

/** To the office, with all answers. */
export function composeAmtMail(
  { bezeichnung: label }: Pick<SubmissionKind, 'bezeichnung'>,
  { referenz: reference, an, antwortAn: answerAn }: Pick<Envelope, 'referenz' | 'an'> & Pick<Mail, 'antwortAn'>,
  details: { titel: string; wert: string }[],
): Mail {
  return {
    an,
    ...(answerAn ? { antwortAn: answerAn } : {}),
    betreff: `${label} ${reference}`,
    teile: [
      { art: 'ueberschrift', text: `${label} ${reference}` },
      { art: 'angaben', angaben: details },
    ],
  };
}
