import type { Kind } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type {
  Buchungseingang,
  Wartelistenanfrage,
  Warteplatz,
} from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { writeKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { countFreePlaetze } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { DATENSCHUTZ_WARTELISTE } from '@gm/shared/schemas/zustimmungen';
import { buildTokenHash, createSecret } from '../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { noteZustimmungen } from '../../kern/formulare/note-zustimmungen.ts';
import { createOutboxRepository } from '../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../kern/mail/render-mail.ts';
import { assignFreePlaetze } from './assign-free-plaetze.ts';
import { buildBuchung, buildRechnung } from './build-buchung.ts';
import { buildChildKey } from './build-child-key.ts';
import { buildGrenzen, type Schranken } from './build-grenzen.ts';
import { type Auswahl, checkAuswahl, checkFrame, findKonflikte, refuseSilently } from './check-anmeldung.ts';
import { composeWartebestaetigung, composeWartebitte } from './compose-warteliste.ts';
import type { Saison } from './ferien-dienst.ts';
import { createFerienbestandRepository } from './ferienbestand-repository.ts';
import { createFerienbuchungRepository } from './ferienbuchung-repository.ts';
import { createFerienprogrammRepository } from './ferienprogramm-repository.ts';
import { createFerienwartelisteRepository, type Warteeintrag } from './ferienwarteliste-repository.ts';
import { buildWartePfad } from './privater-pfad.ts';
import { computeAngebot } from './zahlung/angebot-kosten.ts';
import { settle } from './zahlung/settle.ts';

/** Whoever has the link of an entry; or its family, by the link of a firm booking. */
type Wer = string | { id: number; email: string };
const findEintrag = (trx: Datenquelle, wer: Wer): Promise<Warteeintrag | null> => {
  const warteliste = createFerienwartelisteRepository(trx);
  return typeof wer === 'string' ? warteliste.find(buildTokenHash(wer)) : warteliste.findOf(wer);
};

/** Outcomes a family is told with a German sentence. */
type Absage = { art: 'abgelehnt'; meldung: string };
type Unbekannt = { art: 'unbekannt' };

const buildAuswahl = (kinder: readonly Kind[], id: number): Auswahl[] =>
  kinder.map((kind) => ({ kind, schluessel: buildChildKey(kind), ids: [id] }));
const refuse = (meldungen: readonly { meldung: string }[]): Absage => ({
  art: 'abgelehnt',
  meldung: [...new Set(meldungen.map(({ meldung }) => meldung))].join(' '),
});

/**
 * Puts children on the waiting list of a full event: together as one entry, or each alone. Like a booking it does not look at
 * what the children have already: that is for whoever accepts an offer, with a link that came by mail.
 */
export async function enqueue(
  db: Datenquelle,
  anfrage: Wartelistenanfrage,
  saison: Saison,
  jetzt: Date,
  schranken?: Schranken,
): Promise<{ art: 'wartet'; warteplaetze: { kinder: string[]; link: string }[] } | Absage> {
  const { veranstaltung: id, kontakt, kinder, gemeinsam } = anfrage;
  const zustimmungen = noteZustimmungen({ valid: DATENSCHUTZ_WARTELISTE }, anfrage);
  const { optionen, absender } = saison;
  return db.transaction().execute(async (trx) => {
    const buchungen = createFerienbuchungRepository(trx);
    const warteliste = createFerienwartelisteRepository(trx);
    const auswahl = buildAuswahl(kinder, id);
    const namen = auswahl.map(({ schluessel }) => schluessel);
    const grenzen = schranken && buildGrenzen(schranken, kontakt.email, namen, kinder.length);
    await buchungen.lockKinder(grenzen?.sperren ?? []);
    await buchungen.lockVeranstaltungen([id]);
    const { veranstaltungen } = await buchungen.readLage([id]);
    const lage = { optionen, jetzt, veranstaltungen, gehalten: Number.POSITIVE_INFINITY };
    const rahmen = checkFrame(kontakt, auswahl, lage);
    const ablehnungen = rahmen.length > 0 ? rahmen : checkAuswahl(auswahl, lage);
    if (ablehnungen.length > 0) return refuse(ablehnungen);
    const event = veranstaltungen.get(id);
    if (!event) throw new Error('An unknown event passed the check');
    const einheiten = gemeinsam ? [kinder] : kinder.map((kind) => [kind]);
    const bedarf = Math.min(...einheiten.map(({ length }) => length));
    if (countFreePlaetze(event) >= bedarf) {
      return refuse([{ meldung: `„${event.titel}“ hat noch freie Plätze. Bitte melden Sie sich direkt an.` }]);
    }
    if (grenzen && !(await buchungen.limit(namen, grenzen))) return refuse([refuseSilently(optionen)]);
    const warteplaetze = [];
    for (const einheit of einheiten) {
      const { token, token_hash } = createSecret();
      const browser = createSecret();
      const schluessel = einheit.map(buildChildKey);
      const eintrag = { kontakt, kinder: einheit, schluessel, zustimmungen };
      await warteliste.enqueue({ veranstaltung_id: id, token_hash, browser_hash: browser.token_hash, ...eintrag });
      const pfad = buildWartePfad(token);
      const mail = composeWartebitte({ ...absender, optionen, email: kontakt.email, anzahl: einheit.length, pfad });
      await createOutboxRepository(trx).store(renderMail(mail));
      warteplaetze.push({ kinder: einheit.map(({ vorname }) => vorname), link: buildWartePfad(browser.token) });
    }
    return { art: 'wartet', warteplaetze };
  });
}

/** What the private page of an entry shows; null when nobody has this secret. */
export async function showWarteplatz(db: Datenquelle, token: string, { optionen }: Saison): Promise<Warteplatz | null> {
  const warteliste = createFerienwartelisteRepository(db);
  const eintrag = await warteliste.find(buildTokenHash(token));
  const [veranstaltung] = eintrag ? await createFerienprogrammRepository(db).findAll([eintrag.veranstaltung_id]) : [];
  if (!eintrag || !veranstaltung) return null;
  const reihe = (await warteliste.list(veranstaltung.id)).filter(({ status }) => status === 'wartet');
  const platz = reihe.findIndex(({ id }) => id === eintrag.id);
  const { status, vom_postfach } = eintrag;
  const verschwiegen = status === 'unbestaetigt' && vom_postfach;
  return {
    veranstaltung: verschwiegen ? null : veranstaltung,
    kinder: verschwiegen ? [] : eintrag.kinder.map(({ vorname, name }) => ({ vorname, name })),
    status,
    vom_postfach,
    platz: platz < 0 ? null : platz + 1,
    angebot_bis: eintrag.angebot_bis?.toISOString() ?? null,
    // What the family has booked shows in the figure: only whom the offer was mailed to may see it.
    kosten: writeKosten(
      await computeAngebot(
        db,
        veranstaltung,
        { email: status === 'angeboten' ? eintrag.kontakt.email : null, kinder: eintrag.kinder },
        optionen,
      ),
    ),
  };
}

/** Whoever has the link of its mail waits from now on, and is told for what. Opening the link alone confirms nothing. */
export async function confirmWarteplatz(
  db: Datenquelle,
  token: string,
  { optionen, absender }: Saison,
): Promise<{ art: 'bestaetigt' } | Unbekannt> {
  return db.transaction().execute(async (trx) => {
    const warteliste = createFerienwartelisteRepository(trx);
    const eintrag = await warteliste.find(buildTokenHash(token));
    const [event] = eintrag ? await createFerienprogrammRepository(trx).findAll([eintrag.veranstaltung_id]) : [];
    if (!eintrag?.vom_postfach || !event) return { art: 'unbekannt' };
    if (!(await warteliste.confirm(eintrag.id))) return { art: 'bestaetigt' };
    const mail = composeWartebestaetigung({ ...absender, optionen, event, eintrag, pfad: buildWartePfad(token) });
    await createOutboxRepository(trx).store(renderMail(mail));
    return { art: 'bestaetigt' };
  });
}

/**
 * Turns an offer into a booking, firm at once: the places are held already, everything else is checked anew. The link of an
 * offer came by mail: whoever has it may read what the same address has booked, and of others nothing.
 */
export async function acceptAngebot(
  db: Datenquelle,
  wer: Wer,
  saison: Saison,
  jetzt: Date,
): Promise<{ art: 'gebucht'; eingang: Buchungseingang } | Absage | Unbekannt> {
  const { optionen } = saison;
  return db.transaction().execute(async (trx) => {
    const buchungen = createFerienbuchungRepository(trx);
    const warteliste = createFerienwartelisteRepository(trx);
    const gefunden = await findEintrag(trx, wer);
    if (!gefunden) return { art: 'unbekannt' };
    const auswahl = buildAuswahl(gefunden.kinder, gefunden.veranstaltung_id);
    const namen = auswahl.map(({ schluessel }) => schluessel);
    await buchungen.lockKinder(namen);
    await buchungen.lockVeranstaltungen([gefunden.veranstaltung_id]);
    const { veranstaltungen, stand } = await buchungen.readLage([gefunden.veranstaltung_id]);
    const eintrag = await warteliste.lock(gefunden.id);
    if (eintrag.status !== 'angeboten' || !eintrag.angebot_bis || eintrag.angebot_bis <= jetzt) {
      return refuse([{ meldung: 'Dieses Angebot gilt nicht mehr.' }]);
    }
    const gehalten = eintrag.anzahl;
    const ablehnungen = checkAuswahl(auswahl, { jetzt, veranstaltungen, gehalten });
    if (ablehnungen.length > 0) return refuse(ablehnungen);
    // A child that somebody else has booked stands in nobody's way: staff see both.
    const feste = await createFerienbestandRepository(trx).findEigene(namen, eintrag.kontakt.email);
    const eigene = findKonflikte(auswahl, { veranstaltungen, feste });
    if (eigene.length > 0) return refuse(eigene);

    const { kinder } = buildRechnung(auswahl, veranstaltungen, optionen);
    const [event] = veranstaltungen.values();
    if (!event) throw new Error('An unknown event passed the check');
    const familie = { email: eintrag.kontakt.email, kinder: eintrag.kinder };
    const kosten = await computeAngebot(trx, event, familie, optionen);
    const { statusPfad, buchung } = buildBuchung(eintrag.kontakt, { kinder, kosten }, saison);
    await warteliste.end(eintrag.id, 'angenommen');
    // The offer holds the places already.
    const plaetze = new Map([[eintrag.veranstaltung_id, 0]]);
    const gebucht = await buchungen.save({ ...buchung, route: '', plaetze, stand });
    if (gebucht === null || gebucht === 'begrenzt') throw new Error('Locked events and children have changed');
    await settle(trx, [eintrag.kontakt.email], optionen, jetzt);
    return { art: 'gebucht', eingang: { ...gebucht, status_link: statusPfad, bestaetigen_bis: null } };
  });
}

/** Ends an entry under the lock of its event; offered places go to the next in line. */
async function endEintrag(
  trx: Datenquelle,
  { id, veranstaltung_id }: Warteeintrag,
  status: 'abgelaufen' | 'zurueckgezogen',
  saison: Saison,
  jetzt: Date,
): Promise<void> {
  const buchungen = createFerienbuchungRepository(trx);
  const warteliste = createFerienwartelisteRepository(trx);
  const event = (await buchungen.lockVeranstaltungen([veranstaltung_id])).get(veranstaltung_id);
  const eintrag = await warteliste.lock(id);
  const gilt = eintrag.status === 'angeboten';
  // Somebody may have been faster: an offer that was accepted does not run out.
  const wartet = eintrag.status === 'wartet' || eintrag.status === 'unbestaetigt';
  if (!event || (!wartet && !gilt) || (status === 'abgelaufen' && !gilt)) return;
  await warteliste.end(id, status);
  if (!gilt) return;
  await buchungen.bookPlaetze(new Map([[event.id, -eintrag.anzahl]]));
  const danach = { ...event, bereits_reserviert: event.bereits_reserviert - eintrag.anzahl };
  await assignFreePlaetze(trx, danach, saison, jetzt);
}

/** The family does not want the place, or does not want to wait any longer. */
export async function refuseAngebot(
  db: Datenquelle,
  wer: Wer,
  saison: Saison,
  jetzt: Date,
): Promise<{ art: 'zurueckgezogen' } | Unbekannt> {
  return db.transaction().execute(async (trx) => {
    const eintrag = await findEintrag(trx, wer);
    if (!eintrag) return { art: 'unbekannt' };
    await endEintrag(trx, eintrag, 'zurueckgezogen', saison, jetzt);
    return { art: 'zurueckgezogen' };
  });
}

/** Ends the offer that ran out longest ago; false when none has. */
export async function endExpired(db: Datenquelle, saison: Saison, jetzt: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const eintrag = await createFerienwartelisteRepository(trx).findExpired();
    if (eintrag) await endEintrag(trx, eintrag, 'abgelaufen', saison, jetzt);
    return eintrag !== null;
  });
}
