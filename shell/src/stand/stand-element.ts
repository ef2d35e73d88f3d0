/**
 * `<gm-stand bis="2026-03-05T17:00:00.000Z">`: HTML that is true until that moment. Then, or at once when it came too late from
 * a cache or out of the browser's memory, the page is asked for anew, once for all of them, and its elements take their
 * places. Without scripts the next page load does it; the server keeps no page beyond the first of its moments.
 */
import { defineElement } from '@gm/shared/browser/define-element';

/** Shortest time between two requests; doubled each time the answer brings nothing new, e.g. from the offline store. */
const PAUSE_MS = 60_000;

const shown = new Set<StandElement>();
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = PAUSE_MS;
let notBefore = 0;
let isAsking = false;

class StandElement extends HTMLElement {
  /** Missing or no date: it stays as it is. */
  get until(): number {
    return Date.parse(this.getAttribute('bis') ?? '') || Number.POSITIVE_INFINITY;
  }

  connectedCallback(): void {
    shown.add(this);
    plan();
  }

  disconnectedCallback(): void {
    shown.delete(this);
    // The next page begins anew.
    if (shown.size === 0) [pause, notBefore] = [PAUSE_MS, 0];
    plan();
  }
}

/** Nobody looks at a hidden page: it waits until somebody does. */
function plan(): void {
  clearTimeout(timer);
  const due = Math.min(...[...shown].map(({ until }) => until));
  if (Number.isFinite(due) && !isAsking && !document.hidden) {
    timer = setTimeout(renew, Math.max(due, notBefore) - Date.now());
  }
}

const findIn = (page: Document) => [...page.querySelectorAll('main gm-stand')];

/** @returns whether anything was said anew */
async function fetchStand(): Promise<boolean> {
  const { href } = location;
  const reply = await fetch(href, { headers: { accept: 'text/html' }, cache: 'no-cache' });
  if (!reply.ok) return false;
  const next = findIn(new DOMParser().parseFromString(await reply.text(), 'text/html'));
  const old = findIn(document);
  // Gone on meanwhile, or the page was changed: the places do not belong together.
  if (location.href !== href || next.length !== old.length) return false;
  const changed = old.filter((element, index) => element.getAttribute('bis') !== next[index]?.getAttribute('bis'));
  for (const element of changed) element.replaceWith(next[old.indexOf(element)] ?? element);
  return changed.length > 0;
}

async function renew(): Promise<void> {
  isAsking = true;
  // Without an answer the page stays as it is, and is asked for again later.
  const isNew = await fetchStand().catch(() => false);
  isAsking = false;
  pause = isNew ? PAUSE_MS : pause * 2;
  notBefore = Date.now() + pause;
  plan();
}

/** Keeps what the pages say of the moment true. */
export function defineStand(): void {
  defineElement('gm-stand', StandElement);
  for (const event of ['visibilitychange', 'pageshow']) addEventListener(event, plan);
}
