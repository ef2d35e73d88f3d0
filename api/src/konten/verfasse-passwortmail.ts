import type { Config } from '../config.ts';
import type { KontoZeile } from '../daten/konten-repository.ts';
import type { Mail } from '../mail/mail.ts';
import { nenneAbsender } from '../mail/nenne-absender.ts';
import { findeZugang } from './zugang.ts';

/** Minutes a link from 'Passwort vergessen' holds. */
export const LINK_MINUTEN = 60;
/** The same for a new account, whose owner does not wait for the mail. */
export const EINLADUNG_MINUTEN = 7 * 24 * 60;

type Empfaenger = Pick<KontoZeile, 'art' | 'email' | 'vorname' | 'nachname'>;

function verfasse(
  { art, email, vorname, nachname }: Empfaenger,
  token: string,
  { MAIL_FROM, SITE_URL }: Pick<Config, 'MAIL_FROM' | 'SITE_URL'>,
  { betreff, anlass, frist }: { betreff: string; anlass: string; frist: string },
): Mail {
  const link = new URL(`${findeZugang(art).passwortseite}?token=${token}`, SITE_URL).href;
  return {
    an: email,
    betreff,
    teile: [
      { art: 'ueberschrift', text: betreff },
      { art: 'absatz', text: `Guten Tag ${vorname} ${nachname},` },
      { art: 'absatz', text: anlass },
      { art: 'absatz', text: link },
      { art: 'absatz', text: frist },
      { art: 'absatz', text: `Mit freundlichen Grüßen\n${nenneAbsender(MAIL_FROM)}` },
    ],
  };
}

type Absender = Pick<Config, 'MAIL_FROM' | 'SITE_URL'>;

export function verfassePasswortmail(konto: Empfaenger, token: string, config: Absender): Mail {
  return verfasse(konto, token, config, {
    betreff: 'Neues Passwort festlegen',
    anlass: 'für Ihr Konto wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest:',
    frist: `Der Link gilt ${LINK_MINUTEN} Minuten und nur einmal. Wenn Sie kein neues Passwort wollten, brauchen Sie nichts zu tun: Das bisherige gilt weiter.`,
  });
}

export function verfasseEinladung(konto: Empfaenger, token: string, config: Absender): Mail {
  const { name: wo } = findeZugang(konto.art);
  return verfasse(konto, token, config, {
    betreff: `Ihr Konto ${wo}`,
    anlass: `für Sie wurde ein Konto ${wo} angelegt. Bitte legen Sie über diesen Link Ihr Passwort fest:`,
    frist: 'Der Link gilt sieben Tage und nur einmal. Danach hilft „Passwort vergessen“ auf der Anmeldeseite weiter.',
  });
}
