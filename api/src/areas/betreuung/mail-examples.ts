import { EXAMPLE_ADDRESS } from '../../core/forms/form-directory.ts';
import type { Config } from '../../core/platform/config/config.ts';
import type { MailPart } from '../../core/services/mail/mail.ts';
import type { MailExample } from '../../core/services/mail/mail-example.ts';
import type { MailReader } from '../../core/services/mail/read-mail-words.ts';
import { composeChangeMails } from './compose-change-mails.ts';
import { VORMERKUNGS_MAILS } from './vormerkungs-mails.ts';

const wish = (kita: string): MailPart => ({
  art: 'angaben',
  angaben: [
    { titel: 'Betreuung ab', wert: '01.09.2026' },
    { titel: 'Erster Wunsch', wert: kita },
  ],
});

/** Example mails for a changed pre-registration. */
export function listChangeMails(config: Config, reader: Pick<MailReader, 'getLetters'>): MailExample[] {
  const [family, amt] = composeChangeMails(
    reader.getLetters(VORMERKUNGS_MAILS),
    {
      was: 'geändert',
      referenz: 'KV-2026-0001',
      kind: 'Mia Beispiel',
      familie: EXAMPLE_ADDRESS,
      amt: config.MAIL_RECIPIENTS.kitavormerkung ?? config.MAIL_ADMIN,
      token: 'beispiel',
      bisher: wish('Kita Sonnenhügel'),
      neu: wish('Kita am Bach'),
    },
    config,
  );
  return [
    { anlass: 'Eine Familie ändert ihre Kita-Vormerkung', mail: family },
    { anlass: 'Dasselbe, an das Amt', mail: amt },
  ];
}
