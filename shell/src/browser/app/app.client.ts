import { reportFault } from '@gm/shared/errors/report-fault';
import { formatAppCookie, hasAppCookie } from '../../base/app-mode.ts';
import { whenIdle } from '../../base/when-idle.ts';
import { type InstallPrompt, installation } from './installation.ts';

const LEFT = 'gm:app-verlassen';

/** Whether the visitor left app mode in this window; `homescreen` is the current parameter of the address. */
function isLeft(homescreen: string | null): boolean {
  try {
    if (homescreen === '0') sessionStorage.setItem(LEFT, '');
    else if (homescreen !== null) sessionStorage.removeItem(LEFT);
    return sessionStorage.getItem(LEFT) !== null;
  } catch {
    return homescreen === '0';
  }
}

/** Only the browser can detect a standalone window; the server learns it from the cookie. */
function rememberStandalone(homescreen: string | null): void {
  const { standalone } = navigator as { standalone?: boolean };
  if (!standalone && !matchMedia('(display-mode: standalone)').matches) return;
  if (isLeft(homescreen) || hasAppCookie(document.cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = formatAppCookie(true, location.protocol === 'https:');
  if (hasAppCookie(document.cookie)) location.reload();
}

/** Starts the app's features. Everything that can wait is loaded after the page. */
export function startApp(gemeinde: string): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installation.prompt = event as InstallPrompt;
    installation.onChange();
  });
  const { searchParams, href } = new URL(location.href);
  rememberStandalone(searchParams.get('homescreen'));
  if (searchParams.has('homescreen')) {
    // A shared address must not switch another browser to app mode.
    history.replaceState(
      history.state,
      '',
      href.replace(/([?&])homescreen=?[^&#]*&?/, '$1').replace(/[?&](?=#|$)/, ''),
    );
  }
  whenIdle(() => {
    import(/* webpackChunkName: "app" */ './app-late.ts').then((app) => app.startLate(gemeinde)).catch(reportFault);
  });
}
