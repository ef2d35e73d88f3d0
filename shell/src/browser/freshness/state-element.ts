/**
 * `<gm-stand bis="2026-03-05T17:00:00.000Z">`: HTML that is valid until that moment. Then, or at once when it came too
 * late from a cache or from memory, the page is fetched once for all such elements, and the new elements replace the
 * old. Without scripts the next page load does it; the server caches no page beyond its first such moment.
 */
import { defineElement } from '@gm/shared/browser/define-element';

/** Minimum time between two requests; doubled each time the response has no news, e.g. from the offline cache. */
const PAUSE_MS = 60_000;

const shown = new Set<StateElement>();
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = PAUSE_MS;
let notBefore = 0;
let isAsking = false;

class StateElement extends HTMLElement {
  /** Missing or invalid: the element never expires. */
  get until(): number {
    return Date.parse(this.getAttribute('bis') ?? '') || Number.POSITIVE_INFINITY;
  }

  connectedCallback(): void {
    shown.add(this);
    plan();
  }

  disconnectedCallback(): void {
    shown.delete(this);
    // The next page starts without back-off.
    if (shown.size === 0) [pause, notBefore] = [PAUSE_MS, 0];
    plan();
  }
}

/** A hidden page waits until it is visible. */
function plan(): void {
  clearTimeout(timer);
  const due = Math.min(...[...shown].map(({ until }) => until));
  if (Number.isFinite(due) && !isAsking && !document.hidden) {
    timer = setTimeout(renew, Math.max(due, notBefore) - Date.now());
  }
}

const findIn = (page: Document) => [...page.querySelectorAll('main gm-stand')];

/** @returns whether anything changed */
async function fetchState(): Promise<boolean> {
  const { href } = location;
  const reply = await fetch(href, { headers: { accept: 'text/html' }, cache: 'no-cache' });
  if (!reply.ok) return false;
  const next = findIn(new DOMParser().parseFromString(await reply.text(), 'text/html'));
  const old = findIn(document);
  // The visitor navigated meanwhile, or the page was changed: the elements no longer correspond.
  if (location.href !== href || next.length !== old.length) return false;
  const changed = old.filter((element, index) => element.getAttribute('bis') !== next[index]?.getAttribute('bis'));
  for (const element of changed) element.replaceWith(next[old.indexOf(element)] ?? element);
  return changed.length > 0;
}

async function renew(): Promise<void> {
  isAsking = true;
  // Without a response the page stays, and another request follows later.
  const isNew = await fetchState().catch(() => false);
  isAsking = false;
  pause = isNew ? PAUSE_MS : pause * 2;
  notBefore = Date.now() + pause;
  plan();
}

/** Defines the element that keeps time-dependent HTML current. */
export function defineState(): void {
  defineElement('gm-stand', StateElement);
  for (const event of ['visibilitychange', 'pageshow']) addEventListener(event, plan);
}
