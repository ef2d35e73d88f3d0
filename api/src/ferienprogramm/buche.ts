import { createHash } from 'node:crypto';
import { berechneKostenInEuro, bestimmePreise } from '@gm/shared/regeln/ferienprogramm-kosten';
import type { FerienprogrammOptionen } from '@gm/shared/schemas/ferienprogramm';
import type { Anmeldung, Kosten } from '@gm/shared/schemas/ferienprogramm-anmeldung';
import type { Ablehnung, Buchungseingang } from '@gm/shared/schemas/ferienprogramm-buchung';
import type { Datenquelle } from '../daten/database.ts';
import { createFerienbuchungRepository } from '../daten/ferienbuchung-repository.ts';
import { createFormularRepository } from '../daten/formular-repository.ts';
import { erzeugeGeheimnis } from '../geheimnis.ts';
import { rendereMail } from '../mail/rendere-mail.ts';
import { bildeKindschluessel } from './bilde-kindschluessel.ts';
import { bildeStatusPfad } from './privater-pfad.ts';
import {
  type Auswahl,
  type GesperrteVeranstaltung,
  pruefeAuswahl,
  pruefeKosten,
  pruefeRahmen,
} from './pruefe-anmeldung.ts';
import { type Absender, verfasseBestaetigung } from './verfasse-bestaetigung.ts';

/** Name of the call among the remembered `Idempotency-Key`s. */
const FORMULAR = 'ferienprogramm';

export type Buchungsergebnis =
  | { art: 'gebucht'; eingang: Buchungseingang }
  | { art: 'abgelehnt'; ablehnungen: Ablehnung[]; kosten: Kosten; programm: GesperrteVeranstaltung[] }
  | { art: 'schluessel_vergeben' };

interface Umstaende {
  optionen: FerienprogrammOptionen;
  jetzt: Date;
  /** `Idempotency-Key` of the request. */
  schluessel: string | undefined;
  /** Who signs the mail, and the address its links begin with. */
  absender: Absender;
}

/** Carries a refusal out of the transaction, so that nothing of it stays: not even the `Idempotency-Key`. */
class Ruecknahme extends Error {
  override readonly name = 'Ruecknahme';
  constructor(readonly ergebnis: Buchungsergebnis) {
    super('Nothing is booked');
  }
}

/** Events of the chosen ids; unknown ones are left out. */
function findeGewaehlte(ids: readonly number[], veranstaltungen: ReadonlyMap<number, GesperrteVeranstaltung>) {
  return ids.flatMap((id) => veranstaltungen.get(id) ?? []);
}

export function zaehlePlaetze(auswahl: readonly Pick<Auswahl, 'ids'>[]): Map<number, number> {
  const plaetze = new Map<number, number>();
  for (const id of auswahl.flatMap(({ ids }) => ids)) plaetze.set(id, (plaetze.get(id) ?? 0) + 1);
  return plaetze;
}

/**
 * Books everything that was asked for or nothing, in one transaction: locks the children and the events, checks window,
 * ages, places, other bookings and figures, takes the places, stores the booking and puts the mail into the outbox.
 */
export async function buche(
  db: Datenquelle,
  anmeldung: Anmeldung,
  { optionen, jetzt, schluessel, absender }: Umstaende,
): Promise<Buchungsergebnis> {
  const { kontakt, kosten, route } = anmeldung;
  const auswahl: Auswahl[] = anmeldung.kinder.map(({ veranstaltungen, ...kind }) => ({
    kind,
    schluessel: bildeKindschluessel(kind),
    ids: veranstaltungen.map(({ id }) => id),
  }));
  const pruefsumme = createHash('sha256').update(JSON.stringify(anmeldung)).digest('base64url');
  const wiederholbar = { formular: FORMULAR, schluessel, pruefsumme };

  const arbeit = async (trx: Datenquelle): Promise<Buchungsergebnis> => {
    const buchungen = createFerienbuchungRepository(trx);
    const namen = auswahl.map((eintrag) => eintrag.schluessel);
    const { istNeu, referenz } = await buchungen.beginne(namen, wiederholbar);
    if (!istNeu && schluessel !== undefined) {
      const { gleich, antwort } = await createFormularRepository(trx).findeAntwort({ ...wiederholbar, schluessel });
      return gleich ? { art: 'gebucht', eingang: { ...antwort, status_link: null } } : { art: 'schluessel_vergeben' };
    }
    const { veranstaltungen, frueher } = await buchungen.liesLage(
      auswahl.flatMap(({ ids }) => ids),
      namen,
    );

    const gewaehlt = auswahl.map(({ ids }) => ({ veranstaltungen: findeGewaehlte(ids, veranstaltungen) }));
    const richtig = berechneKostenInEuro(gewaehlt, optionen);
    const lage = { optionen, jetzt, veranstaltungen, frueher };
    let ablehnungen = pruefeRahmen(kontakt, auswahl, lage);
    if (ablehnungen.length === 0) ablehnungen = pruefeAuswahl(auswahl, lage);
    if (ablehnungen.length === 0) ablehnungen = pruefeKosten(kosten, richtig);
    if (ablehnungen.length > 0) {
      throw new Ruecknahme({ art: 'abgelehnt', ablehnungen, kosten: richtig, programm: [...veranstaltungen.values()] });
    }

    const preise = bestimmePreise(gewaehlt, optionen);
    const kinder = auswahl.map((eintrag, index) => ({ ...eintrag, preise: preise[index] ?? [] }));
    const { token, token_hash } = erzeugeGeheimnis();
    const bestaetigung = verfasseBestaetigung({
      ...absender,
      referenz,
      kontakt,
      optionen,
      kosten: richtig,
      statusPfad: bildeStatusPfad(token),
      kinder: kinder.map((eintrag, index) => ({ ...eintrag, veranstaltungen: gewaehlt[index]?.veranstaltungen ?? [] })),
    });
    const mail = rendereMail(bestaetigung);
    const plaetze = zaehlePlaetze(auswahl);
    const id = await buchungen.speichere({ referenz, token_hash, kontakt, route, kinder, plaetze, mail, wiederholbar });
    return { art: 'gebucht', eingang: { id, referenz, status_link: bildeStatusPfad(token) } };
  };
  try {
    return await db.transaction().execute(arbeit);
  } catch (error) {
    if (error instanceof Ruecknahme) return error.ergebnis;
    throw error;
  }
}
