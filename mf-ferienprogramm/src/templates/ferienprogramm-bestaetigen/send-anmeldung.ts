import type { Anmeldung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { Buchungsablehnung, Buchungseingang } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { requestJson } from '@gm/shared/browser/request-json';
import { AppError } from '@gm/shared/fehler/app-error';

export type Buchungsantwort =
  /** Number and link come from systems that give them. */
  | { art: 'gebucht'; eingang: Partial<Buchungseingang> }
  /** Nothing is booked; the visitor can change what is named. */
  | { art: 'abgelehnt'; ablehnung: Buchungsablehnung }
  | { art: 'fehlschlag'; ursache: AppError; hinweis?: string };

/**
 * What a balancer or the shell says while the process behind it has gone: the next one answers in two seconds. Whoever sends is not
 * told, since the key makes the same booking of it, also where only the answer was lost. A dead line is told at once.
 */
const GERADE_NICHT = [502, 503, 504];
const PAUSEN_MS = [400, 1200, 2400];

/**
 * Posts the booking. Never rejects: a refusal and a dead line are answers too. Any truthy JSON says that it was booked
 * (requirement F-16).
 */
export async function sendAnmeldung(aktion: string, anmeldung: string, key: string): Promise<Buchungsantwort> {
  const post = () =>
    requestJson<Partial<Buchungseingang>>(aktion, { body: anmeldung, headers: { 'Idempotency-Key': key } });
  let antwort = await post();
  for (const pause of PAUSEN_MS) {
    if (!GERADE_NICHT.includes(antwort.status)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    antwort = await post();
  }
  if (antwort.ok) {
    const { body } = antwort;
    if (body) return { art: 'gebucht', eingang: typeof body === 'object' ? body : {} };
    return { art: 'fehlschlag', ursache: new AppError('vertrag_verletzt', `${aktion}: leere Antwort`) };
  }
  const { body, status, ursache, hinweis } = antwort;
  if (status === 409 && 'ablehnungen' in body) return { art: 'abgelehnt', ablehnung: body as Buchungsablehnung };
  return { art: 'fehlschlag', ursache, ...(hinweis ? { hinweis } : {}) };
}

type Inhalt = Pick<Anmeldung, 'kontakt' | 'kinder' | 'kosten' | 'route'>;

/** The booking as requirement F-16 has it: nothing of the browser's own goes along. */
export function buildAnmeldung({ kontakt, kinder, kosten, route }: Inhalt): string {
  const { vorname, name, strasse, plz, ort, email, telefon } = kontakt;
  return JSON.stringify({
    kontakt: { vorname, name, strasse, plz, ort, email, telefon },
    kinder: kinder.map((kind) => ({
      vorname: kind.vorname,
      name: kind.name,
      strasse: kind.strasse,
      plz: kind.plz,
      ort: kind.ort,
      geburtstag: kind.geburtstag,
      geschlecht: kind.geschlecht,
      bemerkung: kind.bemerkung,
      veranstaltungen: kind.veranstaltungen.map(({ id, titel, datum_von, datum_bis, preis }) => ({
        id,
        titel,
        datum_von,
        datum_bis,
        preis,
      })),
    })),
    kosten,
    valid: true,
    firma: '',
    route,
  });
}
