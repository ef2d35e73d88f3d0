type DiskFault = 'full' | 'read-only' | 'broken';

/**
 * Error codes of the operating system, PostgreSQL (https://www.postgresql.org/docs/18/errcodes-appendix.html) and the
 * embedded database.
 */
const CODES: Readonly<Record<string, DiskFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  '53100': 'full',
  EROFS: 'read-only',
  EIO: 'broken',
  '58030': 'broken',
};

/** WASI errno values, which the embedded database throws as an object that is not an Error. */
const NUMBERS: Readonly<Record<number, DiskFault>> = { 51: 'full', 19: 'full', 69: 'read-only', 29: 'broken' };

/** The disk fault that caused `error`; null for other causes. */
export function findDiskFault(error: unknown, depth = 0): DiskFault | null {
  if (typeof error !== 'object' || error === null || depth > 5) return null;
  const { name, code, errno, message, cause } = error as Record<string, unknown>;
  if (name === 'ErrnoError' && typeof errno === 'number') return NUMBERS[errno] ?? null;
  const known = typeof code === 'string' ? CODES[code] : undefined;
  if (known) return known;
  if (typeof message === 'string' && /Read-only file system/i.test(message)) return 'read-only';
  return findDiskFault(cause, depth + 1);
}
