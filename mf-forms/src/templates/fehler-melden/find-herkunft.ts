/**
 * Address of the page before this one, or empty. `document.referrer` alone would be wrong: going from page to page
 * inside the document leaves it as it was when the document was loaded.
 */
function findPrevious(): string {
  // Missing in browsers before 2026; nothing is better than the wrong page.
  const verlauf = 'navigation' in window ? window.navigation : undefined;
  if (!verlauf?.currentEntry) return '';
  const { index } = verlauf.currentEntry;
  return index > 0 ? (verlauf.entries()[index - 1]?.url ?? '') : document.referrer;
}

/**
 * Path of the page the visitor wants to report: from `?seite=` of a link, else the page of this site they came from.
 * Empty when neither is known.
 * @param suche query of the form's page, with `?`
 */
export function findHerkunft(suche: string): string {
  const genannt = new URLSearchParams(suche).get('seite');
  if (genannt) return genannt;
  const previous = findPrevious();
  if (!previous) return '';
  const { origin, pathname, search } = new URL(previous);
  return origin === location.origin && pathname !== location.pathname ? pathname + search : '';
}
