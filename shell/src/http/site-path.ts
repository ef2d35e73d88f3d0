const MAX_LENGTH = 2048;

export type SitePath =
  | { kind: 'page'; pfad: string; query: URLSearchParams }
  /** A page's address without its trailing slash. */
  | { kind: 'redirect'; href: string }
  | { kind: 'invalid'; status: 400 | 404 | 414 };

/** Encodes a decoded path for a `Location` header. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/**
 * Decodes the path of a raw request target, or returns the status of its refusal. Dot segments, double and encoded
 * slashes, backslashes, fragments and control characters would be interpreted differently by shell, api and proxies.
 */
export function decodePath(target: string): string | 400 | 404 {
  const [rawPath = ''] = target.split('?', 1);
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return 400;
  }
  const hidden = /%2f|%5c|%2e|#/i.test(rawPath);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const ambiguous = /[\u0000-\u001f\\]|\/\/|(^|\/)\.{1,2}(\/|$)/.test(path);
  return hidden || ambiguous || !path.startsWith('/') ? 404 : path;
}

/** Control characters that no keyboard types and the api refuses; tabs and line breaks in pasted text become spaces. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNTYPED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * Removes characters from a query that cannot be meant: a search for nothing else finds nothing, but is no invalid
 * address.
 */
function readQuery(rawQuery: string): URLSearchParams {
  const query = new URLSearchParams(rawQuery);
  return new URLSearchParams([...query].map(([name, value]) => [name, value.replaceAll(UNTYPED, '')]));
}

/** Parses the raw request target. Pages have lower-case paths with a leading and trailing slash. */
export function parseSitePath(target: string): SitePath {
  if (target.length > MAX_LENGTH) return { kind: 'invalid', status: 414 };
  const path = decodePath(target);
  if (typeof path === 'number') return { kind: 'invalid', status: path };
  const [, rawQuery = ''] = target.split(/\?(.*)/s, 2);
  const query = readQuery(rawQuery);
  if (path.endsWith('/')) return { kind: 'page', pfad: path, query };
  if (/\.[a-z0-9]{1,12}$/i.test(path)) return { kind: 'invalid', status: 404 };
  return { kind: 'redirect', href: `${encodePath(path)}/${rawQuery ? `?${rawQuery}` : ''}` };
}
