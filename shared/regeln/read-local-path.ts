/**
 * Where an address says it leads to, if that is on this site; null otherwise. The only reader of such addresses: whatever
 * is followed or shown as a link of this site goes through it.
 */
export function readLocalPath(genannt: string | null | undefined): string | null {
  const basis = 'http://localhost';
  // `//host`, `/\host` and a tab in between lead elsewhere: only what the browser itself would make of it counts.
  if (!genannt?.startsWith('/') || !URL.canParse(genannt, basis)) return null;
  const { origin, pathname, search } = new URL(genannt, basis);
  return origin === basis && !pathname.startsWith('//') ? pathname + search : null;
}

/** Whether an address leads to a place of this site as it is written, with or without a fragment. */
export function isLocalPath(genannt: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return !/[\u0000-\u001f\u007f\\]/.test(genannt) && readLocalPath(genannt) !== null;
}
