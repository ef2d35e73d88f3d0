import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Kind, Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { Ablehnung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import type { Kosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import type { Frage } from '@gm/shared/bereiche/ferienprogramm/frage-namen';
import {
  countFreePlaetze,
  hasBegun,
  hasSuitableAge,
  isAnmeldungOpen,
  overlap,
} from '@gm/shared/bereiche/ferienprogramm/regeln';

/** An event of which nobody else can take a place while this booking is checked. */
export interface GesperrteVeranstaltung extends Ferienveranstaltung {
  aktiv: boolean;
  /** What its organiser wants to know of each child. */
  fragen: readonly Frage[];
}

/** What a child takes part in, in this booking or an earlier one. */
export type Belegung = Pick<Ferienveranstaltung, 'id' | 'titel' | 'datum_von' | 'datum_bis' | 'taeglich'>;

/** What a child is firmly booked for, and by whom. */
export interface FesteBelegung extends Belegung {
  /** Of the child. */
  schluessel: string;
  email: string;
  referenz: string;
}

/** A child with its chosen events; `schluessel` tells it apart from others. */
export interface Auswahl {
  kind: Kind;
  schluessel: string;
  ids: readonly number[];
}

interface Lage {
  optionen: FerienprogrammOptionen;
  jetzt: Date;
  veranstaltungen: ReadonlyMap<number, GesperrteVeranstaltung>;
  /** Places that are held for this booking already and count as taken. */
  gehalten?: number;
}

const wegen = (kind: number, veranstaltung: number) => (grund: Ablehnung['grund'], meldung: string) => ({
  kind,
  veranstaltung,
  grund,
  meldung,
});

const getDoppelt = ({ vorname }: Kind, { titel }: Belegung) => `${vorname} ist für „${titel}“ schon angemeldet.`;
const getUeberschneidung = ({ vorname }: Kind, event: Belegung, andere: Belegung) =>
  `„${event.titel}“ überschneidet sich für ${vorname} mit „${andere.titel}“.`;

/**
 * Why single events cannot be booked for single children: one reason each, empty when all can. Looks at nothing but the
 * programme and the request itself, so that whoever sent it may read all of it.
 */
export function checkAuswahl(
  auswahl: readonly Auswahl[],
  { jetzt, veranstaltungen, gehalten = 0 }: Omit<Lage, 'optionen'>,
): Ablehnung[] {
  const ablehnungen: Ablehnung[] = [];
  const belegt = new Map<string, Belegung[]>();
  for (const { schluessel } of auswahl) belegt.set(schluessel, []);
  const gewuenscht = new Map<number, number>();
  for (const id of auswahl.flatMap(({ ids }) => ids)) gewuenscht.set(id, (gewuenscht.get(id) ?? 0) + 1);

  for (const [nummer, { kind, schluessel, ids }] of auswahl.entries()) {
    const belegungen = belegt.get(schluessel) ?? [];
    for (const id of ids) {
      const refuse = wegen(nummer, id);
      const event = veranstaltungen.get(id);
      if (!event?.aktiv) {
        ablehnungen.push(refuse('unbekannt', 'Diese Veranstaltung gibt es nicht oder nicht mehr.'));
        continue;
      }
      const { titel } = event;
      const wunsch = gewuenscht.get(id) ?? 0;
      const frei = countFreePlaetze(event) + gehalten;
      const andere = belegungen.find((belegung) => belegung.id !== id && overlap(belegung, event));
      if (hasBegun(event, jetzt)) {
        ablehnungen.push(refuse('begonnen', `„${titel}“ hat schon begonnen.`));
      } else if (!hasSuitableAge(kind.geburtstag, event)) {
        ablehnungen.push(refuse('alter', `${kind.vorname} hat am Beginn von „${titel}“ nicht das passende Alter.`));
      } else if (belegungen.some((belegung) => belegung.id === id)) {
        ablehnungen.push(refuse('doppelt', getDoppelt(kind, event)));
      } else if (andere) {
        ablehnungen.push(refuse('ueberschneidung', getUeberschneidung(kind, event, andere)));
      } else if (frei < wunsch) {
        const meldung =
          frei === 0
            ? `„${titel}“ ist inzwischen ausgebucht.`
            : `„${titel}“ hat nur noch ${frei === 1 ? 'einen freien Platz' : `${frei} freie Plätze`} für ${wunsch} Kinder.`;
        ablehnungen.push(refuse('ausgebucht', meldung));
      }
      belegungen.push(event);
    }
  }
  return ablehnungen;
}

/** A child firmly takes part in something at that time already. Only those who booked it may know. */
export interface Konflikt {
  /** Of the child. */
  schluessel: string;
  /** Id of the chosen event. */
  gewaehlt: number;
  /** Who booked what stands in its way, and under which number. */
  email: string;
  referenz: string;
  /** German sentence for the family that booked it. */
  meldung: string;
}

/** What of the chosen events the children's firm bookings stand in the way of. */
export function findKonflikte(
  auswahl: readonly Auswahl[],
  { veranstaltungen, feste }: Pick<Lage, 'veranstaltungen'> & { feste: readonly FesteBelegung[] },
): Konflikt[] {
  return auswahl.flatMap(({ kind, schluessel, ids }) =>
    ids.flatMap((id) => {
      const event = veranstaltungen.get(id);
      if (!event) return [];
      return feste
        .filter((belegt) => belegt.schluessel === schluessel && (belegt.id === id || overlap(belegt, event)))
        .map((belegt) => ({
          schluessel,
          gewaehlt: id,
          email: belegt.email,
          referenz: belegt.referenz,
          meldung: belegt.id === id ? getDoppelt(kind, event) : getUeberschneidung(kind, event, belegt),
        }));
    }),
  );
}

const imGanzen = (grund: Ablehnung['grund'], meldung: string): Ablehnung => ({
  kind: null,
  veranstaltung: null,
  grund,
  meldung,
});

/** The refusal of whoever reached a limit: it does not tell which, and knows nothing of any child. */
export function refuseSilently({ email }: Pick<FerienprogrammOptionen, 'email'>): Ablehnung {
  return imGanzen(
    'nicht_online',
    `Diese Anmeldung können wir online gerade nicht annehmen. Haben Sie heute schon gebucht, dann bestätigen Sie bitte zuerst diese Buchung mit dem Link in der E-Mail. Sonst versuchen Sie es später noch einmal oder wenden Sie sich an das Rathaus: ${email}`,
  );
}

/** Why a family cannot book at all now; empty when it can. */
export function checkFrame(
  kontakt: Kontakt,
  auswahl: readonly Auswahl[],
  { optionen, jetzt }: Pick<Lage, 'optionen' | 'jetzt'>,
): Ablehnung[] {
  if (!isAnmeldungOpen(optionen, jetzt)) {
    return [imGanzen('fenster', 'Die Anmeldung zum Ferienprogramm ist zurzeit nicht geöffnet.')];
  }
  const { plz, ort, wohnort_getrennt } = optionen;
  const isHiesig = (adresse: Pick<Kontakt, 'plz' | 'ort'>) => adresse.plz === plz && adresse.ort === ort;
  const isFremd = wohnort_getrennt
    ? !auswahl.every(({ kind }) => isHiesig(kind) || isHiesig(kontakt))
    : ![kontakt, ...auswahl.map(({ kind }) => kind)].every(isHiesig);
  return isFremd ? [imGanzen('wohnort', `Anmelden können sich nur Familien aus ${plz} ${ort}.`)] : [];
}

/** Whether the browser's figures are the right ones; empty when they are. */
export function checkKosten(kosten: Kosten, richtig: Kosten): Ablehnung[] {
  const stimmt =
    kosten.veranstaltungen === richtig.veranstaltungen &&
    kosten.gebuehren === richtig.gebuehren &&
    kosten.gesamt === richtig.gesamt;
  const meldung = 'Die Kosten haben sich geändert. Bitte prüfen Sie die neuen Beträge und senden Sie noch einmal ab.';
  return stimmt ? [] : [imGanzen('kosten', meldung)];
}
