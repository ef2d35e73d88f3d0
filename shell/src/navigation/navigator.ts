import { reportFault } from '@gm/shared/fehler/report-fault';
import { useNavigation } from '@gm/shared/navigation';
import { isLocalPath } from '@gm/shared/regeln/read-local-path';
import type { BrowserRemotes } from '../federation/browser-remotes.ts';
import type { BootDaten, PageReply } from '../seite/seite-daten.ts';
import { interceptLinks } from './intercept-links.ts';
import { createPageLoader } from './page-loader.ts';
import { findHashTarget, restoreScroll, saveScroll, scrollForNavigation } from './scroll.ts';

export interface ClientLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

/** What is on screen: page and address always change together. */
export interface View {
  page: PageReply;
  location: ClientLocation;
  /** How the visitor came here; decides about scrolling and focus. */
  action: 'start' | 'push' | 'pop' | 'refresh';
}

interface HistoryState {
  key: string;
}

const newKey = () => Math.random().toString(36).slice(2, 10);
/** As many as any sensible move of a page needs. */
const REDIRECTS_FOLLOWED = 5;

const locate = (href: string, key: string): ClientLocation => {
  const { pathname, search, hash } = new URL(href, location.href);
  return { pathname, search, hash, state: null, key };
};

export interface Navigator {
  start: View;
  /** Told about every view that shall be on screen; returns the end of the subscription. */
  subscribe(show: (view: View) => void): () => void;
  navigate(href: string, options?: { replace?: boolean }): Promise<void>;
  /** Development: fetches the page on screen again, under a newer generation of releases. */
  refresh(generation: number): Promise<void>;
  /** Call after a view was put on screen. */
  afterCommit(view: View): void;
}

/**
 * Client navigation: one request, the old page stays until the new one is complete. When anything about it fails,
 * the browser takes over and loads the address as a document.
 */
export function createNavigator(boot: PageReply & Pick<BootDaten, 'ownDocument'>, remotes: BrowserRemotes): Navigator {
  let show: (view: View) => void = () => {};
  const loader = createPageLoader(boot.generation, (page) => remotes.preload(page.remotes));
  const pages = new Map<string, PageReply>();
  let key = (history.state as HistoryState | null)?.key ?? newKey();
  let current: AbortController | undefined;
  let shownUrl = location.pathname + location.search;
  history.replaceState({ key } satisfies HistoryState, '');
  history.scrollRestoration = 'manual';
  pages.set(key, boot);
  const start: View = { page: boot, location: locate(location.href, key), action: 'start' };
  let latest = start;

  /** Loads the address as a document. Going back, it stands in the address bar already: assigning it may do nothing. */
  const leaveDocument = (href: string, action: View['action']) =>
    action === 'pop' ? location.reload() : location.assign(href);

  async function open(
    href: string,
    nextKey: string,
    action: View['action'],
    commitHistory: () => void,
    redirects = 0,
  ): Promise<void> {
    if (boot.ownDocument) {
      leaveDocument(href, action);
      return;
    }
    current?.abort();
    const controller = new AbortController();
    current = controller;
    const url = href.replace(/#.*/, '');
    saveScroll(key);
    useNavigation.setState({ loading: true });
    try {
      let page = action === 'pop' ? pages.get(nextKey) : undefined;
      if (!page) {
        const answer = await loader.load(url, controller.signal);
        if (controller.signal.aborted) return;
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
      await remotes.settle(page.remotes, href);
      if (controller.signal.aborted) return;
      remotes.leaveServerMarkup();
      commitHistory();
      key = nextKey;
      shownUrl = url;
      pages.set(key, page);
      useNavigation.setState({ url });
      latest = { page, location: locate(href, key), action };
      show(latest);
    } catch (cause) {
      if (controller.signal.aborted) return;
      reportFault(cause);
      leaveDocument(href, action);
    } finally {
      if (current === controller) {
        current = undefined;
        useNavigation.setState({ loading: false });
      }
    }
  }

  async function go(href: string, replace: boolean, redirects = 0): Promise<void> {
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
    await open(url, nextKey, 'push', commitHistory, redirects);
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

  const navigate: Navigator['navigate'] = (href, { replace = false } = {}) => go(href, replace);
  interceptLinks({ navigate: (href) => void navigate(href), prefetch: loader.prefetch });
  useNavigation.setState({ url: shownUrl, navigate: (href) => void navigate(href) });

  return {
    start,
    subscribe(listener) {
      show = listener;
      // Whoever was quick has gone on before anybody listened.
      if (latest !== start) show(latest);
      return () => {
        show = () => {};
      };
    },
    navigate,
    async refresh(generation) {
      pages.clear();
      const answer = await loader.load(shownUrl, AbortSignal.timeout(10_000), generation);
      if (!('page' in answer)) return;
      await remotes.settle(answer.page.remotes, shownUrl);
      show({ page: answer.page, location: locate(location.href, key), action: 'refresh' });
    },
    afterCommit({ location: shown, action }) {
      if (action === 'start') {
        if (shown.hash) scrollForNavigation(shown.hash);
        return;
      }
      if (action === 'refresh') return;
      if (action === 'pop') restoreScroll(shown.key);
      else scrollForNavigation(shown.hash);
      document.getElementById('titel')?.focus({ preventScroll: true });
    },
  };
}
