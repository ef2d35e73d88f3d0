/**
 * Logic of the notifications panel: what the browser supports and permits, what is subscribed, and how to change it.
 */
import { requestJson } from '@gm/shared/browser/request-json';
import { STREET_TAG } from '@gm/shared/schemas/push';
import { readChoice } from '../navigation/kept-choice.ts';
import { isApple } from './is-apple.ts';

const KEY = 'gm:push';
const SUBSCRIPTION = '/api/push/abo';

const MESSAGE = {
  unbekannt: 'Ihr Browser kann leider keine Benachrichtigungen anzeigen.',
  nurApp:
    'iPhone und iPad zeigen Benachrichtigungen nur aus der App: Tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Öffnen Sie die Website danach über das neue Symbol; dort stehen die Benachrichtigungen im Menü.',
  verboten:
    'Benachrichtigungen von dieser Website sind in Ihrem Browser blockiert. Sie können sie in den Einstellungen des Browsers erlauben, meist über das Symbol links neben der Adresse.',
  nichtErlaubt: 'Ohne Ihre Erlaubnis kann der Browser nichts anzeigen. Es wurde nichts eingeschaltet.',
  anmeldung:
    'Ihr Browser konnte sich nicht beim Benachrichtigungsdienst anmelden. Bitte versuchen Sie es später noch einmal.',
  netz: 'Das hat leider nicht geklappt. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  an: 'Benachrichtigungen sind eingeschaltet.',
  gespeichert: 'Ihre Einstellungen sind gespeichert.',
  aus: 'Benachrichtigungen sind ausgeschaltet.',
};

interface Parts {
  form: HTMLFormElement;
  fieldset: HTMLFieldSetElement;
  boxes: HTMLInputElement[];
  fehler: HTMLElement;
  status: HTMLElement;
  einschalten: HTMLButtonElement;
  ausschalten: HTMLButtonElement;
}

function findParts(panel: HTMLElement): Parts {
  const find = <Kind extends Element>(selector: string): Kind => {
    const found = panel.querySelector<Kind>(selector);
    if (!found) throw new Error(`The notifications panel has no ${selector}`);
    return found;
  };
  return {
    form: find('form'),
    fieldset: find('fieldset'),
    boxes: [...panel.querySelectorAll<HTMLInputElement>('[name="tags"]')],
    fehler: find('#gm-push-error'),
    status: find('[role="status"]'),
    einschalten: find('[type="submit"]'),
    ausschalten: find('.gm-push-buttons [type="button"]'),
  };
}

const canNotify = () =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Why notifications are unavailable; where only the app could show them, how to install it. */
const getReason = () =>
  isApple() && document.documentElement.dataset.app === undefined ? MESSAGE.nurApp : MESSAGE.unbekannt;

const findSubscription = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Topics chosen earlier; null when unknown. */
function readTags(): string[] | null {
  try {
    const tags: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(tags) ? tags : null;
  } catch {
    return null;
  }
}

function rememberTags(tags: string[] | null): void {
  try {
    if (tags) localStorage.setItem(KEY, JSON.stringify(tags));
    else localStorage.removeItem(KEY);
  } catch {
    // Then all boxes are ticked next time; the subscription itself is saved.
  }
}

/** Pages on which this device keeps a street. */
const STREET_PAGES = ['/meine-strasse/', '/abfalltermine/'];

/** The street that this device keeps, for example `schwann-tannenstrasse`. */
const findStreet = () =>
  STREET_PAGES.map((path) => new URLSearchParams(readChoice(path) ?? '').get('strasse')).find(Boolean) ?? null;

/** A failure with a message for the visitor. */
class Cancellation extends Error {
  override readonly name = 'Absage';
}

async function call(method: 'POST' | 'PUT' | 'DELETE', body: object): Promise<number> {
  const answer = await requestJson(SUBSCRIPTION, { method, body: JSON.stringify(body) });
  if (answer.ok || answer.status === 404) return answer.status;
  throw new Cancellation(answer.body.detail ?? MESSAGE.netz);
}

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

async function subscribe(): Promise<PushSubscription> {
  const answer = await requestJson<{ schluessel: string }>('/api/push/schluessel');
  if (!answer.ok || !answer.body) throw new Cancellation(MESSAGE.netz);
  const { schluessel: key } = answer.body;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(key) });
  try {
    return await subscribe();
  } catch {
    // A subscription under a former key of this site blocks the new one.
    await (await pushManager.getSubscription())?.unsubscribe();
    return subscribe().catch(() => {
      throw new Cancellation(MESSAGE.anmeldung);
    });
  }
}

async function save(subscription: PushSubscription | null, tags: string[]): Promise<string> {
  const choice = { tags, ...(tags.includes(STREET_TAG) ? { strasse: findStreet() ?? '' } : {}) };
  if (subscription && (await call('PUT', { endpoint: subscription.endpoint, ...choice })) !== 404)
    return MESSAGE.gespeichert;
  if ((await Notification.requestPermission()) !== 'granted') throw new Cancellation(MESSAGE.nichtErlaubt);
  const fresh = await subscribe();
  try {
    await call('POST', { subscription: fresh.toJSON(), ...choice });
  } catch (error) {
    await fresh.unsubscribe();
    throw error;
  }
  return MESSAGE.an;
}

async function switchOff(subscription: PushSubscription | null): Promise<string> {
  if (subscription) {
    await call('DELETE', { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return MESSAGE.aus;
}

async function showState({
  fieldset,
  boxes,
  status,
  einschalten: switchOn,
  ausschalten: switchOff,
}: Parts): Promise<void> {
  const obstacle = !canNotify() ? getReason() : Notification.permission === 'denied' ? MESSAGE.verboten : null;
  fieldset.disabled = obstacle !== null;
  if (obstacle) {
    status.textContent = obstacle;
    return;
  }
  const street = findStreet();
  for (const box of boxes)
    if (box.value === STREET_TAG) {
      box.closest('label')?.toggleAttribute('hidden', street === null);
      if (street === null) box.checked = false;
    }
  const subscription = await findSubscription();
  switchOn.textContent = subscription ? 'Einstellungen speichern' : 'Benachrichtigungen einschalten';
  switchOff.hidden = !subscription;
  const chosen = subscription && readTags();
  if (chosen) for (const box of boxes) box.checked = chosen.includes(box.value);
}

/** Runs one action at a time and reports its result in the status line. */
function createProcedure(parts: Parts) {
  const { form, status } = parts;
  return async (work: (subscription: PushSubscription | null) => Promise<string>): Promise<void> => {
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    status.textContent = '';
    let text: string;
    try {
      text = await work(await findSubscription());
    } catch (error) {
      text = error instanceof Cancellation ? error.message : MESSAGE.netz;
    }
    await showState(parts);
    form.ariaBusy = null;
    if (!status.textContent) status.textContent = text;
  };
}

function connect(parts: Parts): void {
  const { form, boxes, fehler: error, einschalten: switchOn, ausschalten } = parts;
  const run = createProcedure(parts);
  const showError = (missing: boolean) => {
    error.hidden = !missing;
    for (const box of boxes) {
      if (missing) box.setAttribute('aria-describedby', error.id);
      else box.removeAttribute('aria-describedby');
      box.ariaInvalid = missing ? 'true' : null;
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const tags = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    showError(tags.length === 0);
    if (tags.length === 0) {
      boxes[0]?.focus();
      return;
    }
    void run(async (subscription) => {
      const text = await save(subscription, tags);
      rememberTags(tags);
      return text;
    });
  });
  form.addEventListener('change', () => showError(false));
  ausschalten.addEventListener('click', () => {
    showError(false);
    void run(async (subscription) => {
      const text = await switchOff(subscription);
      rememberTags(null);
      // The button is about to be removed.
      switchOn.focus();
      return text;
    });
  });
}

const connected = new WeakSet<Element>();

/** Updates the panel to the current subscription of this browser; call it on every opening. */
export async function showSettings(panel: HTMLElement): Promise<void> {
  const parts = findParts(panel);
  if (!connected.has(panel)) {
    connected.add(panel);
    connect(parts);
  }
  parts.status.textContent = '';
  await showState(parts);
}
