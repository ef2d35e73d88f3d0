import type { Config } from '../../betrieb/config.ts';
import { buildGruss } from '../../mail/build-gruss.ts';
import { getAbsender } from '../../mail/get-absender.ts';
import type { Mail, MailTeil } from '../../mail/mail.ts';
import { REDAKTION } from '../build-redaktion-route.ts';

export type Freigabeabsender = Pick<Config, 'MAIL_FROM' | 'SITE_URL'>;

interface Brief {
  an: { email: string; name: string };
  /** Who did it. */
  von: string;
  beitrag: { referenz: string; bezeichnung: string; titel: string };
  hinweis: string;
}

const ANLAESSE = {
  vorlegen: {
    betreff: 'Wartet auf Ihre Freigabe',
    satz: (von: string) => `${von} bittet um die Freigabe dieses Beitrags.`,
  },
  zurueckgeben: {
    betreff: 'Noch nicht freigegeben',
    satz: (von: string) => `${von} hat Ihren Beitrag angesehen und gibt ihn zurück.`,
  },
  freigeben: { betreff: 'Freigegeben', satz: (von: string) => `${von} hat Ihren Beitrag freigegeben.` },
  zurueckziehen: { betreff: 'Zurückgezogen', satz: (von: string) => `${von} hat Ihren Beitrag zurückgezogen.` },
} as const;
export type Freigabeanlass = keyof typeof ANLAESSE;
export const FREIGABEANLAESSE = Object.keys(ANLAESSE) as Freigabeanlass[];

export const isFreigabeanlass = (vorgang: string): vorgang is Freigabeanlass => vorgang in ANLAESSE;

/** What somebody is told whose release is asked for, or who asked for one. */
export function composeFreigabe(
  anlass: Freigabeanlass,
  { an, von, beitrag: { referenz, bezeichnung, titel }, hinweis }: Brief,
  { MAIL_FROM, SITE_URL }: Freigabeabsender,
): Mail {
  const { betreff, satz } = ANLAESSE[anlass];
  const absatz = (text: string): MailTeil => ({ art: 'absatz', text });
  return {
    an: an.email,
    betreff: `${betreff}: ${titel}`,
    teile: [
      { art: 'ueberschrift', text: betreff },
      absatz(`Guten Tag ${an.name},`),
      absatz(satz(von)),
      absatz(`${bezeichnung} ${referenz}: ${titel}`),
      ...(hinweis ? [absatz(`Hinweis: ${hinweis}`)] : []),
      { art: 'knopf', text: 'Beitrag öffnen', adresse: new URL(`${REDAKTION.href}${referenz}/`, SITE_URL).href },
      buildGruss(getAbsender(MAIL_FROM)),
    ],
  };
}
