import { createHash } from 'node:crypto';
import type { Anmeldung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { Ablehnung, Buchungseingang } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { type Kosten, readKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { AppError } from '@gm/shared/fehler/app-error';
import { DATENSCHUTZ_BUCHUNG } from '@gm/shared/schemas/zustimmungen';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createFormularRepository } from '../../kern/formulare/formular-repository.ts';
import { noteZustimmungen } from '../../kern/formulare/note-zustimmungen.ts';
import { buildOffeneBuchung, buildRechnung } from './build-buchung.ts';
import { buildGrenzen, type Schranken } from './build-grenzen.ts';
import {
  type Auswahl,
  checkAuswahl,
  checkFrame,
  checkKosten,
  type GesperrteVeranstaltung,
  refuseSilently,
} from './check-anmeldung.ts';
import type { Saison } from './ferien-dienst.ts';
import { createFerienbuchungRepository, type Wiederholbar } from './ferienbuchung-repository.ts';
import { createFerienoffeneRepository } from './ferienoffene-repository.ts';
import { readAuswahl } from './read-auswahl.ts';

/** Name of the call among the remembered `Idempotency-Key`s. */
const FORMULAR = 'ferienprogramm';

type Gebucht = { art: 'gebucht'; eingang: Buchungseingang };
type Abgelehnt = { art: 'abgelehnt'; ablehnungen: Ablehnung[]; kosten: Kosten; programm: GesperrteVeranstaltung[] };
export type Buchungsergebnis = Gebucht | Abgelehnt | { art: 'schluessel_vergeben' };

/** `veraltet`: what was read no longer held when it should have been stored. */
type Versuch = Gebucht | Abgelehnt | { art: 'veraltet' };

interface Umstaende extends Saison {
  jetzt: Date;
  /** `Idempotency-Key` of the request. */
  schluessel: string | undefined;
  /** Without them as much is booked as anybody wants. */
  schranken?: Schranken;
}

export function countPlaetze(auswahl: readonly Pick<Auswahl, 'ids'>[]): Map<number, number> {
  const plaetze = new Map<number, number>();
  for (const id of auswahl.flatMap(({ ids }) => ids)) plaetze.set(id, (plaetze.get(id) ?? 0) + 1);
  return plaetze;
}

/** More often than events can change between two trips to the database. */
const VERSUCHE = 10;

/**
 * Books everything that was asked for or nothing. A try reads events and children without a lock, decides, and stores the
 * booking and its mail if all of that still holds, which `book-sql.ts` finds out under its locks. If not, it begins anew.
 */
export async function book(db: Datenquelle, anmeldung: Anmeldung, umstaende: Umstaende): Promise<Buchungsergebnis> {
  const auswahl = await readAuswahl(db, anmeldung);
  const wiederholbar = buildWiederholbar(anmeldung, umstaende.schluessel);
  for (let versuch = 1; versuch <= VERSUCHE; versuch += 1) {
    const ergebnis = await tryToBook(db, anmeldung, auswahl, wiederholbar, umstaende);
    if (ergebnis.art === 'gebucht') return ergebnis;
    // What stands in the way of a request that came twice may be itself.
    const frueher = await findEarlier(db, wiederholbar);
    if (frueher) return frueher;
    if (ergebnis.art === 'abgelehnt') return ergebnis;
  }
  throw new AppError('nicht_bereit', 'Gerade melden sich sehr viele Familien an. Bitte senden Sie noch einmal ab.');
}

/**
 * Window, town, ages, places and figures, then the limits. Other bookings of the children are not looked at: neither the answer
 * nor its time may tell of them, and nobody is kept from booking by what somebody else has booked in a child's name.
 */
async function tryToBook(
  db: Datenquelle,
  anmeldung: Anmeldung,
  auswahl: readonly Auswahl[],
  wiederholbar: Wiederholbar | undefined,
  { optionen, absender, jetzt, schranken }: Umstaende,
): Promise<Versuch> {
  const { kontakt, route } = anmeldung;
  const buchungen = createFerienbuchungRepository(db);
  const plaetze = countPlaetze(auswahl);
  const namen = auswahl.map(({ schluessel }) => schluessel);
  const { veranstaltungen, stand } = await buchungen.readLage([...plaetze.keys()]);

  const rechnung = buildRechnung(auswahl, veranstaltungen, optionen);
  const refuse = (ablehnungen: Ablehnung[]): Versuch => ({
    art: 'abgelehnt',
    ablehnungen,
    kosten: rechnung.kosten,
    programm: [...veranstaltungen.values()],
  });
  let ablehnungen = checkFrame(kontakt, auswahl, { optionen, jetzt });
  if (ablehnungen.length === 0) ablehnungen = checkAuswahl(auswahl, { jetzt, veranstaltungen });
  if (ablehnungen.length === 0) ablehnungen = checkKosten(readKosten(anmeldung.kosten), rechnung.kosten);
  if (ablehnungen.length > 0) return refuse(ablehnungen);

  const { statusPfad, buchung } = buildOffeneBuchung(kontakt, rechnung, { optionen, absender }, jetzt);
  const anzahl = auswahl.flatMap(({ ids }) => ids).length;
  const gebucht = await buchungen.save({
    ...buchung,
    route,
    zustimmungen: noteZustimmungen({ valid: DATENSCHUTZ_BUCHUNG }, anmeldung),
    plaetze,
    stand,
    grenzen: schranken && buildGrenzen(schranken, kontakt.email, namen, anzahl),
    wiederholbar,
  });
  if (gebucht === null) return { art: 'veraltet' };
  if (gebucht === 'begrenzt') return refuse([refuseSilently(optionen)]);
  const bestaetigen_bis = buchung.offen.bestaetigen_bis.toISOString();
  return { art: 'gebucht', eingang: { ...gebucht, status_link: statusPfad, bestaetigen_bis } };
}

function buildWiederholbar(anmeldung: Anmeldung, schluessel: string | undefined): Wiederholbar | undefined {
  if (schluessel === undefined) return undefined;
  const pruefsumme = createHash('sha256').update(JSON.stringify(anmeldung)).digest('base64url');
  return { formular: FORMULAR, schluessel, pruefsumme };
}

/** What the same request was answered before, without its link: the mail has it. */
async function findEarlier(db: Datenquelle, wiederholbar: Wiederholbar | undefined): Promise<Buchungsergebnis | null> {
  const frueher = wiederholbar && (await createFormularRepository(db).findReply(wiederholbar));
  if (!frueher) return null;
  if (!frueher.gleich) return { art: 'schluessel_vergeben' };
  const frist = await createFerienoffeneRepository(db).readFrist(frueher.antwort.id);
  const bestaetigen_bis = frist?.toISOString() ?? null;
  return { art: 'gebucht', eingang: { ...frueher.antwort, status_link: null, bestaetigen_bis } };
}
