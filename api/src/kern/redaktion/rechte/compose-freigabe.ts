import type { Config } from '../../betrieb/config.ts';
import type { BriefeVon } from '../../mail/briefe.ts';
import { buildGruss } from '../../mail/build-gruss.ts';
import { getAbsender } from '../../mail/get-absender.ts';
import type { Mail, MailTeil } from '../../mail/mail.ts';
import { splitAbsaetze } from '../../mail/mailworte.ts';
import { REDAKTION } from '../build-redaktion-route.ts';
import { FREIGABEMAILS } from './freigabemails.ts';

export type Freigabeabsender = Pick<Config, 'MAIL_FROM' | 'SITE_URL'>;

interface Brief {
  an: { email: string; name: string };
  /** Who did it. */
  von: string;
  beitrag: { referenz: string; bezeichnung: string; titel: string };
  hinweis: string;
}

export type Freigabeanlass = keyof typeof FREIGABEMAILS.mails;
export const FREIGABEANLAESSE = Object.keys(FREIGABEMAILS.mails) as Freigabeanlass[];

export const isFreigabeanlass = (vorgang: string): vorgang is Freigabeanlass => vorgang in FREIGABEMAILS.mails;

/** What somebody is told whose release is asked for, or who asked for one. */
export function composeFreigabe(
  briefe: BriefeVon<typeof FREIGABEMAILS>,
  anlass: Freigabeanlass,
  { an, von, beitrag: { referenz, bezeichnung, titel }, hinweis }: Brief,
  { MAIL_FROM, SITE_URL }: Freigabeabsender,
): Mail {
  const { betreff, ueberschrift, text } = briefe[anlass]({ titel, von });
  const absatz = (text: string): MailTeil => ({ art: 'absatz', text });
  return {
    an: an.email,
    betreff,
    teile: [
      { art: 'ueberschrift', text: ueberschrift },
      absatz(`Guten Tag ${an.name},`),
      ...splitAbsaetze(text),
      absatz(`${bezeichnung} ${referenz}: ${titel}`),
      ...(hinweis ? [absatz(`Hinweis: ${hinweis}`)] : []),
      { art: 'knopf', text: 'Beitrag öffnen', adresse: new URL(`${REDAKTION.href}${referenz}/`, SITE_URL).href },
      buildGruss(getAbsender(MAIL_FROM)),
    ],
  };
}
