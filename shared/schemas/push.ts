/** What one can be notified of (specification section 2, header). */
export type PushTag = 'Aktuelles' | 'Veranstaltungen' | 'Eilmeldungen';

/** What a browser's `PushSubscription` becomes as JSON (Push API, section 8). */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
