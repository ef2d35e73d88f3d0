import { buildTokenHash } from '../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createOutboxRepository } from '../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../kern/mail/render-mail.ts';
import { assignFreePlaetze } from './assign-free-plaetze.ts';
import { findKonflikte, type GesperrteVeranstaltung } from './check-anmeldung.ts';
import { composeBestaetigung } from './compose-bestaetigung.ts';
import type { Saison } from './ferien-dienst.ts';
import { createFerienbestandRepository, type GespeicherteBuchung } from './ferienbestand-repository.ts';
import { createFerienbuchungRepository } from './ferienbuchung-repository.ts';
import { createFerienoffeneRepository } from './ferienoffene-repository.ts';
import { buildStatusPfad } from './privater-pfad.ts';
import { readForderung, settle } from './zahlung/settle.ts';

export type Bestaetigungsergebnis =
  /** `hinweise`: German sentences, one for each place that the family had already. */
  { art: 'bestaetigt'; status_link: string; hinweise: string[] } | { art: 'verfallen' } | { art: 'unbekannt' };

/** The children of a booking with what is not cancelled. */
const listAuswahl = ({ kinder }: GespeicherteBuchung) =>
  kinder.map(({ teilnahmen, ...kind }) => ({
    kind,
    schluessel: kind.schluessel,
    ids: teilnahmen.filter(({ storniert }) => storniert === null).map(({ veranstaltung_id }) => veranstaltung_id),
  }));

/** The mail with everything that is firm now; none where nothing is left of it. */
async function sendBestaetigung(
  trx: Datenquelle,
  id: number,
  veranstaltungen: ReadonlyMap<number, GesperrteVeranstaltung>,
  statusPfad: string,
  { optionen, absender }: Saison,
): Promise<void> {
  const buchung = await createFerienbestandRepository(trx).read(id);
  if (!buchung) return;
  const kinder = buchung.kinder
    .map(({ teilnahmen, ...kind }) => {
      const feste = teilnahmen.filter(({ storniert }) => storniert === null);
      return {
        kind,
        veranstaltungen: feste.flatMap(({ veranstaltung_id }) => veranstaltungen.get(veranstaltung_id) ?? []),
        preise: feste.map(({ preis }) => preis),
      };
    })
    .filter(({ preise }) => preise.length > 0);
  if (kinder.length === 0) return;
  const { referenz } = buchung;
  const { kosten } = await readForderung(trx, buchung, optionen);
  const mail = composeBestaetigung({ ...absender, referenz, kontakt: buchung, optionen, kosten, statusPfad, kinder });
  await createOutboxRepository(trx).store(renderMail(mail));
}

/**
 * Makes a booking firm: whoever has the secret of its mail has that mail. What the same address has booked firmly already wins,
 * and those places go to others; what somebody else has booked for these children stays beside it, and is not even looked at here:
 * how long it takes would tell (`report-konflikte.ts` does afterwards). Twice is like once.
 */
export async function confirm(
  db: Datenquelle,
  token: string,
  saison: Saison,
  jetzt: Date,
): Promise<Bestaetigungsergebnis> {
  const status_link = buildStatusPfad(token);
  return db.transaction().execute(async (trx): Promise<Bestaetigungsergebnis> => {
    const offene = createFerienoffeneRepository(trx);
    const buchungen = createFerienbuchungRepository(trx);
    const bestand = createFerienbestandRepository(trx);
    const gefunden = await offene.find(buildTokenHash(token));
    const buchung = gefunden?.vom_postfach ? await bestand.read(gefunden.id) : null;
    if (!buchung) return { art: 'unbekannt' };
    const { id } = buchung;
    const auswahl = listAuswahl(buchung);
    await buchungen.lockKinder(auswahl.map(({ schluessel }) => schluessel));
    const veranstaltungen = await buchungen.lockVeranstaltungen(auswahl.flatMap(({ ids }) => ids));
    const stand = await offene.lock(id);
    // The address may have been changed while the locks were waited for: the old one's link opens nothing any more.
    const gueltig = await offene.find(buildTokenHash(token));
    if (!stand || !gueltig?.vom_postfach) return { art: 'unbekannt' };
    const { email } = gueltig;
    if (stand.bestaetigt) return { art: 'bestaetigt', status_link, hinweise: [] };
    if (stand.verfallen || stand.abgelaufen) return { art: 'verfallen' };

    const namen = auswahl.map(({ schluessel }) => schluessel);
    const feste = await bestand.findEigene(namen, email);
    const eigene = findKonflikte(auswahl, { veranstaltungen, feste });
    for (const { id: kindId, schluessel } of buchung.kinder) {
      const doppelte = eigene.filter((konflikt) => konflikt.schluessel === schluessel);
      const frei = await buchungen.cancel(kindId, [...new Set(doppelte.map(({ gewaehlt }) => gewaehlt))], 'doppelt');
      await buchungen.bookPlaetze(new Map(frei.map((eventId) => [eventId, -1])));
    }
    await offene.confirm(id);
    for (const eventId of new Set(eigene.map(({ gewaehlt }) => gewaehlt))) {
      const event = (await buchungen.lockVeranstaltungen([eventId])).get(eventId);
      if (event) await assignFreePlaetze(trx, event, saison, jetzt);
    }
    await settle(trx, [email], saison.optionen, jetzt);
    await sendBestaetigung(trx, id, veranstaltungen, status_link, saison);
    return { art: 'bestaetigt', status_link, hinweise: [...new Set(eigene.map(({ meldung }) => meldung))] };
  });
}
