import { CONTACT_NAMES, pickChild, pickFields } from '@gm/shared/areas/ferienprogramm/child-fields';
import type {
  BookingReceipt,
  BookingRejection,
} from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import type { Registration } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { requestJson } from '@gm/shared/browser/request-json';
import { AppError } from '@gm/shared/errors/app-error';

export type BookingAnswer =
  /** Number and link are optional: not every system provides them. */
  | { art: 'gebucht'; eingang: Partial<BookingReceipt> }
  /** Nothing was booked; the visitor can change what is named. */
  | { art: 'abgelehnt'; ablehnung: BookingRejection }
  | { art: 'fehlschlag'; ursache: AppError; hinweis?: string };

/**
 * Status codes of the load balancer or shell during a process failure; the next process answers within two seconds.
 * Retries are silent: the idempotency key prevents duplicate bookings, even if only the response was lost. A lost
 * connection is reported immediately.
 */
const TEMPORARY = [502, 503, 504];
const BREAKS_MS = [400, 1200, 2400];

/**
 * Posts the booking. Never rejects: a refusal and a lost connection are results, too. Any truthy JSON means success
 * (requirement F-16).
 */
export async function sendRegistration(action: string, registration: string, key: string): Promise<BookingAnswer> {
  const post = () =>
    requestJson<Partial<BookingReceipt>>(action, { body: registration, headers: { 'Idempotency-Key': key } });
  let answer = await post();
  for (const pause of BREAKS_MS) {
    if (!TEMPORARY.includes(answer.status)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    answer = await post();
  }
  if (answer.ok) {
    const { body } = answer;
    if (body) return { art: 'gebucht', eingang: typeof body === 'object' ? body : {} };
    return {
      art: 'fehlschlag',
      ursache: new AppError('vertrag_verletzt', 'Leere Antwort', { cause: new Error(action) }),
    };
  }
  const { body, status, ursache: cause, hinweis: hint } = answer;
  if (status === 409 && 'ablehnungen' in body) return { art: 'abgelehnt', ablehnung: body as BookingRejection };
  return { art: 'fehlschlag', ursache: cause, ...(hint ? { hinweis: hint } : {}) };
}

type Content = Pick<Registration, 'kontakt' | 'kinder' | 'kosten' | 'route'>;

/** The booking in the format of requirement F-16, without browser-only fields. */
export function buildRegistration({ kontakt: contact, kinder: children, kosten: costs, route }: Content): string {
  return JSON.stringify({
    kontakt: pickFields(contact, CONTACT_NAMES),
    kinder: children.map((child) => ({
      ...pickChild(child),
      veranstaltungen: child.veranstaltungen.map(({ id, titel: title, datum_von, datum_bis, preis: price }) => ({
        id,
        titel: title,
        datum_von,
        datum_bis,
        preis: price,
      })),
    })),
    kosten: costs,
    valid: true,
    firma: '',
    route,
  });
}
