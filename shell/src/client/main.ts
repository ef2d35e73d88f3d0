import { SENT } from '@gm/shared/browser/request-json';
import { reportFault } from '@gm/shared/fehler/report-fault';
import { startApp } from '../app/app.client.ts';
import { startBeobachtung } from '../beobachtung/start-beobachtung.ts';
import { enhanceChrome, updateChrome } from '../chrome/chrome.client.ts';
import { foreseeStylesheets } from '../federation/load-stylesheet.ts';
import { createIslands } from '../islands/islands.ts';
import { createForesight } from '../navigation/foresee-links.ts';
import { createNavigator, type Navigator } from '../navigation/navigator.ts';
import { createPageLoader } from '../navigation/page-loader.ts';
import { startProgress } from '../navigation/progress.ts';
import { startPush } from '../push/push.client.ts';
import { defineStand } from '../stand/stand-element.ts';
import { readBootDaten } from './boot-daten.ts';
import { listenForCommands } from './commands.ts';
import { countFaults } from './count-faults.ts';
import { createScreen } from './screen.ts';

enhanceChrome();
startPush();
startProgress();
defineStand();
listenForCommands();

const boot = readBootDaten();
startApp(boot.gemeinde.name);
const watchView = startBeobachtung(boot.beobachtung);

const islands = createIslands(boot.runtime, boot.gemeinde, {
  navigate: (href, options) => navigator.navigate(href, options),
});
const loader = createPageLoader(boot.generation, {
  onSeen: foreseeStylesheets,
  onWanted: islands.preload,
});
addEventListener(SENT, loader.forget);
const foresee = createForesight(loader.foresee);
const screen = createScreen(boot, islands, (view, main) => {
  watchView(view.page, view.action);
  startSeldom();
  foresee(main);
});
const navigator: Navigator = createNavigator(boot, loader, screen);
const { seite, status } = boot;
/** Few pages have a carousel, or something to choose that is answered at once; without their code both work as HTML. */
function startSeldom(): void {
  if (document.querySelector('gm-karussell'))
    import(/* webpackChunkName: "karussell-element" */ '@gm/shared/karussell/karussell-element')
      .then((code) => code.defineKarussell())
      .catch(reportFault);
  if (document.querySelector('[data-sofort]'))
    import(/* webpackChunkName: "wahl" */ '../navigation/wahl.ts')
      .then((code) => code.startWahl(document.body, navigator))
      .catch(reportFault);
}
updateChrome(seite.pfad);
const main = document.getElementById('inhalt');
if (main) islands.show(boot, main, true);
// A touch may come between the two halves, which a slow phone takes long for.
setTimeout(() => {
  startSeldom();
  if (main) foresee(main);
  watchView({ seite, kopf: { status, documentTitle: document.title } }, 'start');
});

// A block that the server could not render has nobody else to ask.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-retry]')) navigator.refresh().catch(reportFault);
});

if (boot.compared) countFaults(boot.generation);

if (boot.hotReload) {
  void import('./hot-reload.ts').then(({ followReleases }) => followReleases(navigator));
}
