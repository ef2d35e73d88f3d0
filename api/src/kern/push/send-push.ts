import type { PushDaten, PushTag } from '@gm/shared/schemas/push';
import webPush from 'web-push';
import type { Config } from '../betrieb/config.ts';
import type { PushSchluessel } from './load-push-schluessel.ts';
import { isPushDienst } from './push-dienst.ts';
import type { ReserviertePush } from './push-repository.ts';

const GEDULD_MS = 10_000;
/** Characters; push services take 4 kB in all, and phones show some hundred letters. */
const MAX_TITEL = 120;
const MAX_TEXT = 400;

export type PushErgebnis =
  | { art: 'zugestellt' }
  /** The browser wants nothing any more, or can never get anything. */
  | { art: 'abo_erloschen' }
  /** Trying again would be refused again. */
  | { art: 'abgelehnt'; grund: string }
  /** `warte`: milliseconds the push service asks for. */
  | { art: 'spaeter'; grund: string; warte?: number };

const shorten = (text: string, laenge: number) => (text.length > laenge ? `${text.slice(0, laenge - 1)}…` : text);

/** `Retry-After` as push services send it: seconds. */
function readWartezeit(kopf: string | null): { warte: number } | undefined {
  return kopf !== null && /^\d{1,6}$/.test(kopf) ? { warte: Number(kopf) * 1000 } : undefined;
}

/**
 * Makes the function that encrypts one message for one browser (RFC 8291) and hands it to the browser's push service
 * (RFC 8030). It follows no redirects: only listed services are ever talked to.
 */
export function createPushSender(
  { oeffentlich, privat }: PushSchluessel,
  config: Pick<Config, 'VAPID_SUBJECT' | 'PUSH_DIENSTE'>,
) {
  const vapidDetails = { subject: config.VAPID_SUBJECT, publicKey: oeffentlich, privateKey: privat };

  function encrypt(push: ReserviertePush) {
    const { endpunkt, p256dh, auth, titel, text, link, bild, nachricht_id, gueltig_bis } = push;
    const tag = push.tag as PushTag;
    const kennung = `nachricht-${nachricht_id}`;
    const worte = { titel: shorten(titel, MAX_TITEL), text: shorten(text, MAX_TEXT) };
    const daten: PushDaten = { ...worte, link, tag, kennung, ...(bild ? { bild } : {}) };
    return webPush.generateRequestDetails({ endpoint: endpunkt, keys: { p256dh, auth } }, JSON.stringify(daten), {
      vapidDetails,
      TTL: Math.max(0, Math.round((gueltig_bis.getTime() - Date.now()) / 1000)),
      urgency: tag === 'Eilmeldungen' ? 'high' : 'normal',
      // A repeated send replaces the first one while that waits at the push service.
      topic: kennung,
      contentEncoding: 'aes128gcm',
    });
  }

  return async function sende(push: ReserviertePush): Promise<PushErgebnis> {
    if (!isPushDienst(push.endpunkt, config.PUSH_DIENSTE)) return { art: 'abo_erloschen' };
    const { headers, body } = encrypt(push);
    // `fetch` counts the bytes itself.
    const kopf = Object.entries(headers).filter(([name]) => name !== 'Content-Length');
    const antwort = await fetch(push.endpunkt, {
      method: 'POST',
      headers: Object.fromEntries(kopf.map(([name, wert]) => [name, String(wert)])),
      body: new Uint8Array(body ?? []),
      redirect: 'manual',
      signal: AbortSignal.timeout(GEDULD_MS),
    });
    await antwort.body?.cancel();
    const { status } = antwort;
    const grund = `HTTP ${status}`;
    if (antwort.ok) return { art: 'zugestellt' };
    if (status === 404 || status === 410) return { art: 'abo_erloschen' };
    if (status === 429 || status >= 500) {
      return { art: 'spaeter', grund, ...readWartezeit(antwort.headers.get('retry-after')) };
    }
    return { art: 'abgelehnt', grund };
  };
}
