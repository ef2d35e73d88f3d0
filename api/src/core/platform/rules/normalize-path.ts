/** Longest path a page may have, in characters. */
const MAX_PATH = 2000;

const FORBIDDEN = /[\\/\p{Control}]/u;

function readPart(raw: string): string | null {
  try {
    const part = decodeURIComponent(raw).normalize('NFC');
    return part === '' || part === '.' || part === '..' || FORBIDDEN.test(part) ? null : part;
  } catch {
    return null;
  }
}

/**
 * Canonical path of a page: decoded once, with leading and trailing slash, without query and hash. Null for invalid
 * paths: `.`, `..` or empty segments, encoded slashes, control characters, broken encoding, excessive length.
 */
export function normalizePath(url: string): string | null {
  const raw = url.split(/[?#]/, 1)[0] ?? '';
  if (raw.length > MAX_PATH) return null;
  const inside = raw.replace(/^\//, '').replace(/\/$/, '');
  if (inside === '') return '/';
  const parts = inside.split('/').map(readPart);
  return parts.includes(null) ? null : `/${parts.join('/')}/`;
}
