import type { PushData, PushTag } from '@gm/shared/schemas/push';
import webPush from 'web-push';
import type { Config } from '../../platform/config/config.ts';
import type { PushKey } from './load-push-key.ts';
import type { ReservedPush } from './push-repository.ts';
import { isPushService } from './push-service.ts';

const PATIENCE_MS = 10_000;
/** Characters. Push services accept 4 kB in total, and phones show a few hundred characters at most. */
const MAX_TITLE = 120;
const MAX_TEXT = 400;

export type PushResult =
  | { art: 'zugestellt' }
  /** The subscription has ended, or can never receive messages. */
  | { art: 'abo_erloschen' }
  /** A retry would be refused, too. */
  | { art: 'abgelehnt'; grund: string }
  /** `warte`: delay in milliseconds requested by the push service. */
  | { art: 'spaeter'; grund: string; warte?: number };

const shorten = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** `Retry-After` in seconds, as push services send it. */
function readWaitingTime(head: string | null): { warte: number } | undefined {
  return head !== null && /^\d{1,6}$/.test(head) ? { warte: Number(head) * 1000 } : undefined;
}

/**
 * Creates a function that encrypts a message for a browser (RFC 8291) and sends it to the browser's push service (RFC
 * 8030). It follows no redirects, so that only listed services are contacted.
 */
export function createPushSender(
  { oeffentlich: isPublic, privat: isPrivate }: PushKey,
  config: Pick<Config, 'VAPID_SUBJECT' | 'PUSH_SERVICES'>,
) {
  const vapidDetails = { subject: config.VAPID_SUBJECT, publicKey: isPublic, privateKey: isPrivate };

  function encrypt(push: ReservedPush) {
    const { endpunkt: endpoint, p256dh, auth, titel: title, text, link, bild: image, nachricht_id, gueltig_bis } = push;
    const tag = push.tag as PushTag;
    const identifier = `nachricht-${nachricht_id}`;
    const words = { titel: shorten(title, MAX_TITLE), text: shorten(text, MAX_TEXT) };
    const data: PushData = { ...words, link, tag, kennung: identifier, ...(image ? { bild: image } : {}) };
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(data), {
      vapidDetails,
      TTL: Math.max(0, Math.round((gueltig_bis.getTime() - Date.now()) / 1000)),
      urgency: tag === 'Eilmeldungen' ? 'high' : 'normal',
      // A resent message replaces the first one if that is still pending at the push service.
      topic: identifier,
      contentEncoding: 'aes128gcm',
    });
  }

  return async function sending(push: ReservedPush): Promise<PushResult> {
    if (!isPushService(push.endpunkt, config.PUSH_SERVICES)) return { art: 'abo_erloschen' };
    const { headers, body } = encrypt(push);
    // `fetch` sets it itself.
    const head = Object.entries(headers).filter(([name]) => name !== 'Content-Length');
    const answer = await fetch(push.endpunkt, {
      method: 'POST',
      headers: Object.fromEntries(head.map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body ?? []),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    const { status } = answer;
    const reason = `HTTP ${status}`;
    if (answer.ok) return { art: 'zugestellt' };
    if (status === 404 || status === 410) return { art: 'abo_erloschen' };
    if (status === 429 || status >= 500) {
      return { art: 'spaeter', grund: reason, ...readWaitingTime(answer.headers.get('retry-after')) };
    }
    return { art: 'abgelehnt', grund: reason };
  };
}
