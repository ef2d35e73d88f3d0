/** Back-off in milliseconds before each retry: covers a tunnel, a change of cell, a captive portal. */
const BREAKS = [2_000, 5_000, 10_000, 20_000];
/** Maximum wait for an offline device, in milliseconds. */
const PATIENCE = 300_000;

/** Resolves after the pause; on an offline device as soon as it is online. */
function waitForLine(pause: number): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) return void setTimeout(resolve, pause);
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, PATIENCE);
    addEventListener('online', end);
  });
}

/**
 * Posts until there is a reply, whatever its status. Only network errors are retried, about five times; rejects with
 * the last one. The request needs an idempotency key: it may have arrived although its reply was lost.
 * @param onWait called while waiting for the network
 */
export async function postAgain(post: () => Promise<Response>, onWait: () => void): Promise<Response> {
  for (const pause of BREAKS) {
    try {
      return await post();
    } catch {
      onWait();
      await waitForLine(pause);
    }
  }
  return post();
}
