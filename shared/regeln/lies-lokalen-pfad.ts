/** Where an address says it leads to afterwards, if that is on this site; null otherwise. */
export function liesLokalenPfad(genannt: string | null | undefined): string | null {
  const basis = 'http://localhost';
  // `//host`, `/\host` and a tab in between lead elsewhere: only what the browser itself would make of it counts.
  if (!genannt?.startsWith('/') || !URL.canParse(genannt, basis)) return null;
  const { origin, pathname, search } = new URL(genannt, basis);
  return origin === basis && !pathname.startsWith('//') ? pathname + search : null;
}
