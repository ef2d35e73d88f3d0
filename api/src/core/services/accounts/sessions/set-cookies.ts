import { TOKEN_IN_COOKIE } from '@gm/shared/rules/accesses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import type { Access } from '../access.ts';
import type { AccountLine } from '../account-repository.ts';
import { DEVICE_DAYS } from './account-device-repository.ts';

/** Readable by scripts: the council member's profile, without the token (requirement R-2). */
const PROFILE_COOKIE = 'ratsinfoauth';

type CookieConfig = Pick<Config, 'SITE_URL' | 'SESSION_SECONDS'>;

function buildCookie(
  name: string,
  value: string,
  seconds: number,
  { SITE_URL }: CookieConfig,
  scripts = false,
): string {
  const secure = SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${scripts ? '' : '; HttpOnly'}${secure}`;
}

const buildProfile = ({
  id,
  pw_geaendert,
  vorname: firstName,
  nachname: lastName,
  email,
  taetigkeitsbereiche,
}: AccountLine) =>
  encodeURIComponent(
    JSON.stringify({ id, pw_geaendert, vorname: firstName, nachname: lastName, email, taetigkeitsbereiche }),
  );

/** Session cookie with the idle timeout as its lifetime. */
export function setCookies(
  reply: FastifyReply,
  { art: kind, cookie }: Access,
  token: string,
  account: AccountLine,
  config: CookieConfig,
): void {
  reply.header('set-cookie', buildCookie(cookie, token, config.SESSION_SECONDS, config));
  if (kind === 'rat') setProfileCookie(reply, account, config);
}

/** Profile cookie for pages, set at login and after every change of the profile. */
export function setProfileCookie(reply: FastifyReply, account: AccountLine, config: CookieConfig): void {
  reply.header('set-cookie', buildCookie(PROFILE_COOKIE, buildProfile(account), config.SESSION_SECONDS, config, true));
}

/** Removes the profile cookie; pages then show no user. */
export function clearProfileCookie(reply: FastifyReply, config: CookieConfig): void {
  reply.header('set-cookie', buildCookie(PROFILE_COOKIE, '', 0, config, true));
}

/** Marks the browser as known; kept on logout. */
export function setDeviceCookie(
  reply: FastifyReply,
  { geraet: device }: Pick<Access, 'geraet'>,
  token: string,
  config: CookieConfig,
): void {
  reply.header('set-cookie', buildCookie(device, token, DEVICE_DAYS * 24 * 3600, config));
}

export function deleteCookies(reply: FastifyReply, { art: kind, cookie }: Access, config: CookieConfig): void {
  reply.header('set-cookie', buildCookie(cookie, '', 0, config));
  if (kind === 'rat') clearProfileCookie(reply, config);
}

/**
 * Browsers send `Origin`, `Sec-Fetch-Site` or both with a POST, and scripts cannot remove them. Some programs send
 * `Sec-Fetch-Mode` (`fetch` of Node.js), but not the other two by default.
 */
export const isBrowser = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

/**
 * Token for the reply body: hidden from browsers, where page scripts can read replies; other programs have no cookies.
 */
export function getToken(token: string, request: Pick<FastifyRequest, 'headers'>): string {
  return isBrowser(request) ? TOKEN_IN_COOKIE : token;
}
