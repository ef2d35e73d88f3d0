import { ACCESSES, TOKEN_IN_COOKIE } from '@gm/shared/rules/accesses';

/** The sessions of a browser, as the headers that the api expects. */
export type Session = Readonly<Record<string, string>>;

/** The format in which the api writes tokens; anything else is ignored. */
const TOKEN = /^[\w-]{16,200}$/;

const splitCookies = (cookies: string): (readonly [string, string])[] =>
  cookies.split(/;\s*/).map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return [name, value];
  });

/** Turns HttpOnly cookies into headers; null for visitors without a session. */
export function readSession(cookies = ''): Session | null {
  const given = new Map(splitCookies(cookies));
  const headers: Record<string, string> = {};
  for (const { cookie, header } of Object.values(ACCESSES)) {
    const token = given.get(cookie);
    if (token && TOKEN.test(token)) headers[header] = token;
  }
  return Object.keys(headers).length > 0 ? headers : null;
}

/** The cookie by which the log-in recognises a browser, as a header; no other cookies. */
export function readDevice(cookies = ''): { cookie?: string } {
  const names: string[] = Object.values(ACCESSES).map(({ geraet: device }) => device);
  const known = splitCookies(cookies).filter(([name, value]) => names.includes(name) && TOKEN.test(value));
  return known.length > 0 ? { cookie: known.map((pair) => pair.join('=')).join('; ') } : {};
}

/** Adds the session to the headers of a script, which cannot read the token. */
export function addSession(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  session: Session | null,
): Record<string, string | string[] | undefined> {
  const merged = { ...headers };
  for (const [header, token] of Object.entries(session ?? {})) {
    const [given = ''] = [merged[header]].flat();
    if (given === '' || given.replace(/^Bearer\s+/i, '') === TOKEN_IN_COOKIE) merged[header] = token;
  }
  return merged;
}
