// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PushPanel } from '../../page/chrome/push-panel.tsx';
import { showSettings } from './push-settings.ts';

const ENDPOINT = 'https://push.example/abo/1';
let permission: NotificationPermission;
let asked: NotificationPermission;
let subscription: { endpoint: string; toJSON(): object; unsubscribe(): Promise<boolean> } | null;
let replies: { status: number; body?: object }[];
const requestPermission = vi.fn(async () => {
  permission = asked;
  return permission;
});
const createSubscription = () => ({
  endpoint: ENDPOINT,
  toJSON: () => ({ endpoint: ENDPOINT, keys: {} }),
  unsubscribe: vi.fn(async () => {
    subscription = null;
    return true;
  }),
});
const subscribe = vi.fn(async () => {
  subscription = createSubscription();
  return subscription;
});
const sent = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  [permission, asked, subscription, replies] = ['default', 'granted', null, []];
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    requestPermission,
    get permission() {
      return permission;
    },
  });
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (url === '/api/push/schluessel') return Response.json({ schluessel: 'AQ-_' });
    sent(method, JSON.parse(body ?? ''));
    const { status, body: reply = {} } = replies.shift() ?? { status: 200 };
    return Response.json(reply, { status });
  });
  document.body.innerHTML = renderToStaticMarkup(<PushPanel />).replace('<dialog', '<dialog open');
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = () => showSettings(document.getElementById('gm-push') ?? document.body);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const says = (text: string | RegExp) => vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text));
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

async function switchOn(): Promise<void> {
  await open();
  press('Benachrichtigungen einschalten');
  await says('Benachrichtigungen sind eingeschaltet.');
  sent.mockClear();
}

describe('the notifications panel', () => {
  it('is disabled before the script loads', () => {
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Benachrichtigungen einschalten' }).matches(':disabled'),
    ).toBe(true);
  });

  it('subscribes to the ticked topics', async () => {
    await open();
    fireEvent.click(box(/Veranstaltungen/));
    press('Benachrichtigungen einschalten');
    await says('Benachrichtigungen sind eingeschaltet.');
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: new Uint8Array([1, 15, 191]),
    });
    const subscription = { endpoint: ENDPOINT, keys: {} };
    expect(sent).toHaveBeenCalledExactlyOnceWith('POST', { subscription, tags: ['Aktuelles', 'Eilmeldungen'] });
    expect(screen.getByRole('button', { name: 'Einstellungen speichern' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ausschalten' })).toBeTruthy();
  });

  it('shows the saved choice when reopened, and changes it', async () => {
    await switchOn();
    fireEvent.click(box(/Aktuelles/));
    press('Einstellungen speichern');
    await says('Ihre Einstellungen sind gespeichert.');
    expect(sent).toHaveBeenCalledExactlyOnceWith('PUT', {
      endpoint: ENDPOINT,
      tags: ['Veranstaltungen', 'Eilmeldungen'],
    });
    box(/Aktuelles/).checked = true;
    await open();
    expect(box(/Aktuelles/).checked).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('subscribes again when the site has lost the subscription', async () => {
    await switchOn();
    replies = [{ status: 404 }];
    press('Einstellungen speichern');
    await says('Benachrichtigungen sind eingeschaltet.');
    expect(sent.mock.calls.map(([method]) => method)).toEqual(['PUT', 'POST']);
  });

  it('unsubscribes', async () => {
    await switchOn();
    press('Ausschalten');
    await says('Benachrichtigungen sind ausgeschaltet.');
    expect(sent).toHaveBeenCalledExactlyOnceWith('DELETE', { endpoint: ENDPOINT });
    expect(subscription).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Benachrichtigungen einschalten' }));
    expect(screen.queryByRole('button', { name: 'Ausschalten' })).toBeNull();
  });

  it('requires at least one topic, and says so next to them', async () => {
    await open();
    for (const name of [/Aktuelles/, /Veranstaltungen/, /Eilmeldungen/]) fireEvent.click(box(name));
    press('Benachrichtigungen einschalten');
    expect(screen.getByText('Bitte wählen Sie mindestens ein Thema aus.').hidden).toBe(false);
    expect(document.activeElement).toBe(box(/Aktuelles/));
    expect(requestPermission).not.toHaveBeenCalled();
    fireEvent.click(box(/Aktuelles/));
    expect(screen.getByText('Bitte wählen Sie mindestens ein Thema aus.').hidden).toBe(true);
  });

  it('accepts a denied permission', async () => {
    asked = 'denied';
    await open();
    press('Benachrichtigungen einschalten');
    await says('blockiert');
    expect(subscribe).not.toHaveBeenCalled();
    expect(screen.getByRole('group').matches(':disabled')).toBe(true);
  });

  it('reports that the visitor closed the permission prompt', async () => {
    asked = 'default';
    await open();
    press('Benachrichtigungen einschalten');
    await says('Ohne Ihre Erlaubnis');
  });

  it('explains what the browser does not support', async () => {
    vi.stubGlobal('isSecureContext', false);
    await open();
    await says('Ihr Browser kann leider keine Benachrichtigungen anzeigen.');
  });

  it("shows the site's message when it refuses, and leaves no subscription", async () => {
    replies = [{ status: 422, body: { detail: 'Ihr Browser nutzt einen Dienst, den wir nicht kennen.' } }];
    await open();
    press('Benachrichtigungen einschalten');
    await says('Ihr Browser nutzt einen Dienst, den wir nicht kennen.');
    expect(subscription).toBeNull();
  });

  it('replaces a subscription under a former key', async () => {
    const former = createSubscription();
    subscribe.mockImplementationOnce(async () => {
      subscription = former;
      throw new DOMException('Registration failed', 'InvalidStateError');
    });
    await open();
    press('Benachrichtigungen einschalten');
    await says('Benachrichtigungen sind eingeschaltet.');
    expect(former.unsubscribe).toHaveBeenCalledOnce();
  });

  it('reports that the push service is unreachable', async () => {
    subscribe.mockRejectedValueOnce(new Error('x')).mockRejectedValueOnce(new Error('x'));
    await open();
    press('Benachrichtigungen einschalten');
    await says('konnte sich nicht beim Benachrichtigungsdienst anmelden');
  });
});

describe('on an iPhone, where only the app can notify', () => {
  beforeEach(() => {
    vi.stubGlobal('isSecureContext', false);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    delete document.documentElement.dataset.app;
  });

  it('the website explains how to install the app', async () => {
    await open();
    await says(/Zum Home-Bildschirm.*im Menü/);
  });

  it('the app does not explain it', async () => {
    document.documentElement.dataset.app = '';
    await open();
    await says('Ihr Browser kann leider keine Benachrichtigungen anzeigen.');
  });
});
