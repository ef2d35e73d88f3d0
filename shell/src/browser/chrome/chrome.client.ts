/**
 * Behaviour of header and footer beyond plain HTML. It needs no framework: the markup never hydrates and may be
 * replaced with the layout, so listeners are on the document and elements are looked up when needed.
 */
import { whenIdle } from '../../base/when-idle.ts';

/** Requirement S-8: offsets of 100 px up and 50 px down, each in its own direction. */
const HIDES_BELOW_PX = 50;
const SHOWS_ABOVE_PX = 100;
const TOLERANCE_PX = 5;
const RESIZE_MS = 300;

const PANELS = 'dialog[popover]';
const findHead = () => document.getElementById('kopf');
const knowsPopover = () => 'popover' in HTMLElement.prototype;
const findOpen = () => document.querySelector(`${PANELS}${knowsPopover() ? ':popover-open' : '[open]'}`);
const findToggles = (panel: Element) => document.querySelectorAll<HTMLElement>(`[aria-controls="${panel.id}"]`);

/** All elements inherit from the root, so a value that the stylesheet already has is not written (tokens.css). */
function setOnRoot(name: string, px: number): void {
  const root = document.documentElement;
  if (getComputedStyle(root).getPropertyValue(name) !== `${px}px`) root.style.setProperty(name, `${px}px`);
}

/**
 * Measures where the panels begin, the scroll offset of hash links (text may be enlarged) and the width of the
 * scrollbar.
 */
function measure(): void {
  const { bottom = 0, height = 0 } = findHead()?.getBoundingClientRect() ?? {};
  if (height > 0) setOnRoot('--gm-kopf-hoehe', Math.round(height));
  if (bottom > 0) setOnRoot('--gm-kopf', Math.round(bottom));
  // An open panel has already hidden the scrollbar.
  if (!findOpen()) setOnRoot('--gm-rollbalken', innerWidth - document.documentElement.clientWidth);
}

function reflectPanel(panel: Element, open: boolean): void {
  if (open) measure();
  for (const toggle of findToggles(panel)) toggle.setAttribute('aria-expanded', String(open));
}

/** Set by script instead of in the HTML, where it would stay 'false' when the browser opens a panel without scripts. */
function announcePanels(): void {
  const open = findOpen();
  for (const panel of document.querySelectorAll(PANELS)) reflectPanel(panel, panel === open);
}

/** The page below an open panel is inert; the header's toggles are not. */
function reflectPage(): void {
  const open = findOpen() !== null;
  for (const element of document.querySelectorAll('#inhalt, #fuss')) element.toggleAttribute('inert', open);
}

/**
 * A click outside a panel loses the focus, as do browsers that close one panel when another opens. It returns to the
 * toggle, unless another panel has opened.
 */
function returnFocus(panel: Element): void {
  const { activeElement } = document;
  if (activeElement !== document.body && !panel.contains(activeElement)) return;
  const open = findOpen();
  const toggles = [...findToggles(panel)];
  toggles.find((toggle) => !open || open.contains(toggle))?.focus({ preventScroll: true });
}

const isPanel = (target: EventTarget | null): target is HTMLDialogElement =>
  target instanceof Element && target.matches(PANELS);

/** Browsers from before 2024 lack `popover`: there the panels are plain dialogs, one open at a time. */
function openWithoutPopover(): void {
  const show = (panel: HTMLDialogElement, open: boolean) => {
    panel.toggleAttribute('open', open);
    reflectPanel(panel, open);
    reflectPage();
    if (open) (panel.querySelector<HTMLElement>('[autofocus]') ?? panel.querySelector('button'))?.focus();
  };
  const closeAll = () => {
    for (const panel of document.querySelectorAll<HTMLDialogElement>(`${PANELS}[open]`)) {
      show(panel, false);
      if (panel.contains(document.activeElement)) findToggles(panel)[0]?.focus();
    }
  };
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
    const panel = id ? document.getElementById(id) : null;
    const opens = isPanel(panel) && !panel.open;
    if (id || !target.closest(PANELS)) closeAll();
    if (opens) show(panel, true);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeAll();
  });
}

/** Requirement S-20: throttled to 300 ms. */
function measureOnResize(): void {
  let waits = false;
  addEventListener('resize', () => {
    if (waits) return;
    waits = true;
    setTimeout(() => {
      waits = false;
      measure();
    }, RESIZE_MS);
  });
}

/** The header hides on scrolling down and returns on scrolling up, never while it has the focus (requirement S-8). */
function hideOnScroll(): void {
  let last = scrollY;
  let waits = false;
  const update = () => {
    waits = false;
    const head = findHead();
    const y = Math.max(0, scrollY);
    const isBack = y < last && y <= SHOWS_ABOVE_PX;
    if (!head || (Math.abs(y - last) < TOLERANCE_PX && !isBack)) return;
    const hides = y > last && y > HIDES_BELOW_PX && !head.contains(document.activeElement);
    head.toggleAttribute('data-hidden', hides);
    last = y;
  };
  addEventListener(
    'scroll',
    () => {
      if (waits) return;
      waits = true;
      requestAnimationFrame(update);
    },
    { passive: true },
  );
}

/** Loads the suggestions when the search field gets the focus. */
function suggestOnFocus(): void {
  const started = new WeakSet<Element>();
  const start = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement) || target.id !== 'gm-suchbegriff' || started.has(target)) return;
    started.add(target);
    const load = import(/* webpackChunkName: "suggestions" */ '../search/suggestions.ts');
    // Without the suggestions the form works as before; the next focus tries again.
    load.then(({ startVorschlaege: startSuggestions }) => startSuggestions(target)).catch(() => started.delete(target));
  };
  document.addEventListener('focusin', ({ target }) => start(target));
  start(document.activeElement);
}

/** Starts the behaviour of header and footer; call it once per document, before or after hydration. */
export function enhanceChrome(): void {
  // Toggle events do not bubble, hence the capture phase. The order of 'beforetoggle' varies when one panel replaces
  // another, so the state is read afterwards.
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (isPanel(event.target)) reflectPanel(event.target, event.newState === 'open');
    },
    true,
  );
  document.addEventListener(
    'toggle',
    (event) => {
      // Each level of the menu starts at its top, however far the previous one was scrolled.
      if (event.target instanceof HTMLDetailsElement) event.target.closest(PANELS)?.scrollTo(0, 0);
      if (!isPanel(event.target)) return;
      // This changes styles of the whole page, so wait until the panel has been painted.
      requestAnimationFrame(() => setTimeout(reflectPage));
      if (event.newState === 'closed') returnFocus(event.target);
    },
    true,
  );
  measureOnResize();
  // Then the first panel opens without measuring.
  whenIdle(measure);
  if (!knowsPopover()) openWithoutPopover();
  // A panel may have been opened before this script ran.
  announcePanels();
  if (findOpen()) reflectPage();
  hideOnScroll();
  suggestOnFocus();
}

let shown: string | undefined;

/**
 * Updates header and footer for the page `path` after a navigation: panels close, `aria-current` and the logo's link
 * change, the menu opens at its branch. The first call only records the page rendered by the server, so a panel opened
 * before hydration stays open.
 */
export function updateChrome(path: string): void {
  const first = shown === undefined;
  if (!first) closePanels();
  announcePanels();
  shown = path;
  for (const link of document.querySelectorAll('.gm-contents a')) {
    const isLogo = link.classList.contains('gm-logo');
    if (isLogo && path === '/') link.removeAttribute('href');
    else if (isLogo) link.setAttribute('href', '/');
    else if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  if (!first) openBranch();
  findHead()?.removeAttribute('data-hidden');
}

/** Opens the menu at the current page. */
function openBranch(): void {
  const current = document.querySelector('.gm-menu a[aria-current]');
  for (const level of document.querySelectorAll<HTMLDetailsElement>('.gm-menu details')) {
    level.open = level.contains(current);
  }
}

function closePanels(): void {
  for (const panel of document.querySelectorAll<HTMLDialogElement>(PANELS)) {
    if (!knowsPopover()) {
      panel.removeAttribute('open');
      reflectPanel(panel, false);
    } else if (panel.matches(':popover-open')) panel.hidePopover();
  }
  // The toggle event would come too late: the new page's heading gets the focus now.
  reflectPage();
}
