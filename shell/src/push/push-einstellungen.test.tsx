// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showEinstellungen } from './push-einstellungen.ts';
import { PushPanel } from './push-panel.tsx';

const ENDPOINT = 'https://push.example/abo/1';
let permission: NotificationPermission;
let asked: NotificationPermission;
let abo: { endpoint: string; toJSON(): object; unsubscribe(): Promise<boolean> } | null;
let replies: { status: number; body?: object }[];
const requestPermission = vi.fn(async () => {
  permission = asked;
  return permission;
});
const createAbo = () => ({
  endpoint: ENDPOINT,
  toJSON: () => ({ endpoint: ENDPOINT, keys: {} }),
  unsubscribe: vi.fn(async () => {
    abo = null;
    return true;
  }),
});
const subscribe = vi.fn(async () => {
  abo = createAbo();
  return abo;
});
const sent = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  [permission, asked, abo, replies] = ['default', 'granted', null, []];
  const registration = { pushManager: { getSubscription: async () => abo, subscribe } };
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

const open = () => showEinstellungen(document.getElementById('gm-push') ?? document.body);
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
  it('is out of use before the script comes', () => {
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Benachrichtigungen einschalten' }).matches(':disabled'),
    ).toBe(true);
  });

  it('switches on what is ticked', async () => {
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

  it('shows when it is opened again what was chosen, and changes it', async () => {
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

  it('subscribes anew when the site has forgotten this browser', async () => {
    await switchOn();
    replies = [{ status: 404 }];
    press('Einstellungen speichern');
    await says('Benachrichtigungen sind eingeschaltet.');
    expect(sent.mock.calls.map(([method]) => method)).toEqual(['PUT', 'POST']);
  });

  it('switches off', async () => {
    await switchOn();
    press('Ausschalten');
    await says('Benachrichtigungen sind ausgeschaltet.');
    expect(sent).toHaveBeenCalledExactlyOnceWith('DELETE', { endpoint: ENDPOINT });
    expect(abo).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Benachrichtigungen einschalten' }));
    expect(screen.queryByRole('button', { name: 'Ausschalten' })).toBeNull();
  });

  it('wants at least one subject, and says so beside them', async () => {
    await open();
    for (const name of [/Aktuelles/, /Veranstaltungen/, /Eilmeldungen/]) fireEvent.click(box(name));
    press('Benachrichtigungen einschalten');
    expect(screen.getByText('Bitte wählen Sie mindestens ein Thema aus.').hidden).toBe(false);
    expect(document.activeElement).toBe(box(/Aktuelles/));
    expect(requestPermission).not.toHaveBeenCalled();
    fireEvent.click(box(/Aktuelles/));
    expect(screen.getByText('Bitte wählen Sie mindestens ein Thema aus.').hidden).toBe(true);
  });

  it('accepts a no', async () => {
    asked = 'denied';
    await open();
    press('Benachrichtigungen einschalten');
    await says('blockiert');
    expect(subscribe).not.toHaveBeenCalled();
    expect(screen.getByRole('group').matches(':disabled')).toBe(true);
  });

  it('says when the visitor closed the question', async () => {
    asked = 'default';
    await open();
    press('Benachrichtigungen einschalten');
    await says('Ohne Ihre Erlaubnis');
  });

  it('explains what the browser cannot do', async () => {
    vi.stubGlobal('isSecureContext', false);
    await open();
    await says('Ihr Browser kann leider keine Benachrichtigungen anzeigen.');
  });

  it('repeats the words of the site when it refuses, and leaves nothing switched on', async () => {
    replies = [{ status: 422, body: { detail: 'Ihr Browser nutzt einen Dienst, den wir nicht kennen.' } }];
    await open();
    press('Benachrichtigungen einschalten');
    await says('Ihr Browser nutzt einen Dienst, den wir nicht kennen.');
    expect(abo).toBeNull();
  });

  it('takes over from a subscription under a former key', async () => {
    const former = createAbo();
    subscribe.mockImplementationOnce(async () => {
      abo = former;
      throw new DOMException('Registration failed', 'InvalidStateError');
    });
    await open();
    press('Benachrichtigungen einschalten');
    await says('Benachrichtigungen sind eingeschaltet.');
    expect(former.unsubscribe).toHaveBeenCalledOnce();
  });

  it('says when the push service cannot be reached', async () => {
    subscribe.mockRejectedValueOnce(new Error('x')).mockRejectedValueOnce(new Error('x'));
    await open();
    press('Benachrichtigungen einschalten');
    await says('konnte sich nicht beim Benachrichtigungsdienst anmelden');
  });
});

describe('on an iPhone, which notifies from the app alone', () => {
  beforeEach(() => {
    vi.stubGlobal('isSecureContext', false);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    delete document.documentElement.dataset.app;
  });

  it('the website tells the way into the app', async () => {
    await open();
    await says(/Zum Home-Bildschirm.*im Menü/);
  });

  it('the app does not', async () => {
    document.documentElement.dataset.app = '';
    await open();
    await says('Ihr Browser kann leider keine Benachrichtigungen anzeigen.');
  });
});
