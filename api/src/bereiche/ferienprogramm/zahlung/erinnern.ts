import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { createSecret } from '../../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createOutboxRepository } from '../../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../../kern/mail/render-mail.ts';
import type { Saison } from '../ferien-dienst.ts';
import { createFerienoffeneRepository } from '../ferienoffene-repository.ts';
import { buildRechnungPfad } from '../privater-pfad.ts';
import { composeErinnerung } from './compose-erinnerung.ts';
import { createZahlungRepository, type Konto } from './zahlung-repository.ts';

/** Days between two reminders of the same bill. */
const PAUSE = 7;

/** Bills that are due to be reminded of on this day. */
export const isFaellig = ({ faellig, offen }: Pick<Konto, 'faellig' | 'offen'>, tag: string) =>
  offen > 0 && faellig < tag;

/**
 * Reminds every family whose bill is overdue, at most once a week each. The mail brings a link of its own: the first may be lost.
 * @param nachTagen days after the due day before the first mail; those who press the button wait for none
 */
export async function remindAll(trx: Datenquelle, saison: Saison, jetzt: Date, nachTagen = 0): Promise<number> {
  const zahlungen = createZahlungRepository(trx);
  await zahlungen.lockUmsaetze();
  const { tag } = readBerlinerZeit(jetzt);
  const { konto } = saison.optionen;
  const seit = new Date(jetzt.getTime() - PAUSE * 24 * 3_600_000);
  const saeumige = (await zahlungen.listKonten()).filter(
    (eines) => isFaellig(eines, addTage(tag, -nachTagen)) && (eines.erinnert_am === null || eines.erinnert_am <= seit),
  );
  if (!konto) return 0;
  for (const { buchung_id, email, referenz, offen, faellig, erinnert } of saeumige) {
    const { token, token_hash } = createSecret();
    await createFerienoffeneRepository(trx).addLink(buchung_id, token_hash);
    const mail = composeErinnerung(
      { email, referenz, offen, faellig, nummer: erinnert + 1, konto, pfad: buildRechnungPfad(token) },
      saison,
    );
    await createOutboxRepository(trx).store(renderMail(mail));
    await zahlungen.noteErinnerung(buchung_id);
  }
  return saeumige.length;
}
