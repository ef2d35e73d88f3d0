// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findHashTarget, restoreScroll, saveScroll, scrollForNavigation } from './scroll.ts';

const scrollTo = vi.fn();
let reducedMotion: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  reducedMotion = false;
  scrollTo.mockReset();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: reducedMotion }));
  document.body.innerHTML =
    '<header id="kopf"></header><h2 id="öffnungszeiten">Zeiten</h2><p id="100%"></p><p id="a b"></p>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const place = (element: HTMLElement | null, box: Partial<DOMRect>) =>
  vi.spyOn(element!, 'getBoundingClientRect').mockReturnValue(box as DOMRect);

describe('after a navigation', () => {
  it('starts at the top', () => {
    scrollForNavigation('');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  });

  it('waits 300 ms and scrolls to the target of the hash, 32 px below the header', () => {
    vi.stubGlobal('scrollY', 100);
    place(document.getElementById('kopf'), { height: 80 });
    place(document.getElementById('öffnungszeiten'), { top: 500 });
    scrollForNavigation('#%C3%B6ffnungszeiten');
    vi.advanceTimersByTime(299);
    expect(scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 500 + 100 - 80 - 32, behavior: 'smooth' });
  });

  it('does not animate with reduced motion', () => {
    reducedMotion = true;
    document.getElementById('kopf')?.remove();
    place(document.getElementById('öffnungszeiten'), { top: 500 });
    scrollForNavigation('#öffnungszeiten');
    vi.advanceTimersByTime(300);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 468, behavior: 'instant' });
  });

  it.each(['#gibt-es-nicht', '#%zz', '#%'])('keeps the position when %s leads nowhere', (hash) => {
    scrollForNavigation(hash);
    vi.advanceTimersByTime(300);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('target of a hash', () => {
  it.each([
    ['#%C3%B6ffnungszeiten', 'öffnungszeiten'],
    ['#öffnungszeiten', 'öffnungszeiten'],
    ['#a%20b', 'a b'],
    ['#100%', '100%'],
    ['#', undefined],
    ['', undefined],
  ])('%o is %o', (hash, id) => {
    expect(findHashTarget(hash)?.id).toBe(id);
  });
});

describe('going back', () => {
  it('returns to the position of that history entry', () => {
    vi.stubGlobal('scrollY', 412.6);
    saveScroll('eins');
    vi.stubGlobal('scrollY', 50);
    saveScroll('zwei');
    restoreScroll('eins');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 413, behavior: 'instant' });
    restoreScroll('zwei');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 50, behavior: 'instant' });
  });

  it.each<[string, () => void]>([
    ['nothing was remembered', () => {}],
    ['the memory is damaged', () => sessionStorage.setItem('gm:scroll', '{')],
    [
      'the memory is forbidden',
      () => {
        vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
          throw new DOMException('denied');
        });
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('denied');
        });
        saveScroll('eins');
      },
    ],
  ])('starts at the top when %s', (_name, arrange) => {
    arrange();
    restoreScroll('eins');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  });
});
