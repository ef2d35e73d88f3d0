/**
 * App mode (requirement A-1): cookie `isApp=1`, the home screen's address `?homescreen=1`, or a window of its own, which
 * only the browser can tell (app.client.ts). The cookie remembers it until the browser is closed: every start of the app
 * sets it anew, and an ordinary tab, which shares it on Android, is not the app for ever. `?homescreen=0` ends it.
 */
export const LEAVE_APP = '?homescreen=0';
const COOKIE = /(?:^|;\s*)isApp=1(?:;|$)/;

/** The cookie as `document.cookie` and `Set-Cookie` take it. */
export function formatAppCookie(app: boolean, secure: boolean): string {
  return `isApp=${app ? 1 : 0}; Path=/${app ? '' : '; Max-Age=0'}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function hasAppCookie(cookies = ''): boolean {
  return COOKIE.test(cookies);
}

/** Takes `homescreen` out of the query, so that it tells no pages apart; null when it is not there. */
export function takeHomescreen(query: URLSearchParams): boolean | null {
  const value = query.get('homescreen');
  if (value === null) return null;
  query.delete('homescreen');
  return value !== '0';
}
