import { useRef } from 'react';

/** A form that is sent by two buttons: to go on filling in, or to go to the next step with it. Enter is the first of them. */
export function useWeiter() {
  const gewaehlt = useRef(false);
  const buildKnopf = (weiter: boolean) => ({
    type: 'submit' as const,
    onClick: () => {
      gewaehlt.current = weiter;
    },
  });
  return { isWeiter: () => gewaehlt.current, bleiben: buildKnopf(false), weiter: buildKnopf(true) };
}
