/** Notifications in the service worker: shown when a message comes, opened when they are chosen. */
import type { PushDaten } from '@gm/shared/schemas/push';

interface Fenster {
  url: string;
  focus(): Promise<unknown>;
}

/** The part of a service worker's scope used here; TypeScript's types for the web do not know it. */
export interface PushScope extends EventTarget {
  location: { origin: string };
  /** Address of the site's icon. */
  gmApp: { icon: string };
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: { matchAll(options: { type: 'window' }): Promise<Fenster[]>; openWindow(url: string): Promise<unknown> };
}

type WaitingEvent = Event & { waitUntil(work: Promise<unknown>): void };
type PushEvent = WaitingEvent & { data: { json(): unknown } | null };
type ClickEvent = WaitingEvent & { notification: { close(): void; data: { link?: unknown } | null } };

/** Browsers end a subscription whose messages show nothing. */
const ALLGEMEIN: Omit<PushDaten, 'tag'> = {
  titel: 'Neuigkeiten aus der Gemeinde',
  text: '',
  link: '/',
  kennung: 'neu',
};

function readDaten({ data }: PushEvent): Omit<PushDaten, 'tag'> {
  try {
    const daten = data?.json() as Partial<PushDaten> | null;
    return typeof daten?.titel === 'string' && daten.titel !== '' ? { ...ALLGEMEIN, ...daten } : ALLGEMEIN;
  } catch {
    return ALLGEMEIN;
  }
}

/** Where a notification leads: a page of this site, or one elsewhere that is encrypted. */
function findZiel(link: unknown, origin: string): string {
  const ziel = typeof link === 'string' && URL.canParse(link, origin) ? new URL(link, origin) : null;
  return ziel && (ziel.origin === origin || ziel.protocol === 'https:') ? ziel.href : `${origin}/`;
}

export function registerPushHandlers(worker: PushScope): void {
  const { registration, clients, location, gmApp } = worker;

  worker.addEventListener('push', (event) => {
    const { titel, text, link, kennung, bild } = readDaten(event as PushEvent);
    const options = { body: text, tag: kennung, lang: 'de', icon: gmApp.icon, data: { link }, image: bild };
    (event as PushEvent).waitUntil(registration.showNotification(titel, options));
  });

  // A page that is open elsewhere is left alone: something may have been typed there.
  const open = async (url: string) => {
    const fenster = await clients.matchAll({ type: 'window' });
    const offen = fenster.find((eines) => eines.url === url);
    await (offen ? offen.focus() : clients.openWindow(url));
  };
  worker.addEventListener('notificationclick', (event) => {
    const { notification, waitUntil } = event as ClickEvent;
    notification.close();
    waitUntil.call(event, open(findZiel(notification.data?.link, location.origin)));
  });
}
