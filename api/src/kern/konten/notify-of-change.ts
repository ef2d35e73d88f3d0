import type { Datenquelle } from '../daten/database.ts';
import type { Mail } from '../mail/mail.ts';
import { createOutboxRepository } from '../mail/outbox-repository.ts';
import { renderMail } from '../mail/render-mail.ts';
import { formatZeitpunkt } from '../regeln/format-zeitpunkt.ts';
import { composeKontomail, type Kontoabsender, type Kontoinhaber } from './compose-kontomail.ts';
import { findZugang } from './zugang.ts';

/** Subject of the mail, and what was done to the account. */
export const AENDERUNGEN = {
  passwort: ['Ihr Passwort wurde geändert', 'das Passwort Ihres Kontos %s geändert'],
  'faktor-an': [
    'Zweiter Faktor eingeschaltet',
    'für Ihr Konto %s ein zweiter Faktor eingeschaltet; frühere Notfallcodes gelten nicht mehr',
  ],
  'faktor-aus': [
    'Zweiter Faktor abgeschaltet',
    'für Ihr Konto %s der zweite Faktor abgeschaltet; für die Anmeldung genügt jetzt das Passwort',
  ],
} as const;

export type Kontoaenderung = keyof typeof AENDERUNGEN;

export function composeAenderung(konto: Kontoinhaber, was: Kontoaenderung, config: Kontoabsender): Mail {
  const { vergessenseite, name } = findZugang(konto.art);
  const [betreff, geschehen] = AENDERUNGEN[was];
  const absaetze = [
    `am ${formatZeitpunkt(new Date())}, wurde ${geschehen.replace('%s', name)}.`,
    'Wenn Sie davon wissen, brauchen Sie nichts zu tun. Wenn nicht, legen Sie bitte sofort ein neues Passwort fest und melden Sie sich bei der Verwaltung.',
    { art: 'knopf' as const, text: 'Neues Passwort anfordern', adresse: new URL(vergessenseite, config.SITE_URL).href },
  ];
  return composeKontomail(konto, betreff, absaetze, config);
}

/** Tells the owner of an account by mail, so that nobody changes how one logs in unnoticed. Call it inside a transaction. */
export async function notifyOfChange(
  trx: Datenquelle,
  konto: Kontoinhaber,
  was: Kontoaenderung,
  config: Kontoabsender,
): Promise<void> {
  await createOutboxRepository(trx).store(renderMail(composeAenderung(konto, was, config)));
}
