import { requestJson } from '@gm/shared/browser/request-json';
import { useEffect, useState } from 'react';

/**
 * What a call answers, asked `pause` milliseconds after its address has changed for the last time. Undefined while nothing has
 * come, when it was refused, and where nobody asks (`null`).
 */
export function useAntwort<Body>(url: string | null, pause = 0): Body | undefined {
  const [gekommen, setGekommen] = useState<Body>();
  useEffect(() => {
    if (url === null) return setGekommen(undefined);
    const abbruch = new AbortController();
    const timer = setTimeout(async () => {
      const antwort = await requestJson<Body>(url, { signal: abbruch.signal });
      if (!abbruch.signal.aborted) setGekommen(antwort.ok ? antwort.body : undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      abbruch.abort();
    };
  }, [url, pause]);
  return gekommen;
}
