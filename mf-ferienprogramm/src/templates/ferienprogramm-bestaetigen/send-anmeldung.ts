import type { Anmeldung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { Buchungsablehnung, Buchungseingang } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { AppError } from '@gm/shared/fehler/app-error';

const TIMEOUT_MS = 30_000;

export type Buchungsantwort =
  /** Number and link come from systems that give them. */
  | { art: 'gebucht'; eingang: Partial<Buchungseingang> }
  /** Nothing is booked; the visitor can change what is named. */
  | { art: 'abgelehnt'; ablehnung: Buchungsablehnung }
  | { art: 'fehlschlag'; ursache: AppError; hinweis?: string };

/**
 * Posts the booking. Never rejects: a refusal and a dead line are answers too. Any truthy JSON says that it was booked
 * (requirement F-16).
 */
export async function sendAnmeldung(aktion: string, anmeldung: string, key: string): Promise<Buchungsantwort> {
  let response: Response;
  try {
    response = await fetch(aktion, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body: anmeldung,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    return { art: 'fehlschlag', ursache: new AppError('gegenstelle_fehlt', `${aktion}: keine Antwort`, { cause }) };
  }
  const body: unknown = await response.json().catch(() => null);
  const antwort = typeof body === 'object' && body ? body : {};
  if (response.ok && body) return { art: 'gebucht', eingang: antwort };
  if (response.status === 409 && 'ablehnungen' in antwort) {
    return { art: 'abgelehnt', ablehnung: antwort as Buchungsablehnung };
  }
  const detail = 'detail' in antwort && response.status < 500 ? String(antwort.detail) : undefined;
  return {
    art: 'fehlschlag',
    ursache: new AppError('intern', `${aktion}: Status ${response.status}`),
    ...(detail ? { hinweis: detail } : {}),
  };
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
