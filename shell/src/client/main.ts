import { reportFault } from '@gm/shared/fehler/report-fault';
import { defineKarussell } from '@gm/shared/karussell/karussell-element';
import { startApp } from '../app/app.client.ts';
import { startBeobachtung } from '../beobachtung/start-beobachtung.ts';
import { enhanceChrome, updateChrome } from '../chrome/chrome.client.ts';
import { loadStylesheet } from '../federation/load-stylesheet.ts';
import { createIslands } from '../islands/islands.ts';
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
defineKarussell();
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
const loader = createPageLoader(boot.generation, (page) => {
  for (const asset of page.styles) loadStylesheet(asset).catch(() => {});
  islands.preload(page);
});
const screen = createScreen(boot, islands, (view) => {
  watchView(view.page, view.action);
  showWahl();
});
const navigator: Navigator = createNavigator(boot, loader, screen);
const { seite, status } = boot;
/** Few pages have something to choose that is answered at once. */
function showWahl(): void {
  if (document.querySelector('[data-sofort]'))
    void import('../navigation/wahl.ts').then(({ startWahl }) => startWahl(document.body, navigator));
}
updateChrome(seite.pfad);
showWahl();
const main = document.getElementById('inhalt');
if (main) islands.show(boot, main, true);
watchView({ seite, kopf: { status, documentTitle: document.title } }, 'start');

// A block that the server could not render has nobody else to ask.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-retry]')) navigator.refresh().catch(reportFault);
});

if (boot.compared) countFaults(boot.generation);

if (boot.hotReload) {
  void import('./hot-reload.ts').then(({ followReleases }) => followReleases(navigator));
}
