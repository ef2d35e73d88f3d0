import type { Config } from '../betrieb/config.ts';
import type { BriefeVon } from '../mail/briefe.ts';
import { buildGruss } from '../mail/build-gruss.ts';
import { getAbsender } from '../mail/get-absender.ts';
import type { Mail } from '../mail/mail.ts';
import { splitAbsaetze } from '../mail/mailworte.ts';
import type { KontoZeile } from './konten-repository.ts';
import type { KONTOMAILS } from './kontomails.ts';

export type Kontoinhaber = Pick<KontoZeile, 'art' | 'email' | 'vorname' | 'nachname'>;
export type Kontoabsender = Pick<Config, 'MAIL_FROM' | 'SITE_URL'>;
export type Kontobriefe = BriefeVon<typeof KONTOMAILS>;

/** A letter to the owner of an account. `schluss` stands below the button. */
export function composeKontomail(
  { email, vorname, nachname }: Kontoinhaber,
  { betreff, text, schluss = '' }: { betreff: string; text: string; schluss?: string },
  knopf: { text: string; adresse: string },
  { MAIL_FROM }: Kontoabsender,
): Mail {
  return {
    an: email,
    betreff,
    teile: [
      { art: 'ueberschrift', text: betreff },
      { art: 'absatz', text: `Guten Tag ${vorname} ${nachname},` },
      ...splitAbsaetze(text),
      { art: 'knopf', ...knopf },
      ...splitAbsaetze(schluss),
      buildGruss(getAbsender(MAIL_FROM)),
    ],
  };
}
