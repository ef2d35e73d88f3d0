import { countFreePlaetze, hasBegun, UNBEGRENZT } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { createSecret } from '../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createOutboxRepository } from '../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../kern/mail/render-mail.ts';
import type { GesperrteVeranstaltung } from './check-anmeldung.ts';
import { composeAngebot } from './compose-warteliste.ts';
import type { Saison } from './ferien-dienst.ts';
import { createFerienbuchungRepository } from './ferienbuchung-repository.ts';
import { createFerienwartelisteRepository } from './ferienwarteliste-repository.ts';
import { buildWartePfad } from './privater-pfad.ts';
import { computeAngebot } from './zahlung/angebot-kosten.ts';

const STUNDE = 3_600_000;

/**
 * Offers places that nobody gave back: those of events that have grown. One transaction each; what fills up or begins
 * meanwhile is passed over.
 */
export async function assignNewPlaetze(db: Datenquelle, saison: Saison, jetzt: Date): Promise<void> {
  for (const id of await createFerienwartelisteRepository(db).listBedienbare()) {
    await db.transaction().execute(async (trx) => {
      const event = (await createFerienbuchungRepository(trx).lockVeranstaltungen([id])).get(id);
      if (event) await assignFreePlaetze(trx, event, saison, jetzt);
    });
  }
}

/**
 * Offers the free places of a locked event to those who wait for it, in their order; who needs more than there are is
 * passed over for now. Offered places are taken at once, so that nobody else books them meanwhile.
 */
export async function assignFreePlaetze(
  trx: Datenquelle,
  event: GesperrteVeranstaltung,
  { optionen, absender }: Saison,
  jetzt: Date,
): Promise<void> {
  if (!event.aktiv || hasBegun(event, jetzt)) return;
  const warteliste = createFerienwartelisteRepository(trx);
  // No number of the database is as great as what an event without a limit has left.
  let frei = Math.min(countFreePlaetze(event), UNBEGRENZT);
  for (;;) {
    const naechster = frei > 0 ? await warteliste.findNext(event.id, frei) : null;
    if (!naechster) return;
    const { token, token_hash } = createSecret();
    const bis = new Date(jetzt.getTime() + optionen.angebot_stunden * STUNDE);
    await createFerienbuchungRepository(trx).bookPlaetze(new Map([[event.id, naechster.anzahl]]));
    await warteliste.offer(naechster.id, token_hash, bis);
    const familie = { email: naechster.kontakt.email, kinder: naechster.kinder };
    const kosten = await computeAngebot(trx, event, familie, optionen);
    const angebot = { ...absender, optionen, event, eintrag: naechster, bis, kosten, pfad: buildWartePfad(token) };
    await createOutboxRepository(trx).store(renderMail(composeAngebot(angebot)));
    frei -= naechster.anzahl;
  }
}
