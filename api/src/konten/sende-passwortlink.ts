import type { Datenquelle } from '../daten/database.ts';
import { createKontenRepository, type KontoZeile } from '../daten/konten-repository.ts';
import { createOutboxRepository } from '../daten/outbox-repository.ts';
import { erzeugeGeheimnis } from '../geheimnis.ts';
import { rendereMail } from '../mail/rendere-mail.ts';
import type { Kontoabsender } from './verfasse-kontomail.ts';
import { EINLADUNG_MINUTEN, LINK_MINUTEN, verfasseEinladung, verfassePasswortmail } from './verfasse-passwortmail.ts';

/** Mails a link to set a password; all links of the account end when one of them is used. Call it inside a transaction. */
export async function sendePasswortlink(
  trx: Datenquelle,
  konto: Pick<KontoZeile, 'id' | 'art' | 'email' | 'vorname' | 'nachname'>,
  anlass: 'vergessen' | 'einladung',
  config: Kontoabsender,
): Promise<void> {
  const { token, token_hash } = erzeugeGeheimnis();
  const [minuten, verfasse] =
    anlass === 'vergessen' ? [LINK_MINUTEN, verfassePasswortmail] : [EINLADUNG_MINUTEN, verfasseEinladung];
  await createKontenRepository(trx).merkePasswortlink(konto.id, token_hash, minuten);
  await createOutboxRepository(trx).legeAb(rendereMail(verfasse(konto, token, config)));
}
