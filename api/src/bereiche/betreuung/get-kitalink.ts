import type { Config } from '../../kern/betrieb/config.ts';
import type { MailTeil } from '../../kern/mail/mail.ts';

/** Page that shows how a pre-registration stands. */
const STANDSEITE = '/kitavormerksystem/stand/';

/** What a mail to the family says of its private link. */
export function getKitalink({ SITE_URL }: Pick<Config, 'SITE_URL'>, schluessel: string): MailTeil[] {
  const link = new URL(`${STANDSEITE}?token=${schluessel}`, SITE_URL);
  return [
    {
      art: 'absatz',
      text: 'Wie Ihre Vormerkung steht, sehen Sie jederzeit hier. Dort können Sie sie auch ändern oder zurückziehen.',
    },
    { art: 'knopf', text: 'Vormerkung ansehen oder ändern', adresse: link.href },
    { art: 'absatz', text: 'Dieser Link ist nur für Sie: Wer ihn hat, sieht Ihre Vormerkung.' },
  ];
}
