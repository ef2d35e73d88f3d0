import type { Mail } from '../mail/mail.ts';
import { composeKontomail, type Kontoabsender, type Kontobriefe, type Kontoinhaber } from './compose-kontomail.ts';
import { LINK_MINUTEN } from './compose-passwortmail.ts';

/** Where a club asks for a link, and where that leads. */
const VEREINE = '/intranet/anmelden/';

export function composeAnmeldelink(
  briefe: Kontobriefe,
  konto: Kontoinhaber,
  token: string,
  config: Kontoabsender,
): Mail {
  const adresse = new URL(`${VEREINE}link/?token=${token}`, config.SITE_URL).href;
  return composeKontomail(konto, briefe.anmeldelink({ minuten: LINK_MINUTEN }), { text: 'Anmelden', adresse }, config);
}

/** Without a link that lets anybody in: it may lie in a mailbox for weeks. */
export function composeVereinseinladung(
  briefe: Kontobriefe,
  konto: Kontoinhaber,
  _token: string,
  config: Kontoabsender,
): Mail {
  const adresse = new URL(VEREINE, config.SITE_URL).href;
  return composeKontomail(konto, briefe.vereinseinladung(), { text: 'Link anfordern', adresse }, config);
}
