/**
 * Hydrates the islands of a page when they are due. Framework-free: React, the router and container loading come with
 * the first island (island-runtime.tsx), and a page whose islands nobody touches loads none of them. `data-live` marks a
 * hydrated island, `data-rest` one that waits for an interaction.
 */

import { requestJson } from '@gm/shared/browser/request-json';
import { reportFault } from '@gm/shared/errors/report-fault';
import type { GemeindeShort } from '@gm/shared/schemas/gemeinde';
import type { Asset, Island, IslandPage, PageReply } from '../../base/seite-daten.ts';
import { whenIdle } from '../../base/when-idle.ts';
import { readFieldValues, writeFieldValues } from '../navigation/field-values.ts';
import { type Held, hold } from './held.ts';
import { INTERACTIONS, isInUse, isNeeded } from './interactions.ts';
import type { IslandRouter, Mounted } from './island-runtime.tsx';

/** Distance from the viewport at which an island's code is fetched. */
const NEAR = '200px';
/** One touch fires several events; later ones are another touch. */
const TOUCH_MS = 300;

export interface Islands {
  /**
   * Starts the islands in `root`. `keepMarkup`: `stop` restores the server's markup, so that the page can be shown
   * again.
   */
  show(page: IslandPage, root: Element, keepMarkup?: boolean): void;
  /** Ends all islands on screen. */
  stop(): void;
  /** Starts fetching what is needed at once, without running it. */
  preload(page: Pick<PageReply, 'html' | 'islands' | 'remotes'>): void;
}

/** A failed preload is no fault: the code that needs the file requests it again and reports. */
function hintModule({ href, integrity }: Asset): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity });
  link.onerror = () => link.remove();
  document.head.append(link);
}

/** The island with its data, which a document may leave to this request. */
async function complete(island: Island, { pfad: path, suche: search }: IslandPage['seite']): Promise<Island> {
  if (!island.contextHash) return island;
  const url = `/_shell/context/${island.contextHash}?url=${encodeURIComponent(path + search)}`;
  const reply = await requestJson<unknown>(url);
  if (!reply.ok) throw reply.ursache;
  return { ...island, context: reply.body };
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
    let held: Held | undefined;
    let observer: IntersectionObserver | undefined;

    async function start(): Promise<void> {
      if (starting || !isWanted) return;
      starting = true;
      startedAt = performance.now();
      observer?.disconnect();
      hint(island, page.remotes);
      try {
        const [{ mountIsland }, whole] = await Promise.all([
          import(/* webpackChunkName: "islands" */ './island-runtime.tsx'),
          complete(island, page.seite),
        ]);
        if (!isWanted) return;
        const sent = { html: element.innerHTML, values: readFieldValues(element) };
        const next = await mountIsland({ element, island: whole, remotes: page.remotes, seite: sitePage, router });
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
        held?.replay();
      } catch (fault) {
        if (!isWanted) return;
        reportFault(fault);
        // The server's HTML stays. The next touch requests code again that did not load, also when it was touched while
        // loading; code that loaded and threw would throw again.
        starting = mounted !== undefined;
        mounted = undefined;
        held?.giveUp?.();
        held = undefined;
        if (starting) unlisten();
        else if (touchedAt > startedAt + TOUCH_MS) void start();
      }
    }

    function touch(event: Event): void {
      // A mouse that moves on is no further attempt to use an island whose code failed.
      if (event.type === 'pointermove') {
        if (startedAt === 0) void start();
        return;
      }
      touchedAt = performance.now();
      void start();
      held = hold(event, mounted !== undefined) ?? held;
    }
    const unlisten = () => {
      for (const type of INTERACTIONS) element.removeEventListener(type, touch, true);
    };
    for (const type of INTERACTIONS) element.addEventListener(type, touch, true);

    // The server rendered nothing, so it is due in any case.
    if (island.when === 'load' || element.dataset.empty !== undefined || isInUse(element)) void start();
    else if (island.when === 'idle') whenIdle(() => void start());
    else if (island.when === 'visible') {
      observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) void start();
        },
        { rootMargin: NEAR },
      );
      observer.observe(element);
    } else element.dataset.rest = '';

    return {
      stop() {
        isWanted = false;
        observer?.disconnect();
        unlisten();
        mounted?.unmount();
        delete element.dataset.live;
        delete element.dataset.rest;
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
    preload({ html, islands, remotes }) {
      const needed = isNeeded(html);
      for (const island of islands) if (needed || island.when === 'load') hint(island, remotes);
    },
  };
}
