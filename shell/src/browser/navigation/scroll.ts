const HASH_DELAY_MS = 300;
const HASH_MARGIN_PX = 32;
const STORE = 'gm:scroll';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Stores the scroll position of the history entry `key`. */
export function saveScroll(key: string): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...readPositions(), [key]: Math.round(scrollY) }));
  } catch {
    // Storage is full or denied: going back then starts at the top.
  }
}

export function restoreScroll(key: string): void {
  scrollTo({ top: readPositions()[key] ?? 0, behavior: 'instant' });
}

/** The element a hash points to. A hash with an invalid escape (`#100%`) is used literally. */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/** Height of the window that the header covers; zero where it scrolls with the page (`page/chrome/head.css`). */
function measureHeader(): number {
  const header = document.getElementById('kopf');
  if (!header) return 0;
  const { height } = header.getBoundingClientRect();
  return Number.parseFloat(getComputedStyle(header).top) < -height ? 0 : height;
}

/** Requirement S-2: with a hash wait 300 ms, then scroll smoothly below the header; otherwise to the top. */
export function scrollForNavigation(hash: string): void {
  if (!hash) {
    scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  setTimeout(() => {
    const target = findHashTarget(hash);
    if (!target) return;
    const header = measureHeader();
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = target.getBoundingClientRect().top + scrollY - header - HASH_MARGIN_PX;
    scrollTo({ top, behavior: reduced ? 'instant' : 'smooth' });
  }, HASH_DELAY_MS);
}
