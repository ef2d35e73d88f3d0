import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import type { Mail } from '../../../core/services/mail/mail.ts';
import { splitParagraphs } from '../../../core/services/mail/mail-words.ts';
import type { Sender } from '../booking/compose-confirmation.ts';
import { composeLetter } from '../compose-letter.ts';

interface ConflictMail extends Sender {
  optionen: FerienprogrammOptions;
  email: string;
  /** The conflicts, one German sentence each. */
  saetze: readonly string[];
}

/** To the family of a confirmed booking of a child that another family has booked, too. */
export function writeConflictMail(mail: ConflictMail): Mail {
  const { optionen: options, email, saetze: sentences, briefe: letters } = mail;
  const { text, weiter: next, schluss: closing, ...head } = letters.konflikt({ amt: options.email });
  return composeLetter(mail, email, head, [
    ...splitParagraphs(text),
    { art: 'angaben', angaben: [{ titel: 'Der Grund', wert: sentences.join('\n') }] },
    ...splitParagraphs(next),
    ...splitParagraphs(closing),
  ]);
}
