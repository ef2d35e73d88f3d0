/**
 * Address of the previous page, or empty. `document.referrer` alone would be wrong, because client-side navigation does
 * not update it.
 */
function findPrevious(): string {
  // Not available in browsers before 2026; an empty value is better than a wrong page.
  const history = 'navigation' in window ? window.navigation : undefined;
  if (!history?.currentEntry) return '';
  const { index } = history.currentEntry;
  return index > 0 ? (history.entries()[index - 1]?.url ?? '') : document.referrer;
}

/**
 * Path of the page to report: from a link's `?seite=`, otherwise the previous page of this site. Empty if neither is
 * known.
 * @param searchText query of the form's page, with `?`
 */
export function findOrigin(searchText: string): string {
  const named = new URLSearchParams(searchText).get('seite');
  if (named) return named;
  const previous = findPrevious();
  if (!previous) return '';
  const { origin, pathname, search } = new URL(previous);
  return origin === location.origin && pathname !== location.pathname ? pathname + search : '';
}
