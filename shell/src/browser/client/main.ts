import './import-chunk.ts';
import { SENT } from '@gm/shared/browser/request-json';
import { reportFault } from '@gm/shared/errors/report-fault';
import { PREFIX } from '../../base/development.ts';
import { startApp } from '../app/app.client.ts';
import { startPush } from '../app/push.client.ts';
import { enhanceChrome, updateChrome } from '../chrome/chrome.client.ts';
import type * as DevelopmentClient from '../development/client.ts';
import { foreseeStylesheets } from '../federation/load-stylesheet.ts';
import { defineState } from '../freshness/state-element.ts';
import { createIslands } from '../islands/islands.ts';
import { createForesight } from '../navigation/foresee-links.ts';
import { hasChoice } from '../navigation/kept-choice.ts';
import { createNavigator, type Navigator } from '../navigation/navigator.ts';
import { createPageLoader } from '../navigation/page-loader.ts';
import { startProgress } from '../navigation/progress.ts';
import { showChosen } from '../navigation/show-chosen.ts';
import { startMonitoring } from '../reports/start-monitoring.ts';
import { readBootData } from './boot-data.ts';
import { listsForCommands } from './commands.ts';
import { countFaults } from './count-faults.ts';
import { createScreen } from './screen.ts';

enhanceChrome();
startPush();
startProgress();
defineState();
listsForCommands();

const boot = readBootData();
startApp(boot.gemeinde.name);
const watchView = startMonitoring(boot.beobachtung);

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
const { seite: page, status } = boot;
/** Code for what few pages have; without it they work as HTML. */
function startSeldom(): void {
  const start = (selector: string, load: () => Promise<void>) => {
    if (document.querySelector(selector)) load().catch(reportFault);
  };
  showChosen();
  start('gm-karussell', async () =>
    (await import(/* webpackChunkName: "carousel-element" */ '@gm/shared/carousel/carousel-element')).defineCarousel(),
  );
  start('[data-sofort]', async () =>
    (await import(/* webpackChunkName: "choice" */ '../navigation/choice.ts')).startChoice(document.body, navigator),
  );
  // Most devices keep no choice: they load nothing for it.
  if (hasChoice())
    start('gm-gemerkt', async () =>
      (await import(/* webpackChunkName: "kept-choice" */ '../navigation/kept-choice-element.ts')).defineKeptChoice(),
    );
}
updateChrome(page.pfad);
const main = document.getElementById('inhalt');
if (main) islands.show(boot, main, true);
// Split in two tasks, because a slow phone takes long for both and a touch may come in between.
setTimeout(() => {
  startSeldom();
  if (main) foresee(main);
  watchView({ seite: page, kopf: { status, documentTitle: document.title } }, 'start');
});

// A block that the server could not render has no other handler.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-retry]')) navigator.refresh().catch(reportFault);
});

if (boot.compared) countFaults(boot.generation);

if (boot.hotReload) {
  // A file of its own, which no bundle contains.
  const loading = import(/* webpackIgnore: true */ `${PREFIX}/client.js`) as Promise<typeof DevelopmentClient>;
  void loading.then(({ followSaves }) => followSaves(navigator, boot.generation));
}
