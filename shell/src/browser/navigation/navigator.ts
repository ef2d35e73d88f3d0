import { reportFault } from '@gm/shared/errors/report-fault';
import { navigationStore } from '@gm/shared/navigation/store';
import { isLocalPath } from '@gm/shared/rules/read-local-path';
import type { BootData, PageReply } from '../../base/seite-daten.ts';
import type { FieldValues } from './field-values.ts';
import { interceptLinks } from './intercept-links.ts';
import type { PageLoader } from './page-loader.ts';
import { findHashTarget, restoreScroll, saveScroll, scrollForNavigation } from './scroll.ts';

/** A page to be shown: page and address always change together. */
export interface View {
  page: PageReply;
  /** How the visitor came here; determines scrolling and focus. */
  action: 'push' | 'pop' | 'refresh';
  /** Values of its fields, when the visitor comes back to it. */
  values?: FieldValues | undefined;
}

/** How pages are drawn, which the navigator does not know. */
export interface Screen {
  /** Resolves when the page can be drawn completely. Rejects when it never will be. */
  prepare(page: PageReply): Promise<void>;
  /** Removes the page on screen, and returns how to restore it. */
  leave(): Kept;
  /** Draws; within the call the document becomes the new page's. */
  show(view: View): void;
  /** Calls `draw` at once or within the next frames, and resolves afterwards. */
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
/** More than any sensible move of a page needs. */
const REDIRECTS_FOLLOWED = 5;
/** Pages kept for going back and forward without a request. */
const PAGES_KEPT = 10;
const REFRESH_LIMIT_MS = 10_000;

interface Ways {
  /** Replace the current history entry. */
  replace?: boolean;
  /** The result of a choice on this page: keep the scroll position. */
  stay?: boolean;
}

export interface Navigator {
  navigate(href: string, options?: Ways): Promise<void>;
  /** Fetches the page on screen again; in development under a newer generation of releases. */
  refresh(generation?: number): Promise<void>;
}

/**
 * Client-side navigation: one request, and the old page stays until the new one is complete. If anything fails, the
 * browser loads the address as a document.
 */
export function createNavigator(
  { ownDocument }: Pick<BootData, 'ownDocument'>,
  loader: PageLoader,
  screen: Screen,
): Navigator {
  const pages = new Map<string, Kept>();
  let key = (history.state as HistoryState | null)?.key ?? newKey();
  let current: AbortController | undefined;
  let shownUrl = location.pathname + location.search;
  history.replaceState({ key } satisfies HistoryState, '');
  history.scrollRestoration = 'manual';

  /**
   * Loads the address as a document. When going back it is already in the address bar, where assigning it may do
   * nothing.
   */
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
        // Navigating to the current page asks for its current state.
        const answer = await (url === shownUrl ? loader.renew : loader.load)(url, signal);
        if (signal.aborted) return;
        if ('redirect' in answer) {
          const isOurs = isLocalPath(answer.redirect) && redirects < REDIRECTS_FOLLOWED;
          // The browser reports a redirect loop in its own words.
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
        if (stay) return;
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
    // The browser creates entries without a key, e.g. for a hash typed into the address bar.
    const isShown = location.pathname + location.search === shownUrl;
    const nextKey = (event.state as HistoryState | null)?.key ?? (isShown ? key : newKey());
    if (nextKey === key) return;
    void open(location.pathname + location.search + location.hash, nextKey, 'pop', () => {});
  });
  addEventListener('pagehide', () => {
    saveScroll(key);
    // After a reload or a return from another site the browser restores the position.
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
      // The visitor may have navigated meanwhile.
      if (shownUrl !== url) return;
      if (!('page' in answer)) return location.reload();
      const { page } = answer;
      await screen.prepare(page);
      await screen.change(() => {
        if (shownUrl !== url) return;
        const { values } = screen.leave();
        screen.show({ page, action: 'refresh', values });
      });
    },
  };
}
