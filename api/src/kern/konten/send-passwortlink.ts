import { createSecret } from '../betrieb/geheimnis.ts';
import type { Datenquelle } from '../daten/database.ts';
import { readBriefe } from '../mail/briefe.ts';
import { createOutboxRepository } from '../mail/outbox-repository.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { Kontoabsender } from './compose-kontomail.ts';
import { composeEinladung, composePasswortmail, EINLADUNG_MINUTEN, LINK_MINUTEN } from './compose-passwortmail.ts';
import { composeAnmeldelink, composeVereinseinladung } from './compose-vereinsmail.ts';
import { createKontenRepository, type KontoZeile } from './konten-repository.ts';
import { KONTOMAILS } from './kontomails.ts';

const MAILS = {
  konto: { vergessen: composePasswortmail, einladung: composeEinladung },
  verein: { vergessen: composeAnmeldelink, einladung: composeVereinseinladung },
} as const;

/** Mails a link to set a password, to a club one to log in; all links of the account end when one of them is used. Call it inside a transaction. */
export async function sendPasswortlink(
  trx: Datenquelle,
  konto: Pick<KontoZeile, 'id' | 'art' | 'email' | 'vorname' | 'nachname'>,
  anlass: 'vergessen' | 'einladung',
  config: Kontoabsender,
): Promise<void> {
  const { token, token_hash } = createSecret();
  const compose = MAILS[konto.art === 'verein' ? 'verein' : 'konto'][anlass];
  const minuten = anlass === 'vergessen' ? LINK_MINUTEN : EINLADUNG_MINUTEN;
  if (compose !== composeVereinseinladung) {
    await createKontenRepository(trx).rememberPasswortlink(konto.id, token_hash, minuten);
  }
  const briefe = await readBriefe(trx, KONTOMAILS);
  await createOutboxRepository(trx).store(renderMail(compose(briefe, konto, token, config)));
}
