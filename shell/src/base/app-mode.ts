/**
 * App mode (requirement A-1) follows from the cookie `isApp=1`, from the home screen's address `?homescreen=1`, or from
 * a standalone window, which only the browser can detect (app.client.ts). It is a session cookie set by every start of
 * the app: on Android ordinary tabs share it and would otherwise stay in app mode. `?homescreen=0` leaves it.
 */
export const LEAVE_APP = '?homescreen=0';
const COOKIE = /(?:^|;\s*)isApp=1(?:;|$)/;

/** Format of the cookie for `document.cookie` and `Set-Cookie`. */
export function formatAppCookie(app: boolean, secure: boolean): string {
  return `isApp=${app ? 1 : 0}; Path=/${app ? '' : '; Max-Age=0'}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function hasAppCookie(cookies = ''): boolean {
  return COOKIE.test(cookies);
}

/** Removes `homescreen` from the query, so that it creates no separate page; null when it is missing. */
export function takeHomescreen(query: URLSearchParams): boolean | null {
  const value = query.get('homescreen');
  if (value === null) return null;
  query.delete('homescreen');
  return value !== '0';
}
