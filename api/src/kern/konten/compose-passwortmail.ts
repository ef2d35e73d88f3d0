import type { Mail, MailTeil } from '../mail/mail.ts';
import { composeKontomail, type Kontoabsender, type Kontoinhaber } from './compose-kontomail.ts';
import { findZugang } from './zugang.ts';

/** Minutes a link from 'Passwort vergessen' holds. */
export const LINK_MINUTEN = 60;
/** The same for a new account, whose owner does not wait for the mail. */
export const EINLADUNG_MINUTEN = 7 * 24 * 60;

const buildLink = ({ art }: Kontoinhaber, token: string, { SITE_URL }: Kontoabsender): MailTeil => ({
  art: 'knopf',
  text: 'Passwort festlegen',
  adresse: new URL(`${findZugang(art).passwortseite}?token=${token}`, SITE_URL).href,
});

export function composePasswortmail(konto: Kontoinhaber, token: string, config: Kontoabsender): Mail {
  const absaetze = [
    'für Ihr Konto wurde ein neues Passwort angefordert. Auf dieser Seite legen Sie es fest.',
    buildLink(konto, token, config),
    `Der Link gilt ${LINK_MINUTEN} Minuten und nur einmal. Wenn Sie kein neues Passwort wollten, brauchen Sie nichts zu tun: Das bisherige gilt weiter.`,
  ];
  return composeKontomail(konto, 'Neues Passwort festlegen', absaetze, config);
}

export function composeEinladung(konto: Kontoinhaber, token: string, config: Kontoabsender): Mail {
  const { name: wo } = findZugang(konto.art);
  const absaetze = [
    `für Sie wurde ein Konto ${wo} angelegt. Bitte legen Sie auf dieser Seite Ihr Passwort fest.`,
    buildLink(konto, token, config),
    'Der Link gilt sieben Tage und nur einmal. Danach hilft „Passwort vergessen“ auf der Anmeldeseite weiter.',
  ];
  return composeKontomail(konto, `Ihr Konto ${wo}`, absaetze, config);
}
