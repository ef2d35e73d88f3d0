import { requestJson } from '@gm/shared/browser/request-json';
import { useEffect, useState } from 'react';

/**
 * Response of a call, requested `pause` milliseconds after the last change of its URL. Undefined while the first one
 * loads and for a URL of `null`; null after an error.
 */
export function useAnswer<Body>(url: string | null, pause = 0): Body | null | undefined {
  const [received, setReceived] = useState<Body | null>();
  useEffect(() => {
    if (url === null) return setReceived(undefined);
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await requestJson<Body>(url, { signal: abort.signal });
      if (!abort.signal.aborted) setReceived(answer.ok ? answer.body : null);
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [url, pause]);
  return received;
}
