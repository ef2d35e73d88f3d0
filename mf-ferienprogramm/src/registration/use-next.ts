import { useRef } from 'react';

/** A form with two submit buttons: stay on the step, or go to the next one. Enter triggers the first. */
export function useNext() {
  const chosen = useRef(false);
  const buildButton = (next: boolean) => ({
    type: 'submit' as const,
    onClick: () => {
      chosen.current = next;
    },
  });
  return { isNext: () => chosen.current, bleiben: buildButton(false), weiter: buildButton(true) };
}
