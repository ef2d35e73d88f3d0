/** Push notifications in the service worker: shown on a message, opened on a click. */
import type { PushData } from '@gm/shared/schemas/push';

interface WindowFrame {
  url: string;
  focus(): Promise<unknown>;
}

/** The part of a service worker's scope used here; TypeScript's web types lack it. */
export interface PushScope extends EventTarget {
  location: { origin: string };
  /** Address of the site's icon. */
  gmApp: { icon: string };
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: { matchAll(options: { type: 'window' }): Promise<WindowFrame[]>; openWindow(url: string): Promise<unknown> };
}

type WaitingEvent = Event & { waitUntil(work: Promise<unknown>): void };
type PushEvent = WaitingEvent & { data: { json(): unknown } | null };
type ClickEvent = WaitingEvent & { notification: { close(): void; data: { link?: unknown } | null } };

/** Browsers end a subscription whose messages show no notification. */
const ALLGEMEIN: Omit<PushData, 'tag'> = {
  titel: 'Neuigkeiten aus der Gemeinde',
  text: '',
  link: '/',
  kennung: 'neu',
};

function readData({ data }: PushEvent): Omit<PushData, 'tag'> {
  try {
    const payload = data?.json() as Partial<PushData> | null;
    return typeof payload?.titel === 'string' && payload.titel !== '' ? { ...ALLGEMEIN, ...payload } : ALLGEMEIN;
  } catch {
    return ALLGEMEIN;
  }
}

/** Target of a notification: a page of this site, or an https page elsewhere. */
function findTarget(link: unknown, origin: string): string {
  const target = typeof link === 'string' && URL.canParse(link, origin) ? new URL(link, origin) : null;
  return target && (target.origin === origin || target.protocol === 'https:') ? target.href : `${origin}/`;
}

export function registerPushHandlers(worker: PushScope): void {
  const { registration, clients, location, gmApp } = worker;

  worker.addEventListener('push', (event) => {
    const { titel: title, text, link, kennung: identifier, bild: image } = readData(event as PushEvent);
    const options = { body: text, tag: identifier, lang: 'de', icon: gmApp.icon, data: { link }, image };
    (event as PushEvent).waitUntil(registration.showNotification(title, options));
  });

  // Do not navigate a window that shows another page: the visitor may have typed something there.
  const open = async (url: string) => {
    const window = await clients.matchAll({ type: 'window' });
    const open = window.find((one) => one.url === url);
    await (open ? open.focus() : clients.openWindow(url));
  };
  worker.addEventListener('notificationclick', (event) => {
    const { notification, waitUntil } = event as ClickEvent;
    notification.close();
    waitUntil.call(event, open(findTarget(notification.data?.link, location.origin)));
  });
}
