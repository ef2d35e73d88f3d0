const KEY = 'gm:reload';
const GUARD_MS = 60_000;

/**
 * Loads the page anew, or `href` where the visitor is on the way to it, at most once in 60 s. Returns whether it does.
 * (Specification A9: page reload guard.)
 */
export function reloadOnce(href?: string): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without session storage nothing would guard against a loop of reloads.
    return false;
  }
  if (href === undefined) location.reload();
  else location.assign(href);
  return true;
}
