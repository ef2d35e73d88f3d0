/**
 * Hydrates the islands of a page when they are due. Framework-free: React, the router and container loading come with
 * the first island (island-runtime.tsx), and a page without islands loads none of them. `data-live` marks a hydrated
 * island.
 */

import { reportFault } from '@gm/shared/errors/report-fault';
import type { GemeindeShort } from '@gm/shared/schemas/gemeinde';
import type { Asset, Island, IslandPage } from '../../base/seite-daten.ts';
import { whenIdle } from '../../base/when-idle.ts';
import { readFieldValues, writeFieldValues } from '../navigation/field-values.ts';
import type { IslandRouter, Mounted } from './island-runtime.tsx';

/** Distance from the viewport at which an island's code is fetched. */
const NEAR = '200px';
/** Any interaction inside an island makes it due. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'click'] as const;
/** One touch fires several events; later ones are another touch. */
const TOUCH_MS = 300;
/** Elements that work without scripts are left to the browser. */
const NATIVE = 'a[href], input, select, textarea, label, summary, [popovertarget], button[type=submit]';

export interface Islands {
  /**
   * Starts the islands in `root`. `keepMarkup`: `stop` restores the server's markup, so that the page can be shown
   * again.
   */
  show(page: IslandPage, root: Element, keepMarkup?: boolean): void;
  /** Ends all islands on screen. */
  stop(): void;
  /** Starts fetching what is needed at once, without running it. */
  preload(page: Pick<IslandPage, 'islands' | 'remotes'>): void;
}

/** A failed preload is no fault: the code that needs the file requests it again and reports. */
function hintModule({ href, integrity }: Asset): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity });
  link.onerror = () => link.remove();
  document.head.append(link);
}

export function createIslands(runtime: Asset, gemeinde: GemeindeShort, router: IslandRouter): Islands {
  let running: { stop(): void }[] = [];

  function hint({ remote, template }: Island, remotes: IslandPage['remotes']): void {
    const code = remotes[remote];
    for (const asset of [runtime, ...(code ? [code.entry, ...(code.templates[template] ?? [])] : [])]) {
      hintModule(asset);
    }
  }

  function watch(element: HTMLElement, island: Island, page: IslandPage, keepMarkup: boolean): { stop(): void } {
    const markup = keepMarkup ? element.innerHTML : undefined;
    const sitePage = { ...page.seite, gemeinde };
    let isWanted = true;
    let starting = false;
    let startedAt = 0;
    let touchedAt = 0;
    let mounted: Mounted | undefined;
    let held: HTMLElement | undefined;
    let observer: IntersectionObserver | undefined;

    async function start(): Promise<void> {
      if (starting || !isWanted) return;
      starting = true;
      startedAt = performance.now();
      observer?.disconnect();
      hint(island, page.remotes);
      try {
        const { mountIsland } = await import(/* webpackChunkName: "inseln" */ './island-runtime.tsx');
        if (!isWanted) return;
        const sent = { html: element.innerHTML, values: readFieldValues(element) };
        const next = await mountIsland({ element, island, remotes: page.remotes, seite: sitePage, router });
        if (!isWanted) return next.unmount();
        mounted = next;
        await next.ready.catch((fault: unknown) => {
          if (!isWanted) return;
          next.unmount();
          element.innerHTML = sent.html;
          writeFieldValues(element, sent.values);
          throw fault;
        });
        if (!isWanted) return;
        unlisten();
        element.dataset.live = '';
        // Only once, and only if it still exists: the code may have rendered something else.
        if (held?.isConnected) held.click();
      } catch (fault) {
        if (!isWanted) return;
        reportFault(fault);
        // The server's HTML stays. The next touch requests code again that did not load, also when it was touched while
        // loading; code that loaded and threw would throw again.
        starting = mounted !== undefined;
        mounted = undefined;
        held = undefined;
        if (starting) unlisten();
        else if (touchedAt > startedAt + TOUCH_MS) void start();
      }
    }

    /** Holds a click that only the code can answer. */
    function touch(event: Event): void {
      touchedAt = performance.now();
      void start();
      if (event.type !== 'click' || !(event.target instanceof Element)) return;
      const control = event.target.closest<HTMLElement>(`${NATIVE}, button, [role=button]`);
      if (!control || control.matches(NATIVE)) return;
      event.stopPropagation();
      held = control;
    }
    const unlisten = () => {
      for (const type of TOUCHES) element.removeEventListener(type, touch, true);
    };
    for (const type of TOUCHES) element.addEventListener(type, touch, true);

    // The server rendered nothing, so it is due in any case.
    if (island.when === 'load' || element.dataset.empty !== undefined) void start();
    else if (island.when === 'idle') whenIdle(() => void start());
    else if (island.when === 'visible') {
      observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) void start();
        },
        { rootMargin: NEAR },
      );
      observer.observe(element);
    }

    return {
      stop() {
        isWanted = false;
        observer?.disconnect();
        unlisten();
        mounted?.unmount();
        delete element.dataset.live;
        if (markup !== undefined) element.innerHTML = markup;
      },
    };
  }

  return {
    show(page, root, keepMarkup = false) {
      root.toggleAttribute('data-live', true);
      running = page.islands.flatMap((island) => {
        const element = root.querySelector<HTMLElement>(`[data-island="${island.id}"]`);
        return element ? [watch(element, island, page, keepMarkup)] : [];
      });
    },
    stop() {
      for (const island of running) island.stop();
      running = [];
    },
    preload({ islands, remotes }) {
      for (const island of islands) if (island.when === 'load') hint(island, remotes);
    },
  };
}
