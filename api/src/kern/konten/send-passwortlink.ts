import { createSecret } from '../betrieb/geheimnis.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createOutboxRepository } from '../mail/outbox-repository.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { Kontoabsender } from './compose-kontomail.ts';
import { composeEinladung, composePasswortmail, EINLADUNG_MINUTEN, LINK_MINUTEN } from './compose-passwortmail.ts';
import { createKontenRepository, type KontoZeile } from './konten-repository.ts';

/** Mails a link to set a password; all links of the account end when one of them is used. Call it inside a transaction. */
export async function sendPasswortlink(
  trx: Datenquelle,
  konto: Pick<KontoZeile, 'id' | 'art' | 'email' | 'vorname' | 'nachname'>,
  anlass: 'vergessen' | 'einladung',
  config: Kontoabsender,
): Promise<void> {
  const { token, token_hash } = createSecret();
  const [minuten, compose] =
    anlass === 'vergessen' ? [LINK_MINUTEN, composePasswortmail] : [EINLADUNG_MINUTEN, composeEinladung];
  await createKontenRepository(trx).rememberPasswortlink(konto.id, token_hash, minuten);
  await createOutboxRepository(trx).store(renderMail(compose(konto, token, config)));
}
