/**
 * Whether a page shows its boundaries: for staff after `?grenzen=1`, until `?grenzen=0` or the end of the browser
 * session.
 */
const PARAMETER = 'grenzen';
const COOKIE = /(?:^|;\s*)grenzen=1(?:;|$)/;

export const LIMITS_AN = `?${PARAMETER}=1`;
export const LIMITS_AUS = `?${PARAMETER}=0`;

export function hasLimitCookie(cookies = ''): boolean {
  return COOKIE.test(cookies);
}

interface LimitChoice {
  isOn: boolean;
  /** Cookie to set. */
  cookie?: string;
}

/**
 * Removes the parameter from the query, so that it creates no separate page.
 * @param readStaff called only when boundaries were requested
 */
export async function chooseLimits(
  query: URLSearchParams,
  cookies: string | undefined,
  secure: boolean,
  readStaff: () => Promise<unknown>,
): Promise<LimitChoice> {
  const wish = query.get(PARAMETER);
  query.delete(PARAMETER);
  const isWanted = wish === null ? hasLimitCookie(cookies) : wish !== '0';
  const format = (on: boolean) =>
    `${PARAMETER}=${on ? 1 : 0}; Path=/${on ? '' : '; Max-Age=0'}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  if (!isWanted)
    return wish !== null && hasLimitCookie(cookies) ? { isOn: false, cookie: format(false) } : { isOn: false };
  if ((await readStaff()) === null) return { isOn: false };
  return { isOn: true, ...(wish === null ? {} : { cookie: format(true) }) };
}
