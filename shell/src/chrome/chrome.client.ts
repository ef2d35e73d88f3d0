/**
 * What header and footer do beyond plain HTML. No framework: their markup never hydrates, and it may leave and come back
 * with the layout, so listeners sit on the document and elements are looked up when needed.
 */
import { whenIdle } from '../client/when-idle.ts';

const HIDES_BELOW_PX = 100;
const SHOWS_ABOVE_PX = 50;
const TOLERANCE_PX = 5;
const RESIZE_MS = 300;

const PANELS = 'dialog[popover]';
const findKopf = () => document.getElementById('kopf');
const knowsPopover = () => 'popover' in HTMLElement.prototype;
const findOpen = () => document.querySelector(`${PANELS}${knowsPopover() ? ':popover-open' : '[open]'}`);
const findToggles = (panel: Element) => document.querySelectorAll<HTMLElement>(`[aria-controls="${panel.id}"]`);

/** Every element inherits from the root: nothing is written that the stylesheet says already (tokens.css). */
function setOnRoot(name: string, px: number): void {
  const root = document.documentElement;
  if (getComputedStyle(root).getPropertyValue(name) !== `${px}px`) root.style.setProperty(name, `${px}px`);
}

/** Where the panels begin and how far hash links keep away (text may be enlarged), and how wide the scrollbar is. */
function measure(): void {
  const { bottom = 0, height = 0 } = findKopf()?.getBoundingClientRect() ?? {};
  if (height > 0) setOnRoot('--gm-kopf-hoehe', Math.round(height));
  if (bottom > 0) setOnRoot('--gm-kopf', Math.round(bottom));
  // While a panel is open the scrollbar is gone already.
  if (!findOpen()) setOnRoot('--gm-rollbalken', innerWidth - document.documentElement.clientWidth);
}

function reflectPanel(panel: Element, open: boolean): void {
  if (open) measure();
  for (const toggle of findToggles(panel)) toggle.setAttribute('aria-expanded', String(open));
}

/** Written here and not into the HTML, where it would stay 'false' while the browser opens a panel without scripts. */
function announcePanels(): void {
  const open = findOpen();
  for (const panel of document.querySelectorAll(PANELS)) reflectPanel(panel, panel === open);
}

/** The page below an open panel takes neither clicks nor focus; the header's toggles still do. */
function reflectPage(): void {
  const open = findOpen() !== null;
  for (const element of document.querySelectorAll('#inhalt, #fuss')) element.toggleAttribute('inert', open);
}

/**
 * Clicking beside a panel leaves the focus nowhere, and so do browsers that close one opened from another; it belongs to
 * the toggle then, unless a panel that does not hold it has opened instead.
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

/** Browsers from before 2024 do not know `popover`: the panels are plain dialogs there, one open at a time. */
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

/** The header leaves on the way down and comes back on the way up, never while focus is inside (requirement S-8). */
function hideOnScroll(): void {
  let last = scrollY;
  let waits = false;
  const update = () => {
    waits = false;
    const kopf = findKopf();
    const y = Math.max(0, scrollY);
    if (!kopf || (Math.abs(y - last) < TOLERANCE_PX && y > SHOWS_ABOVE_PX)) return;
    const hides = y > last && y > HIDES_BELOW_PX && !kopf.contains(document.activeElement);
    kopf.toggleAttribute('data-hidden', hides);
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

/** The search field suggests; nobody pays for it before going there. */
function suggestOnFocus(): void {
  const started = new WeakSet<Element>();
  const start = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement) || target.id !== 'gm-suchbegriff' || started.has(target)) return;
    started.add(target);
    const load = import(/* webpackChunkName: "vorschlaege" */ '../suche/vorschlaege.ts');
    // Without it the form works as before; the next visit to the field tries again.
    load.then(({ startVorschlaege }) => startVorschlaege(target)).catch(() => started.delete(target));
  };
  document.addEventListener('focusin', ({ target }) => start(target));
  start(document.activeElement);
}

/** Starts the behaviour of header and footer; call once per document, before or after hydration. */
export function enhanceChrome(): void {
  // Toggle events do not bubble, hence the capture phase. When one panel replaces another, 'beforetoggle' comes in an
  // order of its own, so the page looks at the state afterwards.
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
      // A level of the menu is read from its top, wherever the one before was scrolled to.
      if (event.target instanceof HTMLDetailsElement) event.target.closest(PANELS)?.scrollTo(0, 0);
      if (!isPanel(event.target)) return;
      // Styles of the whole page change with this: not before the panel has been painted.
      requestAnimationFrame(() => setTimeout(reflectPage));
      if (event.newState === 'closed') returnFocus(event.target);
    },
    true,
  );
  measureOnResize();
  // The first panel to open finds it done.
  whenIdle(measure);
  if (!knowsPopover()) openWithoutPopover();
  // A panel opened before this script ran.
  announcePanels();
  if (findOpen()) reflectPage();
  hideOnScroll();
  suggestOnFocus();
}

let shown: string | undefined;

/**
 * Fits header and footer to the page `pfad` after a navigation: panels close, `aria-current` and the logo's link move
 * on, the menu opens at its branch. The first call only notes the page the server rendered, so a panel opened before
 * hydration stays as it is.
 */
export function updateChrome(pfad: string): void {
  const first = shown === undefined;
  if (!first) closePanels();
  announcePanels();
  shown = pfad;
  for (const link of document.querySelectorAll('.gm-contents a')) {
    const isLogo = link.classList.contains('gm-logo');
    if (isLogo && pfad === '/') link.removeAttribute('href');
    else if (isLogo) link.setAttribute('href', '/');
    else if (link.getAttribute('href') === pfad) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  if (!first) openBranch();
  findKopf()?.removeAttribute('data-hidden');
}

/** The menu opens where the visitor is. */
function openBranch(): void {
  const current = document.querySelector('.gm-menue a[aria-current]');
  for (const level of document.querySelectorAll<HTMLDetailsElement>('.gm-menue details')) {
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
  // Not left to the toggle event, which comes later: the new page's heading takes the focus right now.
  reflectPage();
}
