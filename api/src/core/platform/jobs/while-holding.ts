/** Milliseconds between renewals; reservations last longer than two intervals. */
const RENEW_MS = 7_000;

/** Works on a reserved record and renews the reservation meanwhile, so that it expires soon after a crash. */
export async function whileHolding<T>(renew: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  // A failed renewal is compensated by the next; without any, another process takes over.
  const timer = setInterval(() => void renew().catch(() => {}), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
