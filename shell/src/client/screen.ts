import { updateChrome } from '../chrome/chrome.client.ts';
import { updateEilmeldungen } from '../eilmeldung/update-eilmeldungen.ts';
import { applyStylesheets, loadStylesheet } from '../federation/load-stylesheet.ts';
import { withTimeout } from '../federation/with-timeout.ts';
import type { Islands } from '../islands/islands.ts';
import { readFieldValues, writeFieldValues } from '../navigation/field-values.ts';
import type { Screen, View } from '../navigation/navigator.ts';
import type { BootDaten, PageReply } from '../seite/seite-daten.ts';
import { removeSeo } from '../seo/remove-seo.ts';
import { readHead, writeHead } from './document-head.ts';

const STYLES_LIMIT_MS = 4000;
/** Three frames, one of them for waiting: a device that needs longer to draw a page cannot move from one to the next, it would only wait twice. */
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
 * The document as the navigator changes it: of a page only `<main>` and some words of the head are its own.
 * @param onShow called with every view that was put on screen, and its main part
 */
export function createScreen(boot: BootDaten, islands: Islands, onShow: (view: View, main: Element) => void): Screen {
  /** Null while the page is the document's own. */
  let shown: PageReply | null = null;
  /** Known when one page has been drawn: the first change is at once. */
  let isQuick = false;

  /** The document's own page in the form of all others; its islands have ended, so their markup is the server's. */
  function describeStart(): PageReply {
    const { seite, islands: list, remotes, status } = boot;
    const html = findMain().outerHTML;
    return { seite, islands: list, remotes, kopf: readHead(status), html, styles: [], eilmeldungen: readNotices() };
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
      void updateEilmeldungen(page.eilmeldungen);
      const ansage = document.getElementById('ansage');
      if (ansage && action !== 'refresh') ansage.textContent = `Seite geladen: ${page.seite.titel}`;
      islands.show(page, main);
      onShow(view, main);
    },
    async change(draw) {
      // Drawing is what is called here and what the browser does in its next frame.
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
      // Skipped when the next one begins or the window is hidden: the page changes all the same.
      transition.ready.catch(() => {});
      await transition.updateCallbackDone;
    },
  };
}

/** Notices stand below the header, outside of the page. */
function readNotices(): string {
  const notices = document.querySelectorAll('#chrome-kopf gm-eilmeldung');
  return [...notices].map((notice) => notice.outerHTML).join('');
}
