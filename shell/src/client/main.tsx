import '../stile/index.css';
import { reportFault } from '@gm/shared/fehler/report-fault';
import { defineKarussell } from '@gm/shared/karussell/karussell-element';
import { hydrateRoot } from 'react-dom/client';
import { startApp } from '../app/app.client.ts';
import { startBeobachtung } from '../beobachtung/start-beobachtung.ts';
import { enhanceChrome } from '../chrome/chrome.client.ts';
import { updateEilmeldungen } from '../eilmeldung/update-eilmeldungen.ts';
import { createBrowserRemotes } from '../federation/browser-remotes.ts';
import { createNavigator, type Navigator } from '../navigation/navigator.ts';
import { startPush } from '../push/push.client.ts';
import { removeSeo } from '../seo/remove-seo.ts';
import { readBootDaten } from './boot-daten.ts';
import { BrowserApp } from './browser-app.tsx';

enhanceChrome();
startPush();
defineKarussell();

const boot = readBootDaten();
startApp(boot.gemeinde.name);
const watchView = startBeobachtung(boot.beobachtung);
const remotes = createBrowserRemotes();
remotes.register(boot.remotes);
const navigator = createNavigator(boot, remotes);
const observed: Navigator = {
  ...navigator,
  afterCommit(view) {
    navigator.afterCommit(view);
    if (view.action !== 'start') {
      removeSeo();
      void updateEilmeldungen(view.page.eilmeldungen ?? '');
    }
    watchView(view);
  },
};
const chrome = {
  kopf: document.getElementById('chrome-kopf')?.innerHTML ?? '',
  fuss: document.getElementById('chrome-fuss')?.innerHTML ?? '',
  app: document.documentElement.dataset.app !== undefined,
};

hydrateRoot(document, <BrowserApp gemeinde={boot.gemeinde} chrome={chrome} runtime={remotes} navigator={observed} />, {
  onRecoverableError: reportFault,
  onCaughtError: reportFault,
  onUncaughtError: reportFault,
});

if (boot.hotReload) {
  void import('./hot-reload.ts').then(({ followReleases }) => followReleases(navigator));
}
