/**
 * The two kinds of log-in, staff and council, and where each keeps its token (requirements R-2, I-1): in a cookie that scripts
 * cannot read, which the site's gateway turns into the header that the calls expect. `geraet` is the cookie by which the
 * log-in knows a browser again: it lets nobody in, but strangers who guess a password do not lock it out.
 */
export const ZUGAENGE = {
  intern: { cookie: 'intranetauth', header: 'authorization', geraet: 'intranetgeraet' },
  rat: { cookie: 'ratsinfoauthJWT', header: 'ratsinfosystem-authorization', geraet: 'ratsinfogeraet' },
} as const;
export type Zugangsart = keyof typeof ZUGAENGE;

/** Kinds of accounts. A club logs in like staff, with a link instead of a password, and sees its own entries alone. */
export const KONTOARTEN = ['intern', 'rat', 'verein'] as const;
export type Kontoart = (typeof KONTOARTEN)[number];

/** Stands in place of the token in what a browser is answered: the real one lies in the cookie. */
export const TOKEN_IM_COOKIE = 'cookie';
