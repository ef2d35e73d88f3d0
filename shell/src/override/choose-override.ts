/**
 * Whether a page takes one remote from the developer's own machine: for administrators, and under `npm run dev`, after
 * `?mf=mf-forms@http://localhost:3000/mf-manifest.json`, until `?mf=` or the end of the browser session.
 */
const PARAMETER = 'mf';
const COOKIE = /(?:^|;\s*)mf=([^;]+)/;
const WISH = /^([a-z][a-z0-9-]{1,40})@(http:\/\/\S{1,300})$/;
/** Nobody else can answer there: a link cannot make an administrator run foreign code. */
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

export const OVERRIDE_OFF = `?${PARAMETER}=`;

export interface Override {
  remote: string;
  /** Address of the build's `mf-manifest.json`. */
  manifest: string;
  origin: string;
}

function parseOverride(text: string): Override | null {
  const [, remote, address = ''] = WISH.exec(text) ?? [];
  if (!remote || !URL.canParse(address)) return null;
  const { hostname, href, origin } = new URL(address);
  return OWN_MACHINE.includes(hostname) ? { remote, manifest: href, origin } : null;
}

export const hasOverrideCookie = (cookies = ''): boolean => COOKIE.test(cookies);

function readCookie(cookies = ''): string {
  try {
    return decodeURIComponent(COOKIE.exec(cookies)?.[1] ?? '');
  } catch {
    return '';
  }
}

interface OverrideChoice {
  override?: Override;
  /** Cookie to set. */
  cookie?: string;
}

/**
 * Removes the parameter from the query, so that it creates no separate page.
 * @param readRoles called only when an override was requested
 */
export async function chooseOverride(
  query: URLSearchParams,
  { cookie: cookies, 'sec-fetch-site': from }: { cookie?: string | undefined; 'sec-fetch-site'?: unknown },
  secure: boolean,
  readRoles: () => Promise<readonly string[] | null>,
): Promise<OverrideChoice> {
  const wish = query.get(PARAMETER);
  query.delete(PARAMETER);
  const format = (value: string) =>
    `${PARAMETER}=${value}; Path=/${value ? '' : '; Max-Age=0'}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  if (wish === '') return hasOverrideCookie(cookies) ? { cookie: format('') } : {};
  // A link on another site does not start an override.
  const text = wish === null || from === 'cross-site' ? readCookie(cookies) : wish;
  const override = parseOverride(text);
  if (!override || !(await readRoles())?.includes('admin')) return {};
  return { override, ...(text === wish ? { cookie: format(encodeURIComponent(text)) } : {}) };
}
