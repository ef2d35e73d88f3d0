import type { Mail } from '../mail/mail.ts';
import { type Kontoabsender, type Kontoinhaber, verfasseKontomail } from './verfasse-kontomail.ts';
import { findeZugang } from './zugang.ts';

/** Minutes a link from 'Passwort vergessen' holds. */
export const LINK_MINUTEN = 60;
/** The same for a new account, whose owner does not wait for the mail. */
export const EINLADUNG_MINUTEN = 7 * 24 * 60;

const bildeLink = ({ art }: Kontoinhaber, token: string, { SITE_URL }: Kontoabsender) =>
  new URL(`${findeZugang(art).passwortseite}?token=${token}`, SITE_URL).href;

export function verfassePasswortmail(konto: Kontoinhaber, token: string, config: Kontoabsender): Mail {
  const absaetze = [
    'für Ihr Konto wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest:',
    bildeLink(konto, token, config),
    `Der Link gilt ${LINK_MINUTEN} Minuten und nur einmal. Wenn Sie kein neues Passwort wollten, brauchen Sie nichts zu tun: Das bisherige gilt weiter.`,
  ];
  return verfasseKontomail(konto, 'Neues Passwort festlegen', absaetze, config);
}

export function verfasseEinladung(konto: Kontoinhaber, token: string, config: Kontoabsender): Mail {
  const { name: wo } = findeZugang(konto.art);
  const absaetze = [
    `für Sie wurde ein Konto ${wo} angelegt. Bitte legen Sie über diesen Link Ihr Passwort fest:`,
    bildeLink(konto, token, config),
    'Der Link gilt sieben Tage und nur einmal. Danach hilft „Passwort vergessen“ auf der Anmeldeseite weiter.',
  ];
  return verfasseKontomail(konto, `Ihr Konto ${wo}`, absaetze, config);
}
