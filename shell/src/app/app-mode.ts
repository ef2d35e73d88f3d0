/**
 * App mode (specification A4): cookie `isApp=1`, the home screen's address `?homescreen=1`, or a window of its own, which
 * only the browser can tell (app.client.ts). It is remembered by the cookie; `?homescreen=0` ends it.
 */
const MAX_AGE_S = 31_536_000;
const COOKIE = /(?:^|;\s*)isApp=1(?:;|$)/;

/** The cookie as `document.cookie` and `Set-Cookie` take it. */
export function formatAppCookie(app: boolean, secure: boolean): string {
  return `isApp=${app ? 1 : 0}; Path=/; Max-Age=${app ? MAX_AGE_S : 0}; SameSite=Lax${secure ? '; Secure' : ''}`;
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
