/** Milliseconds between two renewals; the reservations last longer than two of them take. */
const RENEW_MS = 7_000;

/** Works on what is reserved in the database and renews that meanwhile: it is free soon after the process has died. */
export async function whileHolding<T>(renew: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  // One that fails is made up for by the next; without any, another process takes over.
  const timer = setInterval(() => void renew().catch(() => {}), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
