/**
 * `<gm-karussell>`: adds scripts to a carousel's markup (shared/ui/carousel/carousel-window.tsx). It scrolls natively;
 * the engine is loaded on the first touch, key or focus. Pages are swapped as HTML, so everything starts and ends with
 * the element.
 */
import { defineElement } from '../browser/define-element.ts';
import type { Motor } from './start-motor.ts';
import { type Switching, startSwitching } from './switching.ts';

/** Time without a scroll event after which scrolling counts as finished. */
const STILL_MS = 120;
/** Maximum wait for a native scroll: busy phones start late and pause on the way. */
const STEP_MS = 1_000;
const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin'] as const;

class CarouselElement extends HTMLElement {
  #fenster!: HTMLElement;
  #slides: readonly HTMLElement[] = [];
  #end = new AbortController();
  #wechsel: Switching | undefined;
  #motor: Motor | undefined;
  #isAsked = false;
  #isPressed = false;
  #movedAt = 0;
  /** Target of the last native step, in px. */
  #goal: number | undefined;
  /** First and last visible slide. */
  #view = '';

  connectedCallback(): void {
    const spur = this.querySelector<HTMLElement>('.swiper-wrapper');
    if (!spur?.parentElement) return;
    this.#fenster = spur.parentElement;
    this.#slides = [...spur.querySelectorAll<HTMLElement>('.swiper-slide')];
    this.#forget(spur);
    this.#end = new AbortController();
    const { signal } = this.#end;
    const ms = Number(this.getAttribute('wechsel-ms'));
    if (ms > 0) this.#startWechsel(ms, signal);

    const observer = new ResizeObserver(() => this.#measure(spur));
    observer.observe(this.#fenster);
    signal.addEventListener('abort', () => observer.disconnect());
    this.addEventListener('click', this.#click, { signal });
    for (const event of FIRST_TOUCH) this.addEventListener(event, () => void this.#start(signal), { signal });
    this.#watchPointer(signal);
    this.#watchScroll(signal);
  }

  disconnectedCallback(): void {
    this.#end.abort();
    this.#stopMotor();
  }

  /**
   * Pages are cached as HTML while in use: removes everything the engine wrote, so that a restored page does not
   * contain it.
   */
  #forget(spur: HTMLElement): void {
    delete this.#fenster.dataset.motor;
    for (const part of [this.#fenster, spur, ...this.#slides]) part.removeAttribute('style');
    for (const slide of this.#slides) slide.inert = false;
    this.querySelector('[role=status]')?.replaceChildren();
    this.#view = '';
  }

  /** Shows buttons only if the slides overflow. */
  #measure(spur: HTMLElement): void {
    const isScrollable = spur.scrollWidth > spur.clientWidth + 1;
    // Read before writing, to avoid a forced reflow.
    if (this.#view === '') this.#view = this.#findView().join(' ');
    this.toggleAttribute('data-bereit', isScrollable);
    this.#wechsel?.setReady(isScrollable);
    if (!isScrollable) this.#stopMotor();
  }

  #startWechsel(ms: number, signal: AbortSignal): void {
    const button = this.querySelector<HTMLElement>('[data-wechsel]');
    const status = this.querySelector('[role=status]');
    const onState = ({ allowed, runs }: { allowed: boolean; runs: boolean }) => {
      this.toggleAttribute('data-laeuft', runs);
      // Automatic changes are not announced.
      status?.setAttribute('aria-live', runs ? 'off' : 'polite');
      if (!button) return;
      button.hidden = !allowed;
      button.setAttribute('aria-label', `Bildwechsel ${runs ? 'anhalten' : 'starten'}`);
    };
    this.#wechsel = startSwitching({ fenster: this.#fenster, ms, change: () => this.#move(1), onState, signal });
  }

  readonly #click = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button?.dataset.wechsel !== undefined) this.#wechsel?.toggle();
    const direction = Number(button?.dataset.schritt);
    if (!direction) return;
    this.#wechsel?.stop();
    this.#move(direction);
  };

  #move(direction: number): void {
    if (!this.#motor) this.#scroll(direction);
    else if (direction > 0) this.#motor.showNext();
    else this.#motor.showPrevious();
  }

  /** Native fallback for the engine's step, before it is loaded or if loading fails. */
  #scroll(direction: number): void {
    const window = this.#fenster;
    const [slide] = this.#slides;
    if (!slide) return;
    const end = window.scrollWidth - window.clientWidth;
    const step = slide.getBoundingClientRect().width * direction;
    const isAtEdge = direction > 0 ? window.scrollLeft >= end - 1 : window.scrollLeft <= 1;
    const rewound = direction > 0 ? 0 : end;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    this.#movedAt = performance.now();
    this.#goal = isAtEdge ? rewound : Math.min(Math.max(window.scrollLeft + step, 0), end);
    window.scrollTo({ left: this.#goal, behavior });
  }

  #watchScroll(signal: AbortSignal): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      this.#movedAt = performance.now();
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!this.#motor && !signal.aborted) this.#tellView(this.#findView());
      }, STILL_MS);
    };
    this.#fenster.addEventListener('scroll', note, { signal, passive: true });
  }

  #watchPointer(signal: AbortSignal): void {
    this.addEventListener('pointerdown', () => (this.#isPressed = true), { signal });
    for (const event of ['pointerup', 'pointercancel'] as const) {
      addEventListener(event, () => (this.#isPressed = false), { signal });
    }
  }

  /** 1-based numbers of the first and the last visible slide; empty without a layout. */
  #findView(): number[] {
    const { left, right } = this.#fenster.getBoundingClientRect();
    const margin = Number.parseFloat(getComputedStyle(this.#fenster).paddingInlineStart) || 0;
    const seen = this.#slides.flatMap((slide, index) => {
      const edges = slide.getBoundingClientRect();
      return edges.right > left + margin + 1 && edges.left < right - margin - 1 ? [index + 1] : [];
    });
    return seen.length > 0 ? [seen[0] ?? 0, seen.at(-1) ?? 0] : [];
  }

  /** The initial view needs no announcement. */
  #tellView([first = 0, last = first]: number[]): void {
    const view = `${first} ${last}`;
    if (first === 0 || view === this.#view) return;
    this.#view = view;
    const status = this.querySelector('[role=status]');
    if (!status) return;
    const which = first === last ? String(first) : `${first} bis ${last}`;
    status.textContent = `${this.getAttribute('einheit') ?? ''} ${which} von ${this.#slides.length}`;
  }

  /** The engine starts only at rest: it begins at the slide at the edge, which would undo half a step. */
  async #waitForRest(): Promise<void> {
    const halfASlide = (this.#slides[0]?.offsetWidth ?? 0) / 2;
    const isThere = () => Math.abs(this.#fenster.scrollLeft - (this.#goal ?? this.#fenster.scrollLeft)) <= halfASlide;
    while (this.#isPressed || performance.now() - this.#movedAt < (isThere() ? STILL_MS : STEP_MS)) {
      await new Promise((resolve) => setTimeout(resolve, STILL_MS));
    }
    this.#goal = undefined;
  }

  async #start(signal: AbortSignal): Promise<void> {
    if (this.#isAsked || this.dataset.bereit === undefined) return;
    this.#isAsked = true;
    try {
      const { startMotor } = await import(/* webpackChunkName: "carousel" */ './start-motor.ts');
      await this.#waitForRest();
      if (signal.aborted || this.dataset.bereit === undefined) {
        this.#isAsked = false;
        return;
      }
      this.#motor = startMotor({ fenster: this.#fenster, onMove: (...view) => this.#tellView(view) });
      // Announce the final position now: a scroll may have stopped halfway, and the engine has aligned it.
      this.#tellView(this.#findView());
    } catch {
      // Without the engine the window keeps scrolling natively, so visitors see no fault.
      delete this.#fenster.dataset.motor;
    }
  }

  #stopMotor(): void {
    if (!this.#motor) return;
    this.#motor.stop();
    this.#motor = undefined;
    this.#isAsked = false;
  }
}

/** Defines the element for all current and future carousels of the document. */
export function defineCarousel(): void {
  defineElement('gm-karussell', CarouselElement);
}
