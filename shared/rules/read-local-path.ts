/**
 * The local path of a URL; null if it leads elsewhere. Every URL that is followed or shown as a local link must go
 * through this function.
 */
export function readLocalPath(named: string | null | undefined): string | null {
  const basis = 'http://localhost';
  // `//host`, `/\host` and embedded tabs lead elsewhere: parse the URL as browsers do.
  if (!named?.startsWith('/') || !URL.canParse(named, basis)) return null;
  const { origin, pathname, search } = new URL(named, basis);
  return origin === basis && !pathname.startsWith('//') ? pathname + search : null;
}

/** Whether a URL is already a normalised local path, with or without a fragment. */
export function isLocalPath(named: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return !/[\u0000-\u001f\u007f\\]/.test(named) && readLocalPath(named) !== null;
}
