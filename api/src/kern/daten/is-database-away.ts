/** What a database that is not there yet, or not any more, answers; a wrong password or name does not mend itself. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  // It starts or ends just now (57P03, 57P01, 57P02), or all its places are taken (53300).
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** The driver's own words have no code: a pool that waited in vain, and a connection that ended under a query. */
const WORDS = /^(timeout exceeded when trying to connect|timeout expired|Connection terminated)/;

/** Whether `error` came about because the database cannot be reached: it passes, and asking again later helps. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CODES.has(String(error.code))) || WORDS.test(error.message);
}
