import { useEffect } from 'react';
import type { DraftState } from './use-draft.ts';

/**
 * Asks for confirmation before the page is unloaded while there is an unsent draft. Links within the site need none:
 * the draft is restored on return.
 */
export function useLeaveWarning(useExisting: DraftState, sent: boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    // Registered only while needed: a `beforeunload` listener disables the back/forward cache in some browsers.
    const lists = ({ vorhanden: existing }: { vorhanden: boolean }) => {
      if (existing && !sent) addEventListener('beforeunload', ask);
      else removeEventListener('beforeunload', ask);
    };
    lists(useExisting.getState());
    const unsubscribe = useExisting.subscribe(lists);
    return () => {
      unsubscribe();
      removeEventListener('beforeunload', ask);
    };
  }, [useExisting, sent]);
}
