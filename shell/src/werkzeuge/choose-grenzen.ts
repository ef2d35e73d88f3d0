/** Whether a page shows its boundaries: for staff that asked for it with `?grenzen=1`, until `?grenzen=0` or the browser's end. */
const PARAMETER = 'grenzen';
const COOKIE = /(?:^|;\s*)grenzen=1(?:;|$)/;

export const GRENZEN_AN = `?${PARAMETER}=1`;
export const GRENZEN_AUS = `?${PARAMETER}=0`;

export function hasGrenzenCookie(cookies = ''): boolean {
  return COOKIE.test(cookies);
}

interface GrenzenChoice {
  isOn: boolean;
  /** To be set. */
  cookie?: string;
}

/**
 * Takes the wish out of the query, so that it tells no pages apart.
 * @param readStaff asked only where somebody wants to see boundaries
 */
export async function chooseGrenzen(
  query: URLSearchParams,
  cookies: string | undefined,
  secure: boolean,
  readStaff: () => Promise<unknown>,
): Promise<GrenzenChoice> {
  const wish = query.get(PARAMETER);
  query.delete(PARAMETER);
  const isWanted = wish === null ? hasGrenzenCookie(cookies) : wish !== '0';
  const format = (on: boolean) =>
    `${PARAMETER}=${on ? 1 : 0}; Path=/${on ? '' : '; Max-Age=0'}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  if (!isWanted)
    return wish !== null && hasGrenzenCookie(cookies) ? { isOn: false, cookie: format(false) } : { isOn: false };
  if ((await readStaff()) === null) return { isOn: false };
  return { isOn: true, ...(wish === null ? {} : { cookie: format(true) }) };
}
