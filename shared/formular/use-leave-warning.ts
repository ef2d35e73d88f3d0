import { useEffect } from 'react';
import type { Entwurfsstand } from './use-entwurf.ts';

/**
 * Lets the browser ask before the page goes for good, while there is a draft that was not sent. Links inside the site need
 * no question: the draft is there on the way back.
 */
export function useLeaveWarning(useVorhanden: Entwurfsstand, gesendet: boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    // Only while it is needed: pages that listen are not kept for the way back by every browser.
    const listen = ({ vorhanden }: { vorhanden: boolean }) => {
      if (vorhanden && !gesendet) addEventListener('beforeunload', ask);
      else removeEventListener('beforeunload', ask);
    };
    listen(useVorhanden.getState());
    const unsubscribe = useVorhanden.subscribe(listen);
    return () => {
      unsubscribe();
      removeEventListener('beforeunload', ask);
    };
  }, [useVorhanden, gesendet]);
}
