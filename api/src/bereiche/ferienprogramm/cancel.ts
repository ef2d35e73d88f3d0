import { getStornoschluss } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { formatDatum } from '@gm/shared/format/datum';
import { buildTokenHash } from '../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createOutboxRepository } from '../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../kern/mail/render-mail.ts';
import { assignFreePlaetze } from './assign-free-plaetze.ts';
import { composeStorno } from './compose-absage.ts';
import type { Saison } from './ferien-dienst.ts';
import { createFerienbestandRepository } from './ferienbestand-repository.ts';
import { createFerienbuchungRepository } from './ferienbuchung-repository.ts';
import { isCancellable } from './show-buchung.ts';
import { settle } from './zahlung/settle.ts';

export type Stornoergebnis =
  | { art: 'storniert' }
  | { art: 'unbekannt' }
  /** German sentence for the family. */
  | { art: 'zu_spaet'; meldung: string };

/**
 * Cancels one event of a child, or all of them without `veranstaltung`; all or nothing. The places are free at once, and
 * go to those who wait. What is cancelled already stays so.
 */
export async function cancel(
  db: Datenquelle,
  { token, kind: kindId, veranstaltung }: { token: string; kind: number; veranstaltung?: number | undefined },
  saison: Saison,
  jetzt: Date,
): Promise<Stornoergebnis> {
  const { optionen } = saison;
  return db.transaction().execute(async (trx): Promise<Stornoergebnis> => {
    const buchungen = createFerienbuchungRepository(trx);
    const buchung = await createFerienbestandRepository(trx).find(buildTokenHash(token));
    const kind = buchung?.kinder.find(({ id }) => id === kindId);
    const offen = kind?.teilnahmen.filter(
      ({ veranstaltung_id: id }) => veranstaltung === undefined || id === veranstaltung,
    );
    if (!buchung || !kind || !offen?.length) return { art: 'unbekannt' };
    const ids = offen.filter(({ storniert }) => storniert === null).map(({ veranstaltung_id }) => veranstaltung_id);
    const events = await buchungen.lockVeranstaltungen(ids);
    const fest = [...events.values()].find((event) => !isCancellable(event, optionen, jetzt));
    if (fest) {
      const schluss = formatDatum(getStornoschluss(fest, optionen));
      const meldung = `„${fest.titel}“ konnte nur bis zum ${schluss} abgesagt werden. Bitte schreiben Sie an ${optionen.email}.`;
      return { art: 'zu_spaet', meldung };
    }
    // Between reading and locking somebody with the same link may have been faster.
    const storniert = await buchungen.cancel(kindId, ids, 'familie');
    if (storniert.length === 0) return { art: 'storniert' };
    await buchungen.bookPlaetze(new Map(storniert.map((id) => [id, -1])));
    const abgesagt = storniert.flatMap((id) => events.get(id) ?? []);
    for (const event of abgesagt) {
      const danach = { ...event, bereits_reserviert: event.bereits_reserviert - 1 };
      await assignFreePlaetze(trx, danach, saison, jetzt);
    }
    const { referenz, email } = buchung;
    await settle(trx, [email], optionen, jetzt);
    const mail = renderMail(composeStorno({ referenz, email, kind, events: abgesagt }, saison));
    await createOutboxRepository(trx).store(mail);
    return { art: 'storniert' };
  });
}
