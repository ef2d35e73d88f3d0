import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const WENIGER_BEWEGUNG = '(prefers-reduced-motion: reduce)';

interface Wechsel {
  /** Whether pictures may change by themselves at all: not for visitors who want less motion. */
  erlaubt: boolean;
  laeuft: boolean;
  toggle(): void;
  stop(): void;
}

/**
 * Calls `onWechsel` every `ms` while `bereit`, until the visitor stops it (WCAG 2.2.2) or touches the pictures. Nothing
 * changes while somebody looks closer or cannot see it; the time begins anew when pointer or focus leave.
 */
export function useWechsel(
  fenster: RefObject<HTMLElement | null>,
  ms: number,
  bereit: boolean,
  onWechsel: () => void,
): Wechsel {
  const [erlaubt, setErlaubt] = useState(false);
  const [gewollt, setGewollt] = useState(true);
  const laeuft = erlaubt && gewollt && bereit;

  useEffect(() => {
    const query = matchMedia(WENIGER_BEWEGUNG);
    const update = () => setErlaubt(!query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);

  const change = useEffectEvent(onWechsel);
  useEffect(() => {
    const element = fenster.current;
    if (!laeuft || !element) return;
    let isPointed = false;
    const isBusy = () =>
      isPointed ||
      document.hidden ||
      element.getBoundingClientRect().bottom < 0 ||
      (element.contains(document.activeElement) && document.activeElement?.matches(':focus-visible'));
    const start = () =>
      setInterval(() => {
        if (!isBusy()) change();
      }, ms);
    let timer = start();
    const restart = () => {
      isPointed = false;
      clearInterval(timer);
      timer = start();
    };
    // A finger does not hover: what it leaves behind is no pointer that leaves again.
    const enter = ({ pointerType }: PointerEvent) => {
      isPointed = pointerType === 'mouse';
    };
    const stop = () => setGewollt(false);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', restart);
    element.addEventListener('focusout', restart);
    element.addEventListener('pointerdown', stop);
    return () => {
      clearInterval(timer);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', restart);
      element.removeEventListener('focusout', restart);
      element.removeEventListener('pointerdown', stop);
    };
  }, [laeuft, ms, fenster]);

  return {
    erlaubt,
    laeuft,
    toggle: () => setGewollt((before) => !before),
    stop: () => setGewollt(false),
  };
}
