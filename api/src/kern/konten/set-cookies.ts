import { TOKEN_IM_COOKIE } from '@gm/shared/regeln/zugaenge';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../betrieb/config.ts';
import type { KontoZeile } from './konten-repository.ts';
import { GERAET_TAGE } from './kontogeraet-repository.ts';
import type { Zugang } from './zugang.ts';

/** Readable by scripts: the profile of a council member, without the token (requirement R-2). */
const PROFIL_COOKIE = 'ratsinfoauth';

type CookieConfig = Pick<Config, 'SITE_URL' | 'ANMELDUNG_SEKUNDEN'>;

function buildCookie(
  name: string,
  wert: string,
  sekunden: number,
  { SITE_URL }: CookieConfig,
  skripte = false,
): string {
  const secure = SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `${name}=${wert}; Path=/; Max-Age=${sekunden}; SameSite=Lax${skripte ? '' : '; HttpOnly'}${secure}`;
}

const buildProfil = ({ id, pw_geaendert, vorname, nachname, email, taetigkeitsbereiche }: KontoZeile) =>
  encodeURIComponent(JSON.stringify({ id, pw_geaendert, vorname, nachname, email, taetigkeitsbereiche }));

/** Lets the browser keep the log-in for as long as it holds without a request. */
export function setCookies(
  reply: FastifyReply,
  { art, cookie }: Zugang,
  token: string,
  konto: KontoZeile,
  config: CookieConfig,
): void {
  reply.header('set-cookie', buildCookie(cookie, token, config.ANMELDUNG_SEKUNDEN, config));
  if (art === 'rat') setProfilCookie(reply, konto, config);
}

/** Who is logged in, for pages: with the log-in, and whenever something of it has changed. */
export function setProfilCookie(reply: FastifyReply, konto: KontoZeile, config: CookieConfig): void {
  reply.header('set-cookie', buildCookie(PROFIL_COOKIE, buildProfil(konto), config.ANMELDUNG_SEKUNDEN, config, true));
}

/** Nobody is logged in any more, whatever the browser was told. */
export function clearProfilCookie(reply: FastifyReply, config: CookieConfig): void {
  reply.header('set-cookie', buildCookie(PROFIL_COOKIE, '', 0, config, true));
}

/** Lets the log-in know the browser again; a log-out leaves it. */
export function setGeraetCookie(
  reply: FastifyReply,
  { geraet }: Pick<Zugang, 'geraet'>,
  token: string,
  config: CookieConfig,
): void {
  reply.header('set-cookie', buildCookie(geraet, token, GERAET_TAGE * 24 * 3600, config));
}

export function deleteCookies(reply: FastifyReply, { art, cookie }: Zugang, config: CookieConfig): void {
  reply.header('set-cookie', buildCookie(cookie, '', 0, config));
  if (art === 'rat') clearProfilCookie(reply, config);
}

/** What the body tells of the token: scripts of a page see the body, other programs have no cookies. */
export function getToken(token: string, { headers }: Pick<FastifyRequest, 'headers'>): string {
  const isBrowser = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;
  return isBrowser ? TOKEN_IM_COOKIE : token;
}
