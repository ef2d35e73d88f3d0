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

/** Remembers where the visitor was on the history entry `key`. */
export function saveScroll(key: string): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...readPositions(), [key]: Math.round(scrollY) }));
  } catch {
    // Storage full or forbidden: going back then starts at the top.
  }
}

/** What is not near is as high as somebody guessed (stile/base.css): whoever goes to one place needs the page's real height. */
export function layOutWhole(): void {
  document.getElementById('inhalt')?.setAttribute('data-ganz', '');
}

export function restoreScroll(key: string): void {
  const top = readPositions()[key] ?? 0;
  if (top > 0) layOutWhole();
  scrollTo({ top, behavior: 'instant' });
}

/** The element a hash points to. A hash that is no escape (`#100%`) is taken as it stands. */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/** How much of the window the header covers; nothing where it scrolls away with the page (`chrome/kopf.css`). */
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
  layOutWhole();
  setTimeout(() => {
    const target = findHashTarget(hash);
    if (!target) return;
    const header = measureHeader();
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = target.getBoundingClientRect().top + scrollY - header - HASH_MARGIN_PX;
    scrollTo({ top, behavior: reduced ? 'instant' : 'smooth' });
  }, HASH_DELAY_MS);
}
