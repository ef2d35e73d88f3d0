import { useEffect } from 'react';

/**
 * Lets the browser ask before the page goes for good, while `active`. Links inside the site need no question: the draft
 * is there on the way back.
 */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [active]);
}
