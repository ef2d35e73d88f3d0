import type { Config } from '../../kern/betrieb/config.ts';
import { BEISPIELADRESSE } from '../../kern/formulare/formularverzeichnis.ts';
import type { MailTeil } from '../../kern/mail/mail.ts';
import type { Mailbeispiel } from '../../kern/mail/mailbeispiel.ts';
import type { Mailleser } from '../../kern/mail/read-mailworte.ts';
import { composeAenderungsmails } from './compose-aenderungsmails.ts';
import { VORMERKUNGSMAILS } from './vormerkungsmails.ts';

const wunsch = (kita: string): MailTeil => ({
  art: 'angaben',
  angaben: [
    { titel: 'Betreuung ab', wert: '01.09.2026' },
    { titel: 'Erster Wunsch', wert: kita },
  ],
});

/** The mails after a family changed its pre-registration. */
export function listAenderungsmails(config: Config, leser: Pick<Mailleser, 'getBriefe'>): Mailbeispiel[] {
  const [familie, amt] = composeAenderungsmails(
    leser.getBriefe(VORMERKUNGSMAILS),
    {
      was: 'geändert',
      referenz: 'KV-2026-0001',
      kind: 'Mia Beispiel',
      familie: BEISPIELADRESSE,
      amt: config.MAIL_EMPFAENGER.kitavormerkung ?? config.MAIL_ADMIN,
      token: 'beispiel',
      bisher: wunsch('Kita Sonnenhügel'),
      neu: wunsch('Kita am Bach'),
    },
    config,
  );
  return [
    { anlass: 'Eine Familie ändert ihre Kita-Vormerkung', mail: familie },
    { anlass: 'Dasselbe, an das Amt', mail: amt },
  ];
}
