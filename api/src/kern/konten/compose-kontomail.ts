import type { Config } from '../betrieb/config.ts';
import { buildGruss } from '../mail/build-gruss.ts';
import { getAbsender } from '../mail/get-absender.ts';
import type { Mail, MailTeil } from '../mail/mail.ts';
import type { KontoZeile } from './konten-repository.ts';

export type Kontoinhaber = Pick<KontoZeile, 'art' | 'email' | 'vorname' | 'nachname'>;
export type Kontoabsender = Pick<Config, 'MAIL_FROM' | 'SITE_URL'>;

/** A letter to the owner of an account. */
export function composeKontomail(
  { email, vorname, nachname }: Kontoinhaber,
  betreff: string,
  absaetze: readonly (string | MailTeil)[],
  { MAIL_FROM }: Kontoabsender,
): Mail {
  const texte = [`Guten Tag ${vorname} ${nachname},`, ...absaetze, buildGruss(getAbsender(MAIL_FROM))];
  return {
    an: email,
    betreff,
    teile: [
      { art: 'ueberschrift', text: betreff },
      ...texte.map((teil) => (typeof teil === 'string' ? { art: 'absatz' as const, text: teil } : teil)),
    ],
  };
}
