/**
 * `<gm-karussell>`: what a carousel's markup (shared/ui/karussell-fenster.tsx) does with scripts. It scrolls natively; the
 * engine comes with the first touch, key or focus. Pages are swapped as HTML, so everything begins and ends with the element.
 */
import { defineElement } from '../browser/define-element.ts';
import type { Motor } from './start-motor.ts';
import { startWechsel, type Wechsel } from './wechsel.ts';

/** Without a scroll event for so long the slides stand still. */
const STILL_MS = 120;
/** A busy phone begins to scroll late and halts on the way: so long it is waited for. */
const STEP_MS = 1_000;
const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin'] as const;

class KarussellElement extends HTMLElement {
  #fenster!: HTMLElement;
  #slides: readonly HTMLElement[] = [];
  #end = new AbortController();
  #wechsel: Wechsel | undefined;
  #motor: Motor | undefined;
  #isAsked = false;
  #isPressed = false;
  #movedAt = 0;
  /** Where the last native step leads, in px. */
  #goal: number | undefined;
  /** First and last slide in view. */
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

  /** Pages are kept as HTML while somebody uses them: nothing of what the engine wrote may come back with one. */
  #forget(spur: HTMLElement): void {
    delete this.#fenster.dataset.motor;
    for (const part of [this.#fenster, spur, ...this.#slides]) part.removeAttribute('style');
    for (const slide of this.#slides) slide.inert = false;
    this.querySelector('[role=status]')?.replaceChildren();
    this.#view = '';
  }

  /** Buttons only where there is more than fits. */
  #measure(spur: HTMLElement): void {
    const isScrollable = spur.scrollWidth > spur.clientWidth + 1;
    // Read before anything is written: the page would be laid out once more for it.
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
      // Nobody is told of a change they did not ask for.
      status?.setAttribute('aria-live', runs ? 'off' : 'polite');
      if (!button) return;
      button.hidden = !allowed;
      button.setAttribute('aria-label', `Bildwechsel ${runs ? 'anhalten' : 'starten'}`);
    };
    this.#wechsel = startWechsel({ fenster: this.#fenster, ms, change: () => this.#move(1), onState, signal });
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

  /** Native counterpart of the engine's step, for the moments before it is there and for when it never comes. */
  #scroll(direction: number): void {
    const fenster = this.#fenster;
    const [slide] = this.#slides;
    if (!slide) return;
    const end = fenster.scrollWidth - fenster.clientWidth;
    const step = slide.getBoundingClientRect().width * direction;
    const isAtEdge = direction > 0 ? fenster.scrollLeft >= end - 1 : fenster.scrollLeft <= 1;
    const rewound = direction > 0 ? 0 : end;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    this.#movedAt = performance.now();
    this.#goal = isAtEdge ? rewound : Math.min(Math.max(fenster.scrollLeft + step, 0), end);
    fenster.scrollTo({ left: this.#goal, behavior });
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

  /** Numbers of the first and the last slide that can be seen, counted from 1; none while it is not laid out. */
  #findView(): number[] {
    const { left, right } = this.#fenster.getBoundingClientRect();
    const rand = Number.parseFloat(getComputedStyle(this.#fenster).paddingInlineStart) || 0;
    const seen = this.#slides.flatMap((slide, index) => {
      const edges = slide.getBoundingClientRect();
      return edges.right > left + rand + 1 && edges.left < right - rand - 1 ? [index + 1] : [];
    });
    return seen.length > 0 ? [seen[0] ?? 0, seen.at(-1) ?? 0] : [];
  }

  /** What is there from the start needs no announcement. */
  #tellView([first = 0, last = first]: number[]): void {
    const view = `${first} ${last}`;
    if (first === 0 || view === this.#view) return;
    this.#view = view;
    const status = this.querySelector('[role=status]');
    if (!status) return;
    const which = first === last ? String(first) : `${first} bis ${last}`;
    status.textContent = `${this.getAttribute('einheit') ?? ''} ${which} von ${this.#slides.length}`;
  }

  /** The engine takes over between two movements: it begins at the slide at the edge, and a half step would go back. */
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
      const { startMotor } = await import(/* webpackChunkName: "karussell" */ './start-motor.ts');
      await this.#waitForRest();
      if (signal.aborted || this.dataset.bereit === undefined) {
        this.#isAsked = false;
        return;
      }
      this.#motor = startMotor({ fenster: this.#fenster, onMove: (...view) => this.#tellView(view) });
      // What was scrolled to a moment ago, now that the engine has put it to the edge: a scroll may have halted halfway.
      this.#tellView(this.#findView());
    } catch {
      // Without the engine the window goes on scrolling natively: no fault a visitor meets.
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

/** Brings every carousel of the document to life, and those that come later. */
export function defineKarussell(): void {
  defineElement('gm-karussell', KarussellElement);
}
