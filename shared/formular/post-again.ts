/** Milliseconds of rest before each further try: a tunnel, a change of cell, a café's log-in page. */
const PAUSEN = [2_000, 5_000, 10_000, 20_000];
/** How long a phone without any line is waited for, in milliseconds. */
const GEDULD = 300_000;

/** Resolves after the pause, where the device has no line as soon as it has one again. */
function waitForLine(pause: number): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) return void setTimeout(resolve, pause);
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, GEDULD);
    addEventListener('online', end);
  });
}

/**
 * Posts until it is answered, whatever the answer is. Only a dead line is tried again, some five times; rejects as the last
 * try does. Whoever posts names the request by a key: it may have arrived, and only its answer was lost.
 * @param onWait hears that the line is dead
 */
export async function postAgain(post: () => Promise<Response>, onWait: () => void): Promise<Response> {
  for (const pause of PAUSEN) {
    try {
      return await post();
    } catch {
      onWait();
      await waitForLine(pause);
    }
  }
  return post();
}
