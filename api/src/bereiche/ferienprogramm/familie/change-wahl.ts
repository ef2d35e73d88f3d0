import type { wahlSchema } from '@gm/shared/bereiche/ferienprogramm/familie';
import { determinePreise } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { isAnmeldungOpen } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { type Cents, formatCents, NO_CENTS, toCents } from '@gm/shared/format/betrag';
import type * as z from 'zod/mini';
import { buildTokenHash } from '../../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createOutboxRepository } from '../../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../../kern/mail/render-mail.ts';
import { assignFreePlaetze } from '../assign-free-plaetze.ts';
import { checkAuswahl, findKonflikte } from '../check-anmeldung.ts';
import type { Saison } from '../ferien-dienst.ts';
import { createFerienbestandRepository, type GespeicherteBuchung } from '../ferienbestand-repository.ts';
import { createFerienbuchungRepository } from '../ferienbuchung-repository.ts';
import { isCancellable } from '../show-buchung.ts';
import { listForderungen, sumPosten } from '../zahlung/forderung.ts';
import { createKontoRepository } from '../zahlung/konto-repository.ts';
import { settle, withSaetze } from '../zahlung/settle.ts';
import { composeAenderung } from './compose-aenderung.ts';
import { createFamilieRepository } from './familie-repository.ts';

type Wahl = z.output<typeof wahlSchema>;
export type Wahlergebnis =
  | { art: 'unbekannt' }
  | { art: 'abgelehnt'; meldung: string }
  /** Nothing was done: it is only asked what it would cost more, or that was not what the page said. */
  | { art: 'kosten'; mehr: Cents }
  | { art: 'geaendert'; mehr: Cents };

/** Takes everything back that was tried, and is the answer. */
class Zurueck extends Error {
  readonly ergebnis: Wahlergebnis;
  constructor(ergebnis: Wahlergebnis) {
    super('rolled back');
    this.ergebnis = ergebnis;
  }
}
const refuse = (meldung: string) => new Zurueck({ art: 'abgelehnt', meldung });

async function sumFamilie(trx: Datenquelle, email: string, { optionen }: Saison): Promise<number> {
  const familie = withSaetze(await createKontoRepository(trx).readFamilien([email]), optionen);
  return [...listForderungen(familie).values()].reduce((summe, posten) => summe + sumPosten(posten).gesamt, 0);
}

function findKind(buchungen: readonly GespeicherteBuchung[], id: number) {
  for (const buchung of buchungen) {
    const kind = buchung.kinder.find((eines) => eines.id === id);
    if (kind) return { buchung, kind };
  }
  return null;
}

/**
 * Adds events for a child of a family, gives others back, or changes one for another; all of it or nothing. What is added
 * keeps every rule of a booking. Done once to learn what it costs more, and again when somebody has agreed to that.
 */
export async function changeWahl(db: Datenquelle, wahl: Wahl, saison: Saison, jetzt: Date): Promise<Wahlergebnis> {
  try {
    return await db.transaction().execute((trx) => tryWahl(trx, wahl, saison, jetzt));
  } catch (error) {
    if (error instanceof Zurueck) return error.ergebnis;
    throw error;
  }
}

async function tryWahl(trx: Datenquelle, wahl: Wahl, saison: Saison, jetzt: Date): Promise<Wahlergebnis> {
  const { optionen } = saison;
  const dazu = [...new Set(wahl.dazu)];
  const weg = [...new Set(wahl.weg)].filter((id) => !dazu.includes(id));
  const familien = createFamilieRepository(trx);
  const buchungen = createFerienbuchungRepository(trx);
  const familie = await familien.find(buildTokenHash(wahl.token));
  const bekannt = familie && findKind(await familien.listBuchungen(familie.email), wahl.kind);
  if (!familie || !bekannt || dazu.length + weg.length === 0) return { art: 'unbekannt' };
  const { email } = familie;
  await buchungen.lockKinder([bekannt.kind.schluessel]);
  const events = await buchungen.lockVeranstaltungen([...dazu, ...weg]);
  // Read again: somebody with the same link may have been faster.
  const stand = findKind(await familien.listBuchungen(email), wahl.kind);
  if (!stand) return { art: 'unbekannt' };
  const { buchung, kind } = stand;
  const vorher = await sumFamilie(trx, email, saison);

  const getTitel = (id: number) => `„${events.get(id)?.titel ?? 'Diese Veranstaltung'}“`;
  for (const id of weg) {
    const event = events.get(id);
    const hat = kind.teilnahmen.some((eine) => eine.veranstaltung_id === id && eine.storniert === null);
    if (!event || !hat) throw refuse(`${getTitel(id)} hat ${kind.vorname} nicht mehr. Bitte laden Sie die Seite neu.`);
    if (!isCancellable(event, optionen, jetzt)) {
      throw refuse(`${getTitel(id)} kann nicht mehr abgesagt werden. Bitte schreiben Sie an ${optionen.email}.`);
    }
  }
  const frei = await buchungen.cancel(kind.id, weg, 'familie');
  await buchungen.bookPlaetze(new Map(frei.map((id) => [id, -1])));

  if (dazu.length > 0) {
    if (!isAnmeldungOpen(optionen, jetzt)) throw refuse('Die Anmeldung zum Ferienprogramm ist zurzeit nicht geöffnet.');
    const auswahl = [{ kind, schluessel: kind.schluessel, ids: dazu }];
    const [ablehnung] = checkAuswahl(auswahl, { jetzt, veranstaltungen: events });
    if (ablehnung) throw refuse(ablehnung.meldung);
    const feste = await createFerienbestandRepository(trx).findEigene([kind.schluessel], email);
    const [eigener] = findKonflikte(auswahl, { veranstaltungen: events, feste });
    if (eigener) throw refuse(eigener.meldung);
    const preise = await computePreise(trx, buchung, kind.id, dazu, saison);
    for (const [nummer, veranstaltung_id] of dazu.entries()) {
      const preis = preise[nummer] ?? NO_CENTS;
      await familien.addTeilnahme({ kind_id: kind.id, veranstaltung_id, schluessel: kind.schluessel, preis });
    }
    await buchungen.bookPlaetze(new Map(dazu.map((id) => [id, 1])));
  }
  for (const id of frei) {
    const event = (await buchungen.lockVeranstaltungen([id])).get(id);
    if (event) await assignFreePlaetze(trx, event, saison, jetzt);
  }
  await settle(trx, [email], optionen, jetzt);
  const mehr = ((await sumFamilie(trx, email, saison)) - vorher) as Cents;
  if (wahl.mehr === undefined || toCents(wahl.mehr) !== mehr) throw new Zurueck({ art: 'kosten', mehr });
  const list = (nummern: readonly number[]) => nummern.flatMap((id) => events.get(id) ?? []);
  const mail = composeAenderung(
    {
      referenz: buchung.referenz,
      email: buchung.email,
      kind,
      dazu: list(dazu),
      weg: list(frei),
      mehr: formatCents(mehr),
    },
    saison,
  );
  await createOutboxRepository(trx).store(renderMail(mail));
  return { art: 'geaendert', mehr };
}

/** What a child of a booking pays for further events: it may be the second of its family there. */
async function computePreise(
  trx: Datenquelle,
  { kinder }: GespeicherteBuchung,
  kindId: number,
  dazu: readonly number[],
  { optionen }: Saison,
): Promise<Cents[]> {
  const ids = [
    ...dazu,
    ...kinder.flatMap(({ teilnahmen }) => teilnahmen.map(({ veranstaltung_id }) => veranstaltung_id)),
  ];
  const events = await createFerienbuchungRepository(trx).readLage([...new Set(ids)]);
  const list = (nummern: readonly number[]) => nummern.flatMap((id) => events.veranstaltungen.get(id) ?? []);
  const andere = kinder
    .filter(({ id }) => id !== kindId)
    .map(({ teilnahmen }) => ({
      veranstaltungen: list(
        teilnahmen.filter(({ storniert }) => storniert === null).map(({ veranstaltung_id }) => veranstaltung_id),
      ),
    }));
  return determinePreise([...andere, { veranstaltungen: list(dazu) }], optionen).at(-1) ?? [];
}
