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
 * The path of a raw request target, decoded, or the status it is refused with. Dot segments, doubled and encoded slashes,
 * backslashes, fragments and control characters would be read as one address here and as another further on.
 */
export function decodePath(target: string): string | 400 | 404 {
  const [rawPath = ''] = target.split('?', 1);
  let pfad: string;
  try {
    pfad = decodeURIComponent(rawPath);
  } catch {
    return 400;
  }
  const hidden = /%2f|%5c|%2e|#/i.test(rawPath);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const ambiguous = /[\u0000-\u001f\\]|\/\/|(^|\/)\.{1,2}(\/|$)/.test(pfad);
  return hidden || ambiguous || !pfad.startsWith('/') ? 404 : pfad;
}

/** Controls that no keyboard types, and the api refuses; tabs and line breaks come with pasted words, as spaces. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNTYPED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A query without characters nobody can have meant: a search for nothing else finds nothing, and is no wrong address. */
function readQuery(rawQuery: string): URLSearchParams {
  const query = new URLSearchParams(rawQuery);
  return new URLSearchParams([...query].map(([name, value]) => [name, value.replaceAll(UNTYPED, '')]));
}

/** Reads the raw request target. Pages have lower-case paths with a slash at both ends. */
export function parseSitePath(target: string): SitePath {
  if (target.length > MAX_LENGTH) return { kind: 'invalid', status: 414 };
  const pfad = decodePath(target);
  if (typeof pfad === 'number') return { kind: 'invalid', status: pfad };
  const [, rawQuery = ''] = target.split(/\?(.*)/s, 2);
  const query = readQuery(rawQuery);
  if (pfad.endsWith('/')) return { kind: 'page', pfad, query };
  if (/\.[a-z0-9]{1,12}$/i.test(pfad)) return { kind: 'invalid', status: 404 };
  return { kind: 'redirect', href: `${encodePath(pfad)}/${rawQuery ? `?${rawQuery}` : ''}` };
}
