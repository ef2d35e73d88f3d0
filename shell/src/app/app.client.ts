import { whenIdle } from '../client/when-idle.ts';
import { formatAppCookie, hasAppCookie } from './app-mode.ts';
import { type InstallPrompt, installation } from './installation.ts';

const LEFT = 'gm:app-verlassen';

/** Whether app mode was left in this window; `homescreen` is what the address says of it just now. */
function isLeft(homescreen: string | null): boolean {
  try {
    if (homescreen === '0') sessionStorage.setItem(LEFT, '');
    else if (homescreen !== null) sessionStorage.removeItem(LEFT);
    return sessionStorage.getItem(LEFT) !== null;
  } catch {
    return homescreen === '0';
  }
}

/** Only the browser knows that it shows the site in a window of its own: the server hears of it by cookie. */
function rememberStandalone(homescreen: string | null): void {
  const { standalone } = navigator as { standalone?: boolean };
  if (!standalone && !matchMedia('(display-mode: standalone)').matches) return;
  if (isLeft(homescreen) || hasAppCookie(document.cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = formatAppCookie(true, location.protocol === 'https:');
  if (hasAppCookie(document.cookie)) location.reload();
}

/** What makes the site an app. Everything that can wait is loaded when the page is done. */
export function startApp(gemeinde: string): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installation.prompt = event as InstallPrompt;
    installation.onChange();
  });
  const { searchParams, href } = new URL(location.href);
  rememberStandalone(searchParams.get('homescreen'));
  if (searchParams.has('homescreen')) {
    // A shared address must not turn somebody else's browser into the app.
    history.replaceState(
      history.state,
      '',
      href.replace(/([?&])homescreen=?[^&#]*&?/, '$1').replace(/[?&](?=#|$)/, ''),
    );
  }
  whenIdle(() => void import(/* webpackChunkName: "app" */ './app-late.ts').then((app) => app.startLate(gemeinde)));
}
