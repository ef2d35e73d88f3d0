import { reportFault } from '@gm/shared/fehler/report-fault';
import { navigationStore } from '@gm/shared/navigation/store';
import { isLocalPath } from '@gm/shared/regeln/read-local-path';
import type { BootDaten, PageReply } from '../seite/seite-daten.ts';
import type { FieldValues } from './field-values.ts';
import { interceptLinks } from './intercept-links.ts';
import type { PageLoader } from './page-loader.ts';
import { findHashTarget, layOutWhole, restoreScroll, saveScroll, scrollForNavigation } from './scroll.ts';

/** A page on its way to the screen: page and address always change together. */
export interface View {
  page: PageReply;
  /** How the visitor came here; decides about scrolling and focus. */
  action: 'push' | 'pop' | 'refresh';
  /** What stood in its fields, if the visitor comes back to it. */
  values?: FieldValues | undefined;
}

/** What the navigator does not know: how pages are drawn. */
export interface Screen {
  /** Resolves when the page can be drawn whole. Rejects when it never will be. */
  prepare(page: PageReply): Promise<void>;
  /** Takes the page on screen away, and says how it comes back. */
  leave(): Kept;
  /** Draws; within the call the document is the new page's. */
  show(view: View): void;
  /** Calls `draw` at once or within the next frames, and resolves when it has been called. */
  change(draw: () => void): Promise<void>;
}

export interface Kept {
  page: PageReply;
  values: FieldValues;
}

interface HistoryState {
  key: string;
}

const newKey = () => Math.random().toString(36).slice(2, 10);
/** As many as any sensible move of a page needs. */
const REDIRECTS_FOLLOWED = 5;
/** Pages that going back and forward shows at once. */
const PAGES_KEPT = 10;
const REFRESH_LIMIT_MS = 10_000;

interface Ways {
  /** In place of the present entry of the history. */
  replace?: boolean;
  /** The answer to a choice made on this page: it stays where it is. */
  stay?: boolean;
}

export interface Navigator {
  navigate(href: string, options?: Ways): Promise<void>;
  /** Fetches the page on screen again; in development under a newer generation of releases. */
  refresh(generation?: number): Promise<void>;
}

/**
 * Client navigation: one request, the old page stays until the new one is complete. When anything about it fails,
 * the browser takes over and loads the address as a document.
 */
export function createNavigator(
  { ownDocument }: Pick<BootDaten, 'ownDocument'>,
  loader: PageLoader,
  screen: Screen,
): Navigator {
  const pages = new Map<string, Kept>();
  let key = (history.state as HistoryState | null)?.key ?? newKey();
  let current: AbortController | undefined;
  let shownUrl = location.pathname + location.search;
  history.replaceState({ key } satisfies HistoryState, '');
  history.scrollRestoration = 'manual';

  /** Loads the address as a document. Going back, it stands in the address bar already: assigning it may do nothing. */
  const leaveDocument = (href: string, action: View['action']) =>
    action === 'pop' ? location.reload() : location.assign(href);

  function keep(): void {
    pages.delete(key);
    pages.set(key, screen.leave());
    const [oldest] = pages.keys();
    if (oldest !== undefined && pages.size > PAGES_KEPT) pages.delete(oldest);
  }

  async function open(
    href: string,
    nextKey: string,
    action: 'push' | 'pop',
    commitHistory: () => void,
    redirects = 0,
    stay = false,
  ): Promise<void> {
    if (ownDocument) {
      leaveDocument(href, action);
      return;
    }
    current?.abort();
    const controller = new AbortController();
    current = controller;
    const { signal } = controller;
    const url = href.replace(/#.*/, '');
    saveScroll(key);
    navigationStore.setState({ loading: true });
    try {
      const kept = action === 'pop' ? pages.get(nextKey) : undefined;
      let page = kept?.page;
      if (!page) {
        // Whoever goes where they are wants to see what is there now.
        const answer = await (url === shownUrl ? loader.renew : loader.load)(url, signal);
        if (signal.aborted) return;
        if ('redirect' in answer) {
          const isOurs = isLocalPath(answer.redirect) && redirects < REDIRECTS_FOLLOWED;
          // Of a circle the browser tells the visitor in its own words.
          if (isOurs) await go(answer.redirect, action === 'pop', redirects + 1);
          else location.assign(answer.redirect);
          return;
        }
        if ('reload' in answer) {
          leaveDocument(href, action);
          return;
        }
        page = answer.page;
      }
      const next = page;
      await screen.prepare(next);
      if (signal.aborted) return;
      await screen.change(() => {
        if (signal.aborted) return;
        keep();
        commitHistory();
        key = nextKey;
        shownUrl = url;
        screen.show({ page: next, action, values: kept?.values });
        navigationStore.setState({ url });
        if (stay) return layOutWhole();
        if (action === 'pop') restoreScroll(key);
        else scrollForNavigation(new URL(href, location.href).hash);
        document.getElementById('titel')?.focus({ preventScroll: true });
      });
    } catch (cause) {
      if (signal.aborted) return;
      reportFault(cause);
      leaveDocument(href, action);
    } finally {
      if (current === controller) {
        current = undefined;
        navigationStore.setState({ loading: false });
      }
    }
  }

  async function go(href: string, replace: boolean, redirects = 0, stay = false): Promise<void> {
    const target = new URL(href, location.href);
    if (target.origin !== location.origin) {
      location.assign(target);
      return;
    }
    const url = target.pathname + target.search + target.hash;
    if (target.hash && target.pathname + target.search === shownUrl) {
      history.pushState({ key } satisfies HistoryState, '', url);
      scrollForNavigation(target.hash);
      findHashTarget(target.hash)?.focus({ preventScroll: true });
      return;
    }
    const nextKey = newKey();
    const state: HistoryState = { key: nextKey };
    const commitHistory = () => (replace ? history.replaceState(state, '', url) : history.pushState(state, '', url));
    await open(url, nextKey, 'push', commitHistory, redirects, stay);
  }

  addEventListener('popstate', (event) => {
    // The browser itself makes entries without a key, e.g. for a hash typed into the address bar.
    const isShown = location.pathname + location.search === shownUrl;
    const nextKey = (event.state as HistoryState | null)?.key ?? (isShown ? key : newKey());
    if (nextKey === key) return;
    void open(location.pathname + location.search + location.hash, nextKey, 'pop', () => {});
  });
  addEventListener('pagehide', () => {
    saveScroll(key);
    // A reload or a return from another site is the browser's to restore.
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });

  const navigate: Navigator['navigate'] = (href, { replace = false, stay = false } = {}) => go(href, replace, 0, stay);
  interceptLinks({ navigate: (href) => void navigate(href), prefetch: loader.prefetch });
  navigationStore.setState({ url: shownUrl, navigate: (href) => void navigate(href) });
  if (location.hash) scrollForNavigation(location.hash);

  return {
    navigate,
    async refresh(generation) {
      pages.clear();
      const url = shownUrl;
      const answer = await loader.renew(url, AbortSignal.timeout(REFRESH_LIMIT_MS), generation);
      // Meanwhile the visitor may have gone on: their page is another one.
      if (shownUrl !== url) return;
      if (!('page' in answer)) return location.reload();
      const { page } = answer;
      await screen.prepare(page);
      await screen.change(() => {
        if (shownUrl !== url) return;
        const { values } = screen.leave();
        screen.show({ page, action: 'refresh', values });
        layOutWhole();
      });
    },
  };
}
