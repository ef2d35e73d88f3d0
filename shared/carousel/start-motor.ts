import Swiper from 'swiper';
import { A11y } from 'swiper/modules';

export interface Motor {
  showNext(): void;
  showPrevious(): void;
  stop(): void;
}

interface MotorOptions {
  /** Root element of `CarouselWindow` (shared/ui); its markup has the class names the engine expects. */
  fenster: HTMLElement;
  /** After each step: 1-based numbers of the first and the last visible slide. */
  onMove: (first: number, last: number) => void;
}

/** The slide at the left edge, where the engine continues after native scrolling. */
function findFirstSlide(slides: readonly HTMLElement[], scrollLeft: number): number {
  const index = slides.findIndex((slide) => slide.offsetLeft + slide.offsetWidth / 2 > scrollLeft);
  return Math.max(0, index);
}

function isCut(slide: HTMLElement, window: HTMLElement): boolean {
  const { left, right } = slide.getBoundingClientRect();
  const edges = window.getBoundingClientRect();
  return left < edges.left || right > edges.right;
}

/**
 * Runs Swiper on the existing markup: adds dragging, momentum and rewinding. Widths and gaps come from the stylesheet,
 * so starting it moves nothing. Invisible slides are `inert`, so that keyboard focus stays in view.
 */
export function startMotor({ fenster: window, onMove }: MotorOptions): Motor {
  const slides = [...window.querySelectorAll<HTMLElement>('.swiper-slide')];
  const initialSlide = findFirstSlide(slides, window.scrollLeft);

  const hideOthers = ({ visibleSlidesIndexes: visible }: Swiper) => {
    for (const [index, slide] of slides.entries()) slide.inert = visible.length > 0 && !visible.includes(index);
  };
  // Derived from the visible slides: at the end the engine's own index may be off by a rounding error.
  let known: string | undefined;
  const tellMove = ({ visibleSlidesIndexes: visible }: Swiper) => {
    const [first = 0] = visible;
    const last = visible.at(-1) ?? first;
    const moved = known !== undefined && known !== `${first} ${last}`;
    known = `${first} ${last}`;
    if (moved) onMove(first + 1, last + 1);
  };

  window.dataset.motor = '';
  window.scrollLeft = 0;
  const swiper = new Swiper(window, {
    modules: [A11y],
    initialSlide,
    slidesPerView: 'auto',
    watchSlidesProgress: true,
    rewind: true,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    a11y: { slideRole: '', slideLabelMessage: '', wrapperLiveRegion: false },
    on: {
      afterInit(swiper) {
        hideOthers(swiper);
        tellMove(swiper);
      },
      progress: hideOthers,
      resize: hideOthers,
      transitionEnd: tellMove,
    },
  });

  // A partly visible slide can be clicked; on keyboard focus it must be scrolled into full view.
  const showFocused = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const index = slides.findIndex((slide) => slide.contains(target));
    const slide = slides[index];
    if (slide && isCut(slide, window)) swiper.slideTo(index);
  };
  window.addEventListener('focusin', showFocused);

  return {
    showNext: () => swiper.slideNext(),
    showPrevious: () => swiper.slidePrev(),
    stop() {
      window.removeEventListener('focusin', showFocused);
      swiper.destroy();
      for (const slide of slides) slide.inert = false;
      delete window.dataset.motor;
    },
  };
}
