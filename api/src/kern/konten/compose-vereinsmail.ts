import type { Mail } from '../mail/mail.ts';
import { composeKontomail, type Kontoabsender, type Kontoinhaber } from './compose-kontomail.ts';
import { LINK_MINUTEN } from './compose-passwortmail.ts';

/** Where a club asks for a link, and where that leads. */
const VEREINE = '/intranet/anmelden/';

export function composeAnmeldelink(konto: Kontoinhaber, token: string, config: Kontoabsender): Mail {
  const absaetze = [
    'mit diesem Link melden Sie sich an und bearbeiten die Einträge Ihres Vereins.',
    {
      art: 'knopf' as const,
      text: 'Anmelden',
      adresse: new URL(`${VEREINE}link/?token=${token}`, config.SITE_URL).href,
    },
    `Der Link gilt ${LINK_MINUTEN} Minuten und nur einmal. Wenn Sie ihn nicht wollten, brauchen Sie nichts zu tun.`,
  ];
  return composeKontomail(konto, 'Ihr Link zum Anmelden', absaetze, config);
}

/** Without a link that lets anybody in: it may lie in a mailbox for weeks. */
export function composeVereinseinladung(konto: Kontoinhaber, _token: string, config: Kontoabsender): Mail {
  const absaetze = [
    'Sie können die Einträge Ihres Vereins auf unserer Website jetzt selbst bearbeiten. Ein Passwort brauchen Sie nicht: Geben Sie auf dieser Seite Ihre E-Mail-Adresse an, dann schicken wir Ihnen einen Link zum Anmelden.',
    { art: 'knopf' as const, text: 'Link anfordern', adresse: new URL(VEREINE, config.SITE_URL).href },
  ];
  return composeKontomail(konto, 'Ihre Einträge auf unserer Website', absaetze, config);
}
