/** Longest path a page may have, in characters. */
const MAX_PFAD = 2000;

const VERBOTEN = /[\\/\p{Control}]/u;

function readPart(roh: string): string | null {
  try {
    const teil = decodeURIComponent(roh).normalize('NFC');
    return teil === '' || teil === '.' || teil === '..' || VERBOTEN.test(teil) ? null : teil;
  } catch {
    return null;
  }
}

/**
 * The path of a page as the database knows it: decoded once, with leading and trailing slash, without query and hash.
 * Null when no page can have it: `.`, `..` or nothing between two slashes, encoded slashes, control characters, broken
 * encoding, too long.
 */
export function normalizePfad(url: string): string | null {
  const roh = url.split(/[?#]/, 1)[0] ?? '';
  if (roh.length > MAX_PFAD) return null;
  const innen = roh.replace(/^\//, '').replace(/\/$/, '');
  if (innen === '') return '/';
  const teile = innen.split('/').map(readPart);
  return teile.includes(null) ? null : `/${teile.join('/')}/`;
}
