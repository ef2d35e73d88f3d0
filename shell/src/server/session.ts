import { TOKEN_IM_COOKIE, ZUGAENGE } from '@gm/shared/regeln/zugaenge';

/** The log-ins a browser brought along, as the headers in which the api expects them. */
export type Session = Readonly<Record<string, string>>;

/** As the api writes them; anything else is not worth asking about. */
const TOKEN = /^[\w-]{16,200}$/;

const splitCookies = (cookies: string): (readonly [string, string])[] =>
  cookies.split(/;\s*/).map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return [name, value];
  });

/** Turns the cookies that scripts cannot read into headers; null for visitors. */
export function readSession(cookies = ''): Session | null {
  const given = new Map(splitCookies(cookies));
  const headers: Record<string, string> = {};
  for (const { cookie, header } of Object.values(ZUGAENGE)) {
    const token = given.get(cookie);
    if (token && TOKEN.test(token)) headers[header] = token;
  }
  return Object.keys(headers).length > 0 ? headers : null;
}

/** What the log-in knows a browser by again, as a header of its own form; of all cookies only this. */
export function readGeraet(cookies = ''): { cookie?: string } {
  const names: string[] = Object.values(ZUGAENGE).map(({ geraet }) => geraet);
  const known = splitCookies(cookies).filter(([name, value]) => names.includes(name) && TOKEN.test(value));
  return known.length > 0 ? { cookie: known.map((pair) => pair.join('=')).join('; ') } : {};
}

/** Adds the session to headers a script sent, which has no token of its own to send. */
export function addSession(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  session: Session | null,
): Record<string, string | string[] | undefined> {
  const merged = { ...headers };
  for (const [header, token] of Object.entries(session ?? {})) {
    const [given = ''] = [merged[header]].flat();
    if (given === '' || given.replace(/^Bearer\s+/i, '') === TOKEN_IM_COOKIE) merged[header] = token;
  }
  return merged;
}
