import Swiper from 'swiper';
import { A11y } from 'swiper/modules';

export interface Motor {
  showNext(): void;
  showPrevious(): void;
  stop(): void;
}

interface MotorOptions {
  /** Element of `KarussellFenster` (shared/ui): its markup bears the names the engine looks for. */
  fenster: HTMLElement;
  /** After each step: the numbers of the first and the last slide that can be seen, counted from 1. */
  onMove: (first: number, last: number) => void;
}

/** The slide at the left edge of the window: the engine goes on where native scrolling stood. */
function findFirstSlide(slides: readonly HTMLElement[], scrollLeft: number): number {
  const index = slides.findIndex((slide) => slide.offsetLeft + slide.offsetWidth / 2 > scrollLeft);
  return Math.max(0, index);
}

function isCut(slide: HTMLElement, fenster: HTMLElement): boolean {
  const { left, right } = slide.getBoundingClientRect();
  const edges = fenster.getBoundingClientRect();
  return left < edges.left || right > edges.right;
}

/**
 * Swiper on the markup that is there: it adds dragging, momentum and the rewind at the end. Widths and gaps come from
 * the stylesheet, so its start moves nothing. Slides out of sight are `inert`: the keyboard stays in what is seen.
 */
export function startMotor({ fenster, onMove }: MotorOptions): Motor {
  const slides = [...fenster.querySelectorAll<HTMLElement>('.swiper-slide')];
  const initialSlide = findFirstSlide(slides, fenster.scrollLeft);

  const hideOthers = ({ visibleSlidesIndexes: visible }: Swiper) => {
    for (const [index, slide] of slides.entries()) slide.inert = visible.length > 0 && !visible.includes(index);
  };
  // Asked by what is in view: at the end the engine's own index may lag behind by a rounding error.
  let known: string | undefined;
  const tellMove = ({ visibleSlidesIndexes: visible }: Swiper) => {
    const [first = 0] = visible;
    const last = visible.at(-1) ?? first;
    const moved = known !== undefined && known !== `${first} ${last}`;
    known = `${first} ${last}`;
    if (moved) onMove(first + 1, last + 1);
  };

  fenster.dataset.motor = '';
  fenster.scrollLeft = 0;
  const swiper = new Swiper(fenster, {
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

  // A slide cut by the edge can be clicked; reached by keyboard it has to come into full view.
  const showFocused = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const index = slides.findIndex((slide) => slide.contains(target));
    const slide = slides[index];
    if (slide && isCut(slide, fenster)) swiper.slideTo(index);
  };
  fenster.addEventListener('focusin', showFocused);

  return {
    showNext: () => swiper.slideNext(),
    showPrevious: () => swiper.slidePrev(),
    stop() {
      fenster.removeEventListener('focusin', showFocused);
      swiper.destroy();
      for (const slide of slides) slide.inert = false;
      delete fenster.dataset.motor;
    },
  };
}
