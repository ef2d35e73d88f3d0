import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PushScope, registerPushHandlers } from './push-worker.ts';

const origin = 'https://www.beispielhausen.example';
const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async () => null);
const windows = [{ url: `${origin}/aktuelles/`, focus: vi.fn(async () => null) }];
let worker: PushScope;

beforeEach(() => {
  vi.clearAllMocks();
  worker = Object.assign(new EventTarget(), {
    location: { origin },
    gmApp: { icon: '/shell/symbol.png' },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  });
  registerPushHandlers(worker);
});

/** Dispatches an event to the worker and awaits its `waitUntil` promise. */
async function send(type: string, fields: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => work.push(promise);
  worker.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...fields }));
  await Promise.all(work);
}
const push = (json: () => unknown) => send('push', { data: { json } });

describe('a message', () => {
  it('is shown with its texts, and replaces an earlier one of the same tag', async () => {
    await push(() => ({
      titel: 'Sturm',
      text: 'Achtung',
      link: '/hilfe/',
      tag: 'Eilmeldungen',
      kennung: 'nachricht-7',
    }));
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Sturm', {
      body: 'Achtung',
      tag: 'nachricht-7',
      lang: 'de',
      icon: '/shell/symbol.png',
      data: { link: '/hilfe/' },
    });
  });

  it('may have a picture', async () => {
    await push(() => ({ titel: 'Sturm', bild: '/api/bild/sturm-1/960' }));
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Sturm',
      expect.objectContaining({ image: '/api/bild/sturm-1/960' }),
    );
  });

  it.each([
    ['is no JSON', () => JSON.parse('kein JSON')],
    ['has no title', () => ({ text: 'x' })],
    ['is nothing', () => null],
  ])('that %s is shown nevertheless, because the browser would end the subscription', async (_was, json) => {
    await push(json);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Neuigkeiten aus der Gemeinde', expect.anything());
  });

  it('without data is shown, too', async () => {
    await send('push', { data: null });
    expect(showNotification).toHaveBeenCalledOnce();
  });
});

describe('clicking a notification', () => {
  const choose = async (link: unknown) => {
    const close = vi.fn();
    await send('notificationclick', { notification: { close, data: { link } } });
    expect(close).toHaveBeenCalledOnce();
  };

  it('focuses the window that shows the page', async () => {
    await choose('/aktuelles/');
    expect(windows[0]?.focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it.each([
    ['/hilfe/', `${origin}/hilfe/`],
    ['https://www.warnung.example/', 'https://www.warnung.example/'],
    ['http://www.warnung.example/', `${origin}/`],
    ['javascript:alert(1)', `${origin}/`],
    [undefined, `${origin}/`],
  ])('with the link %s opens %s', async (link, opened) => {
    await choose(link);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(opened);
  });
});
