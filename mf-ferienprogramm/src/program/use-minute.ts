import { useMemo, useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

const readMinute = () => Math.floor(Date.now() / MINUTE);

/**
 * The current minute. The server and hydration use the server's time; afterwards the visitor's clock applies, also on a
 * cached page.
 * @param servermoment ISO time of the page's rendering
 */
export function useMinute(servermoment: string): Date {
  const minute = useSyncExternalStore(subscribe, readMinute, () => Math.floor(Date.parse(servermoment) / MINUTE));
  return useMemo(() => new Date(minute * MINUTE), [minute]);
}
