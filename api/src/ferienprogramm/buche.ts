import { createHash } from 'node:crypto';
import { AppError } from '@gm/shared/fehler/app-error';
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

/** Events of the chosen ids; unknown ones are left out. */
function findeGewaehlte(ids: readonly number[], veranstaltungen: ReadonlyMap<number, GesperrteVeranstaltung>) {
  return ids.flatMap((id) => veranstaltungen.get(id) ?? []);
}

export function zaehlePlaetze(auswahl: readonly Pick<Auswahl, 'ids'>[]): Map<number, number> {
  const plaetze = new Map<number, number>();
  for (const id of auswahl.flatMap(({ ids }) => ids)) plaetze.set(id, (plaetze.get(id) ?? 0) + 1);
  return plaetze;
}

/** More often than a family's events can change between two trips to the database. */
const VERSUCHE = 10;

/**
 * Books everything that was asked for or nothing: reads events and children without a lock, checks window, ages, places,
 * other bookings and figures, then stores the booking and its mail if all of that still holds. If not, it begins anew.
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
  const wiederholbar = schluessel === undefined ? undefined : { formular: FORMULAR, schluessel, pruefsumme };
  const buchungen = createFerienbuchungRepository(db);
  const plaetze = zaehlePlaetze(auswahl);
  const namen = auswahl.map((eintrag) => eintrag.schluessel);

  /** The outcome of the same request before: then its children are booked, or it was faster. */
  const findeFruehere = async (): Promise<Buchungsergebnis | null> => {
    const frueher = wiederholbar && (await createFormularRepository(db).findeAntwort(wiederholbar));
    if (!frueher) return null;
    return frueher.gleich
      ? { art: 'gebucht', eingang: { ...frueher.antwort, status_link: null } }
      : { art: 'schluessel_vergeben' };
  };

  for (let versuch = 1; versuch <= VERSUCHE; versuch += 1) {
    const { veranstaltungen, frueher, stand, referenz } = await buchungen.liesLage([...plaetze.keys()], namen);
    const gewaehlt = auswahl.map(({ ids }) => ({ veranstaltungen: findeGewaehlte(ids, veranstaltungen) }));
    const richtig = berechneKostenInEuro(gewaehlt, optionen);
    const umstaende = { optionen, jetzt, veranstaltungen, frueher };
    let ablehnungen = pruefeRahmen(kontakt, auswahl, umstaende);
    if (ablehnungen.length === 0) ablehnungen = pruefeAuswahl(auswahl, umstaende);
    if (ablehnungen.length === 0) ablehnungen = pruefeKosten(kosten, richtig);
    if (ablehnungen.length > 0) {
      const fruehere = await findeFruehere();
      if (fruehere) return fruehere;
      return { art: 'abgelehnt', ablehnungen, kosten: richtig, programm: [...veranstaltungen.values()] };
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
    const neu = { referenz, token_hash, kontakt, route, kinder, plaetze, stand, wiederholbar };
    const id = await buchungen.speichere({ ...neu, mail: rendereMail(bestaetigung) });
    if (id !== null) return { art: 'gebucht', eingang: { id, referenz, status_link: bildeStatusPfad(token) } };
    const fruehere = await findeFruehere();
    if (fruehere) return fruehere;
  }
  throw new AppError('nicht_bereit', 'Gerade melden sich sehr viele Familien an. Bitte senden Sie noch einmal ab.');
}
