import type { Config } from '../../core/platform/config/config.ts';
import type { MailPart } from '../../core/services/mail/mail.ts';

/** Status page of a pre-registration. */
const STATE_PAGE = '/kitavormerksystem/stand/';

/** Mail paragraph with the family's private link. */
export function getKitaLink({ SITE_URL }: Pick<Config, 'SITE_URL'>, key: string): MailPart[] {
  const link = new URL(`${STATE_PAGE}?token=${key}`, SITE_URL);
  return [
    {
      art: 'absatz',
      text: 'Den Stand Ihrer Vormerkung sehen Sie jederzeit hier. Dort können Sie sie auch ändern oder zurückziehen.',
    },
    { art: 'knopf', text: 'Vormerkung ansehen oder ändern', adresse: link.href },
    { art: 'absatz', text: 'Dieser Link ist nur für Sie: Wer ihn hat, sieht Ihre Vormerkung.' },
  ];
}
