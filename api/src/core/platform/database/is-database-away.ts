/** Error codes of an unreachable database; a wrong password or name is permanent and therefore not included. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  // Starting up or shutting down (57P03, 57P01, 57P02), or too many connections (53300).
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** Driver errors without a code: pool timeout, and connection lost during a query. */
const WORDS = /^(timeout exceeded when trying to connect|timeout expired|Connection terminated)/;

/** Whether `error` means that the database is temporarily unreachable and a retry helps. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CODES.has(String(error.code))) || WORDS.test(error.message);
}
