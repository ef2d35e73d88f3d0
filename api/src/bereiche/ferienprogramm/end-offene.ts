import { createSecret } from '../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createOutboxRepository } from '../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../kern/mail/render-mail.ts';
import { assignFreePlaetze } from './assign-free-plaetze.ts';
import { countPlaetze } from './book.ts';
import { composeBestaetigungsbitte } from './compose-offen.ts';
import type { Saison } from './ferien-dienst.ts';
import { createFerienbestandRepository } from './ferienbestand-repository.ts';
import { createFerienbuchungRepository } from './ferienbuchung-repository.ts';
import { createFerienoffeneRepository } from './ferienoffene-repository.ts';
import { buildOffenPfad } from './privater-pfad.ts';

/** Writes once more to whom has not confirmed yet, with a link of its own: that of the first mail stays good. False when nobody is due. */
export async function remindNext(db: Datenquelle, { optionen, absender }: Saison): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const offene = createFerienoffeneRepository(trx);
    const id = await offene.takeReminder();
    const buchung = id === null ? null : await createFerienbestandRepository(trx).read(id);
    if (!buchung?.bestaetigen_bis) return false;
    const { token, token_hash } = createSecret();
    await offene.addLink(buchung.id, token_hash);
    const mail = composeBestaetigungsbitte({
      ...absender,
      optionen,
      referenz: buchung.referenz,
      email: buchung.email,
      kinder: buchung.kinder.length,
      plaetze: buchung.kinder.flatMap(({ teilnahmen }) => teilnahmen).length,
      bis: buchung.bestaetigen_bis,
      pfad: buildOffenPfad(token),
      erinnerung: true,
    });
    await createOutboxRepository(trx).store(renderMail(mail));
    return true;
  });
}

/** Takes back the places of the booking that waited longest for its confirmation, for those who wait for them; false when none has to. */
export async function expireNext(db: Datenquelle, saison: Saison, jetzt: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const offene = createFerienoffeneRepository(trx);
    const buchungen = createFerienbuchungRepository(trx);
    const id = await offene.findExpired();
    const buchung = id === null ? null : await createFerienbestandRepository(trx).read(id);
    if (!buchung) return false;
    const gehalten = buchung.kinder.flatMap(({ teilnahmen }) =>
      teilnahmen.map(({ veranstaltung_id }) => veranstaltung_id),
    );
    await buchungen.lockVeranstaltungen(gehalten);
    const stand = await offene.lock(buchung.id);
    // Somebody was faster: the link was opened, its time was prolonged, or another process is at work.
    if (!stand?.abgelaufen || stand.bestaetigt || stand.verfallen) return true;
    const frei = countPlaetze([{ ids: await offene.expire(buchung.id) }]);
    await buchungen.bookPlaetze(new Map([...frei].map(([event, anzahl]) => [event, -anzahl])));
    for (const event of (await buchungen.lockVeranstaltungen([...frei.keys()])).values()) {
      await assignFreePlaetze(trx, event, saison, jetzt);
    }
    return true;
  });
}
