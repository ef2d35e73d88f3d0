import { reportFault } from '@gm/shared/errors/report-fault';
import type { BootData, PageReply } from '../../base/seite-daten.ts';
import { withTimeout } from '../../base/with-timeout.ts';
import { updateEilmeldungen } from '../alerts/update-eilmeldungen.ts';
import { updateChrome } from '../chrome/chrome.client.ts';
import { applyStylesheets, loadStylesheet } from '../federation/load-stylesheet.ts';
import { removeSeo } from '../head/remove-seo.ts';
import type { Islands } from '../islands/islands.ts';
import { readFieldValues, writeFieldValues } from '../navigation/field-values.ts';
import type { Screen, View } from '../navigation/navigator.ts';
import { readHead, writeHead } from './document-head.ts';

const STYLES_LIMIT_MS = 4000;
/** Three frames, one of them for waiting: on a slower device a view transition would only add waiting time. */
const QUICK_MS = 48;

const findMain = () => document.getElementById('inhalt') ?? document.body;

function parseMain(html: string): Element {
  const template = document.createElement('template');
  template.innerHTML = html;
  const main = template.content.firstElementChild;
  if (!main) throw new Error('The page has no main part');
  return main;
}

const isMotionWelcome = () =>
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The document as the navigator changes it: a page owns only its `<main>` and some tags of the head.
 * @param onShow called with every view put on screen and its main element
 */
export function createScreen(boot: BootData, islands: Islands, onShow: (view: View, main: Element) => void): Screen {
  /** Null while the page that came with the document is shown. */
  let shown: PageReply | null = null;
  /** Known after the first page was drawn: the first change is immediate. */
  let isQuick = false;

  /**
   * The page that came with the document, in the form of all others; its islands have ended, so the markup is the
   * server's.
   */
  function describeStart(): PageReply {
    const { seite: page, islands: list, remotes, status } = boot;
    const html = findMain().outerHTML;
    return {
      seite: page,
      islands: list,
      remotes,
      kopf: readHead(status),
      html,
      styles: [],
      eilmeldungen: readNotices(),
    };
  }

  return {
    async prepare({ styles }) {
      const loaded = Promise.all(styles.map(loadStylesheet));
      await withTimeout(loaded, STYLES_LIMIT_MS, 'Stylesheets');
    },
    leave() {
      const values = readFieldValues(findMain());
      islands.stop();
      shown ??= describeStart();
      return { page: shown, values };
    },
    show(view) {
      const { page, values, action } = view;
      const main = parseMain(page.html);
      if (values) writeFieldValues(main, values);
      applyStylesheets();
      findMain().replaceWith(main);
      shown = page;
      writeHead(page.kopf);
      removeSeo();
      updateChrome(page.seite.pfad);
      updateEilmeldungen(page.eilmeldungen).catch(reportFault);
      const announcement = document.getElementById('ansage');
      if (announcement && action !== 'refresh') announcement.textContent = `Seite geladen: ${page.seite.titel}`;
      islands.show(page, main);
      onShow(view, main);
    },
    async change(draw) {
      // Drawing consists of this call and the browser's next frame.
      const drawTimed = () => {
        const start = performance.now();
        draw();
        requestAnimationFrame(() =>
          setTimeout(() => {
            isQuick = performance.now() - start < QUICK_MS;
          }),
        );
      };
      if (!isQuick || !isMotionWelcome()) return drawTimed();
      const transition = document.startViewTransition(drawTimed);
      // Rejects when the next transition begins or the window is hidden; the page changes nevertheless.
      transition.ready.catch(() => {});
      await transition.updateCallbackDone;
    },
  };
}

/** Notices are below the header, outside of the page. */
function readNotices(): string {
  const notices = document.querySelectorAll('#chrome-kopf gm-eilmeldung');
  return [...notices].map((notice) => notice.outerHTML).join('');
}
