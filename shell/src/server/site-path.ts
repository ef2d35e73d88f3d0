const MAX_LENGTH = 2048;

export type SitePath =
  | { kind: 'page'; pfad: string; query: URLSearchParams }
  /** A page's address without the slash at its end. */
  | { kind: 'redirect'; href: string }
  | { kind: 'invalid'; status: 400 | 404 | 414 };

/** A decoded path as it stands in a `Location` header. */
export function encodePath(pfad: string): string {
  return pfad.split('/').map(encodeURIComponent).join('/');
}

/**
 * Reads the raw request target. Pages have lower-case paths with a slash at both ends; dot segments, encoded slashes and
 * control characters never name a page.
 */
export function parseSitePath(target: string): SitePath {
  if (target.length > MAX_LENGTH) return { kind: 'invalid', status: 414 };
  const [rawPath = '', rawQuery = ''] = target.split(/\?(.*)/s, 2);
  let pfad: string;
  try {
    pfad = decodeURIComponent(rawPath);
  } catch {
    return { kind: 'invalid', status: 400 };
  }
  const hidden = /%2f|%5c|%2e/i.test(rawPath);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (hidden || /[\u0000-\u001f\\]|\/\/|(^|\/)\.{1,2}(\/|$)/.test(pfad) || !pfad.startsWith('/'))
    return { kind: 'invalid', status: 404 };
  const query = new URLSearchParams(rawQuery);
  if (pfad.endsWith('/')) return { kind: 'page', pfad, query };
  if (/\.[a-z0-9]{1,12}$/i.test(pfad)) return { kind: 'invalid', status: 404 };
  return { kind: 'redirect', href: `${encodePath(pfad)}/${rawQuery ? `?${rawQuery}` : ''}` };
}
