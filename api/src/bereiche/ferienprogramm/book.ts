import { createHash } from 'node:crypto';
import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Anmeldung, Kosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { Ablehnung, Buchungseingang } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { computeKostenInEuro, determinePreise } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { AppError } from '@gm/shared/fehler/app-error';
import { DATENSCHUTZ_BUCHUNG } from '@gm/shared/schemas/zustimmungen';
import { createSecret } from '../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createFormularRepository } from '../../kern/formulare/formular-repository.ts';
import { noteZustimmungen } from '../../kern/formulare/note-zustimmungen.ts';
import { renderMail } from '../../kern/mail/render-mail.ts';
import { buildGrenzen, type Schranken } from './build-grenzen.ts';
import {
  type Auswahl,
  checkAuswahl,
  checkFrame,
  checkKosten,
  findKonflikte,
  type GesperrteVeranstaltung,
  refuseSilently,
} from './check-anmeldung.ts';
import { type Absender, composeBestaetigung } from './compose-bestaetigung.ts';
import { BUCHUNGSNUMMER, createFerienbuchungRepository } from './ferienbuchung-repository.ts';
import { buildStatusPfad } from './privater-pfad.ts';
import { readAuswahl } from './read-auswahl.ts';
import { reportKonflikte } from './report-konflikte.ts';

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
  /** Without them as much is booked as anybody wants. */
  schranken?: Schranken;
}

/** Events of the chosen ids; unknown ones are left out. */
function findChosen(ids: readonly number[], veranstaltungen: ReadonlyMap<number, GesperrteVeranstaltung>) {
  return ids.flatMap((id) => veranstaltungen.get(id) ?? []);
}

export function countPlaetze(auswahl: readonly Pick<Auswahl, 'ids'>[]): Map<number, number> {
  const plaetze = new Map<number, number>();
  for (const id of auswahl.flatMap(({ ids }) => ids)) plaetze.set(id, (plaetze.get(id) ?? 0) + 1);
  return plaetze;
}

/** More often than a family's events can change between two trips to the database. */
const VERSUCHE = 10;

/**
 * Books everything that was asked for or nothing: reads events and children without a lock, checks window, ages, places
 * and figures, then the children's other bookings, and stores the booking and its mail if all of that still holds. If
 * not, it begins anew. What it answers tells nothing of other bookings: they are asked last, so that every refusal with a
 * reason is the same for any child.
 */
export async function book(
  db: Datenquelle,
  anmeldung: Anmeldung,
  { optionen, jetzt, schluessel, absender, schranken }: Umstaende,
): Promise<Buchungsergebnis> {
  const { kontakt, kosten, route } = anmeldung;
  const zustimmungen = noteZustimmungen({ valid: DATENSCHUTZ_BUCHUNG }, anmeldung);
  const auswahl = await readAuswahl(db, anmeldung);
  const pruefsumme = createHash('sha256').update(JSON.stringify(anmeldung)).digest('base64url');
  const wiederholbar = schluessel === undefined ? undefined : { formular: FORMULAR, schluessel, pruefsumme };
  const buchungen = createFerienbuchungRepository(db);
  const plaetze = countPlaetze(auswahl);
  const namen = auswahl.map((eintrag) => eintrag.schluessel);
  const anzahl = auswahl.reduce((summe, { ids }) => summe + ids.length, 0);
  const grenzen = schranken && buildGrenzen(schranken, kontakt.email, namen, anzahl);

  /** The outcome of the same request before: then its children are booked, or it was faster. */
  const findEarlier = async (): Promise<Buchungsergebnis | null> => {
    const frueher = wiederholbar && (await createFormularRepository(db).findReply(wiederholbar));
    if (!frueher) return null;
    return frueher.gleich
      ? { art: 'gebucht', eingang: { ...frueher.antwort, status_link: null } }
      : { art: 'schluessel_vergeben' };
  };

  for (let versuch = 1; versuch <= VERSUCHE; versuch += 1) {
    const { veranstaltungen, frueher, stand } = await buchungen.readLage([...plaetze.keys()], namen);
    const gewaehlt = auswahl.map(({ ids }) => ({ veranstaltungen: findChosen(ids, veranstaltungen) }));
    const richtig = computeKostenInEuro(gewaehlt, optionen);
    const umstaende = { optionen, jetzt, veranstaltungen };
    const refuse = (ablehnungen: Ablehnung[]): Buchungsergebnis => ({
      art: 'abgelehnt',
      ablehnungen,
      kosten: richtig,
      programm: [...veranstaltungen.values()],
    });
    let ablehnungen = checkFrame(kontakt, auswahl, umstaende);
    if (ablehnungen.length === 0) ablehnungen = checkAuswahl(auswahl, umstaende);
    if (ablehnungen.length === 0) ablehnungen = checkKosten(kosten, richtig);
    if (ablehnungen.length > 0) return (await findEarlier()) ?? refuse(ablehnungen);
    const konflikte = findKonflikte(auswahl, { veranstaltungen, frueher });
    if (konflikte.length > 0) {
      const fruehere = await findEarlier();
      if (fruehere) return fruehere;
      await reportKonflikte(db, konflikte, { optionen, absender });
      return refuse([refuseSilently(optionen)]);
    }

    const preise = determinePreise(gewaehlt, optionen);
    const kinder = auswahl.map((eintrag, index) => ({ ...eintrag, preise: preise[index] ?? [] }));
    const { token, token_hash } = createSecret();
    const bestaetigung = composeBestaetigung({
      ...absender,
      referenz: BUCHUNGSNUMMER,
      kontakt,
      optionen,
      kosten: richtig,
      statusPfad: buildStatusPfad(token),
      kinder: kinder.map((eintrag, index) => ({ ...eintrag, veranstaltungen: gewaehlt[index]?.veranstaltungen ?? [] })),
    });
    const neu = { token_hash, kontakt, route, zustimmungen, kinder, plaetze, stand, grenzen, wiederholbar };
    const gebucht = await buchungen.save({ ...neu, mail: renderMail(bestaetigung) });
    if (gebucht === 'begrenzt') return (await findEarlier()) ?? refuse([refuseSilently(optionen)]);
    if (gebucht) return { art: 'gebucht', eingang: { ...gebucht, status_link: buildStatusPfad(token) } };
    const fruehere = await findEarlier();
    if (fruehere) return fruehere;
  }
  throw new AppError('nicht_bereit', 'Gerade melden sich sehr viele Familien an. Bitte senden Sie noch einmal ab.');
}
