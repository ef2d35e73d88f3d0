import { useMemo, useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

const readMinute = () => Math.floor(Date.now() / MINUTE);

/**
 * The current minute. Server and first render in the browser use the moment the server stated, so hydration finds
 * what it expects; after it the visitor's clock counts, also on a page that came from a cache.
 *
 * @param servermoment ISO moment the page was rendered at
 */
export function useMinute(servermoment: string): Date {
  const minute = useSyncExternalStore(subscribe, readMinute, () => Math.floor(Date.parse(servermoment) / MINUTE));
  return useMemo(() => new Date(minute * MINUTE), [minute]);
}
