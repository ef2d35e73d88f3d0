/** The notifications panel at work: what the browser can and may, what is switched on, and switching it. */
import { requestJson } from '@gm/shared/browser/request-json';
import { isApple } from '../app/is-apple.ts';

const KEY = 'gm:push';
const ABO = '/api/push/abo';

const MELDUNG = {
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

interface Teile {
  form: HTMLFormElement;
  fieldset: HTMLFieldSetElement;
  boxes: HTMLInputElement[];
  fehler: HTMLElement;
  status: HTMLElement;
  einschalten: HTMLButtonElement;
  ausschalten: HTMLButtonElement;
}

function findTeile(panel: HTMLElement): Teile {
  const find = <Kind extends Element>(selector: string): Kind => {
    const found = panel.querySelector<Kind>(selector);
    if (!found) throw new Error(`The notifications panel has no ${selector}`);
    return found;
  };
  return {
    form: find('form'),
    fieldset: find('fieldset'),
    boxes: [...panel.querySelectorAll<HTMLInputElement>('[name="tags"]')],
    fehler: find('#gm-push-fehler'),
    status: find('[role="status"]'),
    einschalten: find('[type="submit"]'),
    ausschalten: find('.gm-push-knoepfe [type="button"]'),
  };
}

const canNotify = () =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Why it cannot be: where the app could do it, the way there. */
const getGrund = () =>
  isApple() && document.documentElement.dataset.app === undefined ? MELDUNG.nurApp : MELDUNG.unbekannt;

const findAbo = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Tags chosen here before; null where nothing is known. */
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
    // Then all boxes are ticked the next time; what was saved holds nevertheless.
  }
}

/** Failure with words for the visitor. */
class Absage extends Error {
  override readonly name = 'Absage';
}

async function call(method: 'POST' | 'PUT' | 'DELETE', body: object): Promise<number> {
  const antwort = await requestJson(ABO, { method, body: JSON.stringify(body) });
  if (antwort.ok || antwort.status === 404) return antwort.status;
  throw new Absage(antwort.body.detail ?? MELDUNG.netz);
}

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

async function subscribe(): Promise<PushSubscription> {
  const antwort = await requestJson<{ schluessel: string }>('/api/push/schluessel');
  if (!antwort.ok || !antwort.body) throw new Absage(MELDUNG.netz);
  const { schluessel } = antwort.body;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(schluessel) });
  try {
    return await subscribe();
  } catch {
    // A subscription under a former key of this site stands in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return subscribe().catch(() => {
      throw new Absage(MELDUNG.anmeldung);
    });
  }
}

async function save(abo: PushSubscription | null, tags: string[]): Promise<string> {
  if (abo && (await call('PUT', { endpoint: abo.endpoint, tags })) !== 404) return MELDUNG.gespeichert;
  if ((await Notification.requestPermission()) !== 'granted') throw new Absage(MELDUNG.nichtErlaubt);
  const neu = await subscribe();
  try {
    await call('POST', { subscription: neu.toJSON(), tags });
  } catch (error) {
    await neu.unsubscribe();
    throw error;
  }
  return MELDUNG.an;
}

async function switchOff(abo: PushSubscription | null): Promise<string> {
  if (abo) {
    await call('DELETE', { endpoint: abo.endpoint });
    await abo.unsubscribe();
  }
  return MELDUNG.aus;
}

async function showStand({ fieldset, boxes, status, einschalten, ausschalten }: Teile): Promise<void> {
  const hindernis = !canNotify() ? getGrund() : Notification.permission === 'denied' ? MELDUNG.verboten : null;
  fieldset.disabled = hindernis !== null;
  if (hindernis) {
    status.textContent = hindernis;
    return;
  }
  const abo = await findAbo();
  einschalten.textContent = abo ? 'Einstellungen speichern' : 'Benachrichtigungen einschalten';
  ausschalten.hidden = !abo;
  const gewaehlt = abo && readTags();
  if (gewaehlt) for (const box of boxes) box.checked = gewaehlt.includes(box.value);
}

/** One thing at a time; its outcome is said in the status line. */
function createAblauf(teile: Teile) {
  const { form, status } = teile;
  return async (work: (abo: PushSubscription | null) => Promise<string>): Promise<void> => {
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    status.textContent = '';
    let text: string;
    try {
      text = await work(await findAbo());
    } catch (error) {
      text = error instanceof Absage ? error.message : MELDUNG.netz;
    }
    await showStand(teile);
    form.ariaBusy = null;
    if (!status.textContent) status.textContent = text;
  };
}

function connect(teile: Teile): void {
  const { form, boxes, fehler, einschalten, ausschalten } = teile;
  const laufe = createAblauf(teile);
  const showFehler = (fehlt: boolean) => {
    fehler.hidden = !fehlt;
    for (const box of boxes) {
      if (fehlt) box.setAttribute('aria-describedby', fehler.id);
      else box.removeAttribute('aria-describedby');
      box.ariaInvalid = fehlt ? 'true' : null;
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const tags = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    showFehler(tags.length === 0);
    if (tags.length === 0) {
      boxes[0]?.focus();
      return;
    }
    void laufe(async (abo) => {
      const text = await save(abo, tags);
      rememberTags(tags);
      return text;
    });
  });
  form.addEventListener('change', () => showFehler(false));
  ausschalten.addEventListener('click', () => {
    showFehler(false);
    void laufe(async (abo) => {
      const text = await switchOff(abo);
      rememberTags(null);
      // The button is about to go.
      einschalten.focus();
      return text;
    });
  });
}

const verbundene = new WeakSet<Element>();

/** Fits the panel to what is switched on in this browser; to be called whenever it is opened. */
export async function showEinstellungen(panel: HTMLElement): Promise<void> {
  const teile = findTeile(panel);
  if (!verbundene.has(panel)) {
    verbundene.add(panel);
    connect(teile);
  }
  teile.status.textContent = '';
  await showStand(teile);
}
