import type { Config } from '../config.ts';
import type { Datenquelle } from '../daten/database.ts';
import type { KontoZeile } from '../daten/konten-repository.ts';
import { createOutboxRepository } from '../daten/outbox-repository.ts';
import { formatZeitpunkt } from '../freigaben/nenne-schritt.ts';
import type { Mail } from '../mail/mail.ts';
import { nenneAbsender } from '../mail/nenne-absender.ts';
import { rendereMail } from '../mail/rendere-mail.ts';
import { findeZugang } from './zugang.ts';

/** Subject of the mail, and what was done to the account. */
const AENDERUNGEN = {
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
type Inhaber = Pick<KontoZeile, 'art' | 'email' | 'vorname' | 'nachname'>;
type Absender = Pick<Config, 'MAIL_FROM' | 'SITE_URL'>;

function verfasse({ art, email, vorname, nachname }: Inhaber, was: Kontoaenderung, config: Absender): Mail {
  const { vergessenseite, name } = findeZugang(art);
  const [betreff, geschehen] = AENDERUNGEN[was];
  const link = new URL(vergessenseite, config.SITE_URL).href;
  return {
    an: email,
    betreff,
    teile: [
      { art: 'ueberschrift', text: betreff },
      { art: 'absatz', text: `Guten Tag ${vorname} ${nachname},` },
      { art: 'absatz', text: `am ${formatZeitpunkt(new Date())}, wurde ${geschehen.replace('%s', name)}.` },
      {
        art: 'absatz',
        text: `Wenn Sie davon wissen, brauchen Sie nichts zu tun. Wenn nicht, legen Sie bitte sofort ein neues Passwort fest und melden Sie sich bei der Verwaltung:\n${link}`,
      },
      { art: 'absatz', text: `Mit freundlichen Grüßen\n${nenneAbsender(config.MAIL_FROM)}` },
    ],
  };
}

/** Tells the owner of an account by mail, so that nobody changes how one logs in unnoticed. Call it inside a transaction. */
export async function meldeAenderung(
  trx: Datenquelle,
  konto: Inhaber,
  was: Kontoaenderung,
  config: Absender,
): Promise<void> {
  await createOutboxRepository(trx).legeAb(rendereMail(verfasse(konto, was, config)));
}
