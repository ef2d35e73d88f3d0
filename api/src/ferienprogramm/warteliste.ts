import { zaehleFreiePlaetze } from '@gm/shared/regeln/ferienprogramm';
import { berechneKostenInEuro, bestimmePreise, toEuro } from '@gm/shared/regeln/ferienprogramm-kosten';
import type { Kind } from '@gm/shared/schemas/ferienprogramm-anmeldung';
import type { Buchungseingang, Wartelistenanfrage, Warteplatz } from '@gm/shared/schemas/ferienprogramm-buchung';
import { DATENSCHUTZ_WARTELISTE } from '@gm/shared/schemas/zustimmungen';
import type { Datenquelle } from '../daten/database.ts';
import { BUCHUNGSNUMMER, createFerienbuchungRepository } from '../daten/ferienbuchung-repository.ts';
import { createFerienprogrammRepository } from '../daten/ferienprogramm-repository.ts';
import { createFerienwartelisteRepository, type Warteeintrag } from '../daten/ferienwarteliste-repository.ts';
import { createOutboxRepository } from '../daten/outbox-repository.ts';
import { noteZustimmungen } from '../formulare/note-zustimmungen.ts';
import { bildeTokenHash, erzeugeGeheimnis } from '../geheimnis.ts';
import { rendereMail } from '../mail/rendere-mail.ts';
import { bildeKindschluessel } from './bilde-kindschluessel.ts';
import { buildGrenzen, type Schranken } from './build-grenzen.ts';
import type { Saison } from './ferien-dienst.ts';
import { bildeStatusPfad, bildeWartePfad } from './privater-pfad.ts';
import { type Auswahl, findKonflikte, lehneStillAb, pruefeAuswahl, pruefeRahmen } from './pruefe-anmeldung.ts';
import { findBekannte, informBekannte, reportKonflikte } from './report-konflikte.ts';
import { verfasseBestaetigung } from './verfasse-bestaetigung.ts';
import { berechneWartekosten, verfasseWartebestaetigung } from './verfasse-warteliste.ts';
import { vergibFreiePlaetze } from './vergib-freie-plaetze.ts';

/** Outcomes a family is told with a German sentence. */
type Absage = { art: 'abgelehnt'; meldung: string };
type Unbekannt = { art: 'unbekannt' };

const bildeAuswahl = (kinder: readonly Kind[], id: number): Auswahl[] =>
  kinder.map((kind) => ({ kind, schluessel: bildeKindschluessel(kind), ids: [id] }));
const lehneAb = (meldungen: readonly { meldung: string }[]): Absage => ({
  art: 'abgelehnt',
  meldung: [...new Set(meldungen.map(({ meldung }) => meldung))].join(' '),
});

/** Whom the sentence concerns that a child waits already. */
function findWartende(reihe: readonly Warteeintrag[], auswahl: readonly Auswahl[], titel: string) {
  return auswahl.flatMap(({ kind, schluessel }) =>
    reihe
      .filter((eintrag) => eintrag.schluessel.includes(schluessel))
      .map(({ kontakt }) => ({
        email: kontakt.email,
        saetze: [`${kind.vorname} steht schon auf der Warteliste für „${titel}“.`],
      })),
  );
}

/**
 * Puts children on the waiting list of a full event: together as one entry, or each alone. Like a booking it tells nothing
 * of what the children have already.
 */
export async function stelleAn(
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
    const auswahl = bildeAuswahl(kinder, id);
    const namen = auswahl.map(({ schluessel }) => schluessel);
    const grenzen = schranken && buildGrenzen(schranken, kontakt.email, namen, kinder.length);
    await buchungen.sperreKinder([...namen, ...(grenzen?.sperren ?? [])]);
    await buchungen.sperreVeranstaltungen([id]);
    const { veranstaltungen, frueher } = await buchungen.liesLage([id], namen);
    const lage = { optionen, jetzt, veranstaltungen, gehalten: Number.POSITIVE_INFINITY };
    const rahmen = pruefeRahmen(kontakt, auswahl, lage);
    const ablehnungen = rahmen.length > 0 ? rahmen : pruefeAuswahl(auswahl, lage);
    if (ablehnungen.length > 0) return lehneAb(ablehnungen);
    const event = veranstaltungen.get(id);
    if (!event) throw new Error('An unknown event passed the check');
    const einheiten = gemeinsam ? [kinder] : kinder.map((kind) => [kind]);
    const bedarf = Math.min(...einheiten.map(({ length }) => length));
    if (zaehleFreiePlaetze(event) >= bedarf) {
      return lehneAb([{ meldung: `„${event.titel}“ hat noch freie Plätze. Bitte melden Sie sich direkt an.` }]);
    }
    const konflikte = findKonflikte(auswahl, { veranstaltungen, frueher });
    const wartende = findWartende(await warteliste.liste(id), auswahl, event.titel);
    if (konflikte.length > 0 || wartende.length > 0) {
      await reportKonflikte(trx, konflikte, saison);
      await informBekannte(trx, wartende, saison);
      return lehneAb([lehneStillAb(optionen)]);
    }
    if (grenzen && !(await buchungen.begrenze(namen, grenzen))) return lehneAb([lehneStillAb(optionen)]);
    const warteplaetze = [];
    for (const einheit of einheiten) {
      const { token, token_hash } = erzeugeGeheimnis();
      const pfad = bildeWartePfad(token);
      const schluessel = einheit.map(bildeKindschluessel);
      const eintrag = { kontakt, kinder: einheit, schluessel, zustimmungen };
      await warteliste.stelleAn({ veranstaltung_id: id, token_hash, ...eintrag });
      const mail = verfasseWartebestaetigung({
        ...absender,
        optionen,
        event,
        eintrag: { kontakt, kinder: einheit },
        pfad,
      });
      await createOutboxRepository(trx).legeAb(rendereMail(mail));
      warteplaetze.push({ kinder: einheit.map(({ vorname }) => vorname), link: pfad });
    }
    return { art: 'wartet', warteplaetze };
  });
}

/** What the private page of an entry shows; null when nobody has this secret. */
export async function zeigeWarteplatz(
  db: Datenquelle,
  token: string,
  { optionen }: Saison,
): Promise<Warteplatz | null> {
  const warteliste = createFerienwartelisteRepository(db);
  const eintrag = await warteliste.finde(bildeTokenHash(token));
  const [veranstaltung] = eintrag ? await createFerienprogrammRepository(db).findeAlle([eintrag.veranstaltung_id]) : [];
  if (!eintrag || !veranstaltung) return null;
  const reihe = (await warteliste.liste(veranstaltung.id)).filter(({ status }) => status === 'wartet');
  const platz = reihe.findIndex(({ id }) => id === eintrag.id);
  const { veranstaltungen, gebuehren, gesamt } = berechneWartekosten(veranstaltung, eintrag.anzahl, optionen);
  return {
    veranstaltung,
    kinder: eintrag.kinder.map(({ vorname, name }) => ({ vorname, name })),
    status: eintrag.status,
    platz: platz < 0 ? null : platz + 1,
    angebot_bis: eintrag.angebot_bis?.toISOString() ?? null,
    kosten: { veranstaltungen: toEuro(veranstaltungen), gebuehren: toEuro(gebuehren), gesamt: toEuro(gesamt) },
  };
}

/**
 * Turns an offer into a booking: the places are held already, everything else is checked anew. The link of an offer came
 * by mail: whoever has it may read what the same address has booked, and of others nothing.
 */
export async function nimmAngebotAn(
  db: Datenquelle,
  token: string,
  saison: Saison,
  jetzt: Date,
): Promise<{ art: 'gebucht'; eingang: Buchungseingang } | Absage | Unbekannt> {
  const { optionen, absender } = saison;
  return db.transaction().execute(async (trx) => {
    const buchungen = createFerienbuchungRepository(trx);
    const warteliste = createFerienwartelisteRepository(trx);
    const gefunden = await warteliste.finde(bildeTokenHash(token));
    if (!gefunden) return { art: 'unbekannt' };
    const auswahl = bildeAuswahl(gefunden.kinder, gefunden.veranstaltung_id);
    const namen = auswahl.map(({ schluessel }) => schluessel);
    await buchungen.sperreKinder(namen);
    await buchungen.sperreVeranstaltungen([gefunden.veranstaltung_id]);
    const lage = await buchungen.liesLage([gefunden.veranstaltung_id], namen);
    const { veranstaltungen, frueher, stand } = lage;
    const eintrag = await warteliste.sperre(gefunden.id);
    if (eintrag.status !== 'angeboten' || !eintrag.angebot_bis || eintrag.angebot_bis <= jetzt) {
      return lehneAb([{ meldung: 'Dieses Angebot gilt nicht mehr.' }]);
    }
    const gehalten = eintrag.anzahl;
    const ablehnungen = pruefeAuswahl(auswahl, { jetzt, veranstaltungen, gehalten });
    if (ablehnungen.length > 0) return lehneAb(ablehnungen);
    const konflikte = findKonflikte(auswahl, { veranstaltungen, frueher });
    if (konflikte.length > 0) {
      const bekannte = await findBekannte(trx, konflikte);
      const istEigen = bekannte.every(({ email }) => email.toLowerCase() === eintrag.kontakt.email.toLowerCase());
      if (istEigen) return lehneAb(konflikte);
      await informBekannte(trx, bekannte, saison);
      return lehneAb([lehneStillAb(optionen)]);
    }

    const gewaehlt = auswahl.map(({ ids }) => ({
      veranstaltungen: ids.flatMap((id) => veranstaltungen.get(id) ?? []),
    }));
    const preise = bestimmePreise(gewaehlt, optionen);
    const kinder = auswahl.map((wahl, index) => ({ ...wahl, preise: preise[index] ?? [] }));
    const geheimnis = erzeugeGeheimnis();
    const statusPfad = bildeStatusPfad(geheimnis.token);
    const { kontakt } = eintrag;
    await warteliste.beende(eintrag.id, 'angenommen');
    const bestaetigung = verfasseBestaetigung({
      ...absender,
      referenz: BUCHUNGSNUMMER,
      kontakt,
      optionen,
      statusPfad,
      kosten: berechneKostenInEuro(gewaehlt, optionen),
      kinder: kinder.map((wahl, index) => ({ ...wahl, veranstaltungen: gewaehlt[index]?.veranstaltungen ?? [] })),
    });
    const { token_hash } = geheimnis;
    // The offer holds the places already.
    const plaetze = new Map([[eintrag.veranstaltung_id, 0]]);
    const neu = { token_hash, kontakt, route: '', kinder, plaetze, stand };
    const gebucht = await buchungen.speichere({ ...neu, mail: rendereMail(bestaetigung) });
    if (gebucht === null || gebucht === 'begrenzt') throw new Error('Locked events and children have changed');
    return { art: 'gebucht', eingang: { ...gebucht, status_link: statusPfad } };
  });
}

/** Ends an entry under the lock of its event; offered places go to the next in line. */
async function beendeEintrag(
  trx: Datenquelle,
  { id, veranstaltung_id }: Warteeintrag,
  status: 'abgelaufen' | 'zurueckgezogen',
  saison: Saison,
  jetzt: Date,
): Promise<void> {
  const buchungen = createFerienbuchungRepository(trx);
  const warteliste = createFerienwartelisteRepository(trx);
  const event = (await buchungen.sperreVeranstaltungen([veranstaltung_id])).get(veranstaltung_id);
  const eintrag = await warteliste.sperre(id);
  const gilt = eintrag.status === 'angeboten';
  // Somebody may have been faster: an offer that was accepted does not run out.
  if (!event || (eintrag.status !== 'wartet' && !gilt) || (status === 'abgelaufen' && !gilt)) return;
  await warteliste.beende(id, status);
  if (!gilt) return;
  await buchungen.verbuchePlaetze(new Map([[event.id, -eintrag.anzahl]]));
  const danach = { ...event, bereits_reserviert: event.bereits_reserviert - eintrag.anzahl };
  await vergibFreiePlaetze(trx, danach, saison, jetzt);
}

/** The family does not want the place, or does not want to wait any longer. */
export async function lehneAngebotAb(
  db: Datenquelle,
  token: string,
  saison: Saison,
  jetzt: Date,
): Promise<{ art: 'zurueckgezogen' } | Unbekannt> {
  return db.transaction().execute(async (trx) => {
    const eintrag = await createFerienwartelisteRepository(trx).finde(bildeTokenHash(token));
    if (!eintrag) return { art: 'unbekannt' };
    await beendeEintrag(trx, eintrag, 'zurueckgezogen', saison, jetzt);
    return { art: 'zurueckgezogen' };
  });
}

/** Ends the offer that ran out longest ago; false when none has. */
export async function beendeAbgelaufenes(db: Datenquelle, saison: Saison, jetzt: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const eintrag = await createFerienwartelisteRepository(trx).findeAbgelaufenes();
    if (eintrag) await beendeEintrag(trx, eintrag, 'abgelaufen', saison, jetzt);
    return eintrag !== null;
  });
}
