/**
 * Path of the page the visitor wants to report: from `?seite=` of a link, else the page of this site they came from.
 * Empty when neither is known.
 * @param suche query of the form's page, with `?`
 */
export function findHerkunft(suche: string): string {
  const genannt = new URLSearchParams(suche).get('seite');
  if (genannt) return genannt;
  if (!document.referrer) return '';
  const referrer = new URL(document.referrer);
  if (referrer.origin !== location.origin || referrer.pathname === location.pathname) return '';
  return referrer.pathname + referrer.search;
}
