import type { Mail } from '../mail/mail.ts';
import { composeKontomail, type Kontoabsender, type Kontobriefe, type Kontoinhaber } from './compose-kontomail.ts';
import { findZugang } from './zugang.ts';

/** Minutes a link from 'Passwort vergessen' holds. */
export const LINK_MINUTEN = 60;
/** The same for a new account, whose owner does not wait for the mail. */
export const EINLADUNG_MINUTEN = 7 * 24 * 60;

const buildLink = ({ art }: Kontoinhaber, token: string, { SITE_URL }: Kontoabsender) => ({
  text: 'Passwort festlegen',
  adresse: new URL(`${findZugang(art).passwortseite}?token=${token}`, SITE_URL).href,
});

export const composePasswortmail = (
  briefe: Kontobriefe,
  konto: Kontoinhaber,
  token: string,
  config: Kontoabsender,
): Mail =>
  composeKontomail(konto, briefe.vergessen({ minuten: LINK_MINUTEN }), buildLink(konto, token, config), config);

export const composeEinladung = (
  briefe: Kontobriefe,
  konto: Kontoinhaber,
  token: string,
  config: Kontoabsender,
): Mail =>
  composeKontomail(
    konto,
    briefe.einladung({ wo: findZugang(konto.art).name }),
    buildLink(konto, token, config),
    config,
  );
